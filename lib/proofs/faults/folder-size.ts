import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface FolderSize {
  files: number;
  bytes: number;
}

/** Returns the size of a folder, recursively; ignores files deleted during the scan. */
export async function folderSize(folder: string): Promise<FolderSize> {
  const total: FolderSize = { files: 0, bytes: 0 };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const facts = await lstat(join(entry.parentPath, entry.name)).catch(() => undefined);
    if (!facts) continue;
    total.files += 1;
    total.bytes += facts.size;
  }
  return total;
}
