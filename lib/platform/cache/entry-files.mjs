import { mkdir, readFile, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';

/** What a file takes at least on most file systems. */
const blockBytes = 4096;
const subfolders = 256;
const longestSilenceMs = 60_000;

/**
 * Entries on disk, one file each, bounded in bytes and in files: the least recently used goes first.
 * The index is in memory alone, so that a new process begins without entries. A file is written once and
 * never changed: whoever still reads an entry that was replaced finds it whole or not at all.
 */
export class EntryFiles {
  #folder;
  #maxBytes;
  #files;
  #count = 0;
  #saidAt = 0;

  /** `onGone` hears of each key that is no longer there. */
  constructor({ folder, maxBytes, maxFiles, onGone = () => undefined }) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#files = new LRUCache({
      max: maxFiles,
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      disposeAfter: (file, key, reason) => {
        // Room is made at once; what is still being written is removed when it is.
        void file.written.then(() => unlink(file.path)).catch(() => undefined);
        if (reason !== 'set') onGone(key);
      },
    });
  }

  has(key) {
    return this.#files.has(key);
  }

  /** How many files there are, and the bytes that they take. */
  size() {
    return { files: this.#files.size, bytes: this.#files.calculatedSize };
  }

  /** What was written last, or undefined: a file that is gone or broken is no error. */
  async read(key) {
    const file = this.#files.get(key);
    if (!file) return undefined;
    try {
      await file.written;
      return deserialize(await readFile(file.path));
    } catch {
      if (this.#files.peek(key) === file) this.#files.delete(key);
      return undefined;
    }
  }

  /** Keeps an entry in the place of an older one. False where the disk does not take it. */
  async write(key, entry) {
    const content = serialize(entry);
    const bytes = Math.max(1, Math.ceil(content.length / blockBytes)) * blockBytes;
    if (bytes > this.#maxBytes) {
      this.delete(key);
      return false;
    }
    const number = (this.#count += 1);
    const path = join(this.#folder, String(number % subfolders), number.toString(36));
    const file = { path, bytes, written: writeNew(path, content) };
    this.#files.set(key, file);
    try {
      await file.written;
      return true;
    } catch (error) {
      if (this.#files.peek(key) === file) this.#files.delete(key);
      await unlink(path).catch(() => undefined);
      this.#say(error);
      return false;
    }
  }

  delete(key) {
    this.#files.delete(key);
  }

  /** Removes what earlier processes have left beside the folder of this one. */
  async removeLeftovers() {
    const parent = dirname(this.#folder);
    const names = await readdir(parent).catch(() => []);
    for (const name of names) {
      if (name === basename(this.#folder)) continue;
      await rm(join(parent, name), { recursive: true, force: true }).catch((error) =>
        this.#say(error),
      );
    }
  }

  #say(error) {
    if (Date.now() - this.#saidAt < longestSilenceMs) return;
    this.#saidAt = Date.now();
    console.error(`Pages are served but cannot be kept in ${this.#folder}: ${error.message}`);
  }
}

async function writeNew(path, content) {
  try {
    await writeFile(path, content, { mode: 0o600 });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { mode: 0o600 });
  }
}
