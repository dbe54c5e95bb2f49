import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { BackendEnv } from '../env.ts';
import { openTestStore } from '../testing/test-store.ts';
import { connectDatabase, connectToRestore } from './connect.ts';
import { recordedFolder } from './embedded/home.ts';

let root: string;
let env: BackendEnv;
beforeAll(async () => {
  const store = await openTestStore();
  root = await mkdtemp(join(tmpdir(), 'sose-connect-'));
  await chmod(root, 0o755);
  env = { ...store.context.env, databaseUrl: undefined, dataDir: join(root, 'data') };
  await store.close();
});
afterAll(() => rm(root, { recursive: true, force: true }));

it.each(['global/pg_control', 'base'])(
  'a restore moves a database without its %s aside; a start says how to restore',
  async (part) => {
    await (await connectDatabase(env, () => undefined)).stop();
    const folder = await recordedFolder(env.dataDir);
    const path = join(folder, 'data', part);
    if (part === 'base') await rm(path, { recursive: true });
    else await writeFile(path, 'damaged');
    await expect(connectDatabase(env, () => undefined)).rejects.toThrow(
      'The database files are damaged. Restore a backup: npm run db:restore',
    );
    const lines: string[] = [];
    const server = await connectToRestore(env, (line) => lines.push(line));
    const client = new pg.Client(server.connection);
    await client.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await server.stop();
    expect(lines.join()).toContain('data-damaged');
    expect((await readdir(folder)).some((name) => name.startsWith('data-damaged'))).toBe(true);
  },
  60_000,
);
