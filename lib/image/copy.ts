import {
  chmod,
  copyFile as copyBytes,
  mkdir,
  readdir,
  readlink,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Copies a file that every user can read. A folder is left out. */
export async function copyFile(from: string, to: string): Promise<void> {
  const facts = await stat(from);
  if (!facts.isFile()) return;
  await mkdir(dirname(to), { recursive: true });
  await copyBytes(from, to);
  await chmod(to, facts.mode & 0o111 ? 0o755 : 0o644);
}

/** Copies the wanted files of a folder, and its symbolic links as they are. */
export async function copyFolder(
  from: string,
  to: string,
  isWanted: (path: string) => boolean,
): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = relative(from, join(entry.parentPath, entry.name));
    if (entry.isDirectory() || !isWanted(path)) continue;
    if (!entry.isSymbolicLink()) await copyFile(join(from, path), join(to, path));
    else {
      await mkdir(dirname(join(to, path)), { recursive: true });
      await symlink(await readlink(join(from, path)), join(to, path));
    }
  }
}
