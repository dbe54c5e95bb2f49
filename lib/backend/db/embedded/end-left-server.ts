import { endLeftServer } from './running-server.ts';

/* A program for who has started the store API and seen it killed: node end-left-server.ts DATA_DIR */
endLeftServer(process.argv[2] ?? '.data').catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
