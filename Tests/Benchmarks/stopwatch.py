"""Runs commands, each several times in turns, and prints for every run its number, time, memory, output and status.

    stopwatch.py ROUNDS SECONDS -- COMMAND... [-- COMMAND...]...

Each run writes into a pipe, which is emptied here. A command that has had the given seconds is not run again. A line is
the command's number, seconds, peak memory (in KiB, on macOS in bytes), bytes written, and exit status.

This is a process of its own, without any module that it can do without, because the system counts as peak memory of a
new process also what the one that started it has in memory, which must be less than anything measured.
"""
import os
import sys
import time

CAPACITY_OF_A_PIPE = 65536


def drain(reader):
    buffer = bytearray(CAPACITY_OF_A_PIPE)
    total = 0
    while size := os.readv(reader, [buffer]):
        total += size
    os.close(reader)
    return total


def measure(words):
    reader, writer = os.pipe()
    start = time.perf_counter()
    process = os.posix_spawnp(words[0], words, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, writer, 1)])
    os.close(writer)
    size = drain(reader)
    _, status, usage = os.wait4(process, 0)
    seconds = time.perf_counter() - start
    return seconds, usage.ru_maxrss, size, os.waitstatus_to_exitcode(status)


def commands(words):
    found = []
    for word in words:
        if word == "--":
            found.append([])
        else:
            found[-1].append(word)
    return found


def main(rounds, allowed, *words):
    spent = {}
    for _ in range(int(rounds)):
        for number, command in enumerate(commands(words)):
            if spent.get(number, 0) < float(allowed):
                seconds, *others = measure(command)
                spent[number] = spent.get(number, 0) + seconds
                print(number, seconds, *others)


main(*sys.argv[1:])
