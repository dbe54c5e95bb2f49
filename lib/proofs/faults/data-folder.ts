import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../launch/run-command.ts';

/** Maximum bytes of a folder in memory (tmpfs); memory is used only for data that is written. */
const ROOM_BYTES = 6 * 1024 ** 3;
/** Bytes left free when the folder counts as full: less than any table or log grows by. */
const REST_BYTES = 64 * 1024;

/** A temporary DATA_DIR. If root may mount, it is its own file system, which can be filled up. */
export interface DataFolder {
  path: string;
  /** Fills the file system; undefined if mounting is not allowed. */
  fill: (() => Promise<void>) | undefined;
  empty: () => Promise<void>;
  remove: () => Promise<void>;
}

async function mount(...args: string[]): Promise<boolean> {
  return (await runCommand('mount', args, { keep: true })).code === 0;
}

export async function makeDataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'sose-faults-'));
  // If this program runs as root, another user runs the database and must have access.
  await chmod(path, 0o755);
  const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
  const isMounted =
    mayMount && (await mount('-t', 'tmpfs', '-o', `size=${ROOM_BYTES},mode=755`, 'tmpfs', path));
  const resize = async (bytes: number) => {
    if (!(await mount('-o', `remount,size=${bytes}`, path))) {
      throw new Error(`${path} cannot be made ${bytes} bytes large`);
    }
  };
  return {
    path,
    fill: isMounted
      ? async () => {
          const { blocks, bfree, bsize } = await statfs(path);
          await resize((blocks - bfree) * bsize + REST_BYTES);
        }
      : undefined,
    empty: async () => {
      if (isMounted) await resize(ROOM_BYTES);
    },
    remove: async () => {
      if (isMounted) await runCommand('umount', ['-l', path]);
      await rm(path, { recursive: true, force: true });
    },
  };
}
