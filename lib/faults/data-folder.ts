import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../launch/run-command.ts';

/** Bytes that a folder in memory may grow to; nothing is taken before it is written. */
const ROOM_BYTES = 6 * 1024 ** 3;
/** Left free where the folder is said to be full: less than any table or log grows by. */
const REST_BYTES = 64 * 1024;

/** A temporary DATA_DIR. Where root may mount, it is a file system of its own that can be made full. */
export interface DataFolder {
  path: string;
  /** Leaves no room; undefined where that is not allowed here. */
  fill: (() => Promise<void>) | undefined;
  empty: () => Promise<void>;
  remove: () => Promise<void>;
}

async function mount(...args: string[]): Promise<boolean> {
  return (await runCommand('mount', args, { keep: true })).code === 0;
}

export async function makeDataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'sose-faults-'));
  // Under root another user runs the database and has to get here.
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
