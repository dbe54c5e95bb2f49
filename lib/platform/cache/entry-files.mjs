import { mkdir, readFile, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';

/** Minimum size of a file on most file systems. */
const blockBytes = 4096;
const subfolders = 256;
const longestSilenceMs = 60_000;

/**
 * LRU cache on disk, one file per entry, bounded by bytes and files. The index is only in memory: a
 * new process starts empty. Files are immutable: a concurrent reader of a replaced entry gets all
 * of it or nothing.
 */
export class EntryFiles {
  #folder;
  #maxBytes;
  #files;
  #count = 0;
  #saidAt = 0;

  /** `onGone` is called with each removed key. */
  constructor({ folder, maxBytes, maxFiles, onGone = () => undefined }) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#files = new LRUCache({
      max: maxFiles,
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      disposeAfter: (file, key, reason) => {
        // Space is freed at once; a file that is still being written is deleted after the write.
        void file.written.then(() => unlink(file.path)).catch(() => undefined);
        if (reason !== 'set') onGone(key);
      },
    });
  }

  has(key) {
    return this.#files.has(key);
  }

  /** Number of files and their total bytes. */
  size() {
    return { files: this.#files.size, bytes: this.#files.calculatedSize };
  }

  /** Returns the last written entry; undefined if the file is missing or corrupt. */
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

  /** Writes or replaces an entry. Returns false if the disk write fails. */
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

  /** Deletes the folders of earlier processes. */
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
