import pg from 'pg';

/** Returns the connection of the server that `global-setup.ts` has started. */
export function testServer(): pg.PoolConfig {
  const server = JSON.parse(process.env['TEST_DATABASE'] ?? 'null') as pg.PoolConfig | null;
  if (!server) throw new Error('The test database is not there: run the tests through Jest');
  return server;
}

/** Runs a statement that makes or drops a database. */
export async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ ...testServer(), database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
