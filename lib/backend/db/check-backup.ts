import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { filesBelow } from './backup-files.ts';
import { openBackup, readBackupFile } from './backup-folder.ts';
import type { BackupManifest } from './backup-manifest.ts';

const newline = 0x0a;

/** Counts lines; COPY writes one for each row. */
function lineCounter(): Transform & { lines: number } {
  const counter = Object.assign(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        for (const byte of chunk) if (byte === newline) counter.lines += 1;
        done();
      },
      flush: (done) => done(),
    }),
    { lines: 0 },
  );
  return counter.resume();
}

/**
 * Reads a backup to its end, without a database. Throws, naming the file, if one is missing,
 * damaged or of another backup, or holds fewer rows than it should; and if the key is not the right
 * one.
 */
export async function checkBackup(folder: string, key?: string): Promise<BackupManifest> {
  const { backup, manifest } = await openBackup(folder, key);
  for (const { file, rows } of manifest.tables) {
    const counter = lineCounter();
    await pipeline([...readBackupFile(backup, file), createGunzip(), counter]).catch(damaged(file));
    if (counter.lines !== rows) {
      throw new Error(`${file} holds ${counter.lines} rows, but should hold ${rows}`);
    }
  }
  for (const path of await filesBelow(join(folder, 'files'))) {
    const file = join('files', path);
    await pipeline([...readBackupFile(backup, file), lineCounter()]).catch(damaged(file));
  }
  return manifest;
}

const damaged = (file: string) => (error: unknown) => {
  throw new Error(`${file} of the backup is missing or damaged`, { cause: error });
};
