import { endLeftServer } from './running-server.ts';

/*
 * Stops a server that is still running after the store API was killed: node end-left-server.ts
 * DATA_DIR
 */
endLeftServer(process.argv[2] ?? '.data').catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
