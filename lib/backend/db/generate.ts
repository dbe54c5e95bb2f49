import { createLog } from '../log.ts';
import { openDatabase } from './client.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { generateProducts } from './generate-products.ts';

/* `node lib/backend/db/generate.ts 100000`: a large catalogue in the database of DATABASE_URL, or
   else in the embedded one of DATA_DIR, which no running store may be using. */

async function main(): Promise<void> {
  const howMany = Number(process.argv[2] ?? '100000');
  if (!Number.isInteger(howMany) || howMany < 1 || howMany > 1_000_000) {
    throw new Error('Say how many products there shall be, 1 to 1000000');
  }
  const address = process.env['DATABASE_URL'];
  const server = address
    ? undefined
    : await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR'] || '.data' });
  const connection = server ? server.connection : { connectionString: address };
  const client = openDatabase({ ...connection, statement_timeout: 0 }, createLog('warn'));
  try {
    const added = await generateProducts(client.db, howMany);
    console.log(`${added} products were added`);
  } finally {
    await client.close();
    await server?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
