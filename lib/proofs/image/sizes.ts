import { spawn } from 'node:child_process';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';

export interface Sizes {
  /** Bytes of all files. */
  files: number;
  /** Bytes of the layer as a registry sends it. */
  compressed: number;
}

const megabyte = 1_000_000;

/** Measures a collected image, without its base. */
export async function sizesOf(root: string): Promise<Sizes> {
  let files = 0;
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) files += (await lstat(join(entry.parentPath, entry.name))).size;
  }
  const layer = spawn('tar', ['-c', '-C', root, '.'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let compressed = 0;
  for await (const chunk of layer.stdout.pipe(createGzip())) {
    compressed += (chunk as Buffer).length;
  }
  return { files, compressed };
}

export const wordsForSizes = ({ files, compressed }: Sizes) =>
  `${(files / megabyte).toFixed(0)} MB of files, ${(compressed / megabyte).toFixed(0)} MB as a compressed layer.`;
