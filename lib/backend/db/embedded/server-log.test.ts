import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { ROTATE_AT_BYTES, trimServerLog } from './server-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sose-server-log-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const home = (): Home => ({ folder, data: join(folder, 'data'), user: undefined });

describe('the log of the database', () => {
  it('is trimmed while the server writes it, and never takes more than twice its length', async () => {
    const path = join(folder, 'postgres.log');
    await writeFile(path, 'short\n');
    await trimServerLog(home());
    expect(await readdir(folder)).toEqual(['postgres.log']);
    const server = await open(path, 'a');
    for (let round = 0; round < 3; round += 1) {
      await server.write(Buffer.alloc(ROTATE_AT_BYTES + 1, 'x'));
      await trimServerLog(home());
      expect((await stat(path)).size).toBe(0);
    }
    await server.write('after\n');
    await server.close();
    expect(await readFile(path, 'utf8')).toBe('after\n');
    expect((await readdir(folder)).sort()).toEqual(['postgres.log', 'postgres.log.1']);
  });

  it('is nothing to trim where there is none', async () => {
    await trimServerLog(home());
    expect(await readdir(folder)).toEqual([]);
  });
});
