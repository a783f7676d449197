exitProcess(run(commandLineWords()))
