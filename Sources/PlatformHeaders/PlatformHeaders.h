// Calls that the C library has on Linux, and Swift's modules of it leave out. There is nothing here but declarations.

#ifndef PLATFORM_HEADERS_H
#define PLATFORM_HEADERS_H

#ifdef __linux__
#include <sys/sysinfo.h>
#include <sys/types.h>
#include <sys/xattr.h>

int fallocate(int descriptor, int mode, off_t offset, off_t length);
#endif

#endif
