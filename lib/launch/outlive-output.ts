/*
 * Preloaded first into every program of the store. Ignores write errors of the terminal or its
 * redirection (disk full, pipe closed), because an unhandled error event would end the program.
 */
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
