import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { entityTag } from '../../answers/answer.ts';
import { sha256Hex } from '../../server/sha256-hex.ts';

export interface MadePicture {
  body: Buffer;
  tag: string;
}

/** A file that was made: its name and its bytes. */
export type MadeFile = readonly [name: string, bytes: number];

const maxMemoryBytes = 32 * 1024 * 1024;
const isMade = /^[0-9a-f]{32}\.avif$/;

/** Returns the name of the file of a picture; `address` is that of the image optimiser. */
export function madeName(address: string): string {
  return `${sha256Hex(address).slice(0, 32)}.avif`;
}

export type MadePictures = Awaited<ReturnType<typeof openMadePictures>>;

/**
 * Opens a folder of pictures that were made as AVIF. Holds at most
 * `maxBytes`; the oldest ones go first.
 */
export async function openMadePictures(folder: string, maxBytes: number) {
  const sizes = new Map<string, number>();
  const memory = new LRUCache<string, MadePicture>({
    maxSize: maxMemoryBytes,
    sizeCalculation: ({ body }) => body.length,
  });
  let total = 0;

  const drop = async (name: string, bytes: number): Promise<void> => {
    sizes.delete(name);
    memory.delete(name);
    total -= bytes;
    await rm(join(folder, name), { force: true });
  };

  const add = async (files: readonly MadeFile[]): Promise<void> => {
    for (const [name, bytes] of files) {
      total += bytes - (sizes.get(name) ?? 0);
      sizes.set(name, bytes);
    }
    for (const [name, bytes] of sizes) {
      if (total <= maxBytes) return;
      await drop(name, bytes);
    }
  };

  /** Returns a picture; undefined if it was not made. */
  const find = async (address: string): Promise<MadePicture | undefined> => {
    const name = madeName(address);
    const known = memory.get(name);
    if (known || !sizes.has(name)) return known;
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (!body) {
      await drop(name, sizes.get(name) ?? 0);
      return undefined;
    }
    const picture = { body, tag: entityTag(body) };
    memory.set(name, picture);
    return picture;
  };

  await mkdir(folder, { recursive: true });
  await add(await filesByAge(folder));
  return { folder, add, find, has: (name: string) => sizes.has(name) };
}

async function filesByAge(folder: string): Promise<MadeFile[]> {
  const names = (await readdir(folder)).filter((name) => isMade.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ name, facts: await stat(join(folder, name)) })),
  );
  return files
    .sort((one, other) => one.facts.mtimeMs - other.facts.mtimeMs)
    .map(({ name, facts }) => [name, facts.size]);
}
