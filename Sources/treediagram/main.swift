endInWordsWithoutMemory()
exitProcess(run(commandLineWords()))
