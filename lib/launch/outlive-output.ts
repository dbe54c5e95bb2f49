/* Loaded first into every program of the store. What cannot be written to the terminal or to the file that
   stands for it, because a disk is full or a pipe closed, is lost; unheard, the error would end the program. */
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
