import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

export interface ApiLog {
  path: string;
  /** For the program to write to; a file, so that it goes on when this program is killed. */
  fd: number;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 1_000;
const LARGEST_BYTES = 50 * 1024 * 1024;
/** The levels error and fatal, as pino writes them. */
const IS_ERROR = /"level":(50|60)/;

/** Opens the log of the store API, shows the errors that come in, and keeps the file small. */
export async function openApiLog(dataDir: string, say: (line: string) => void): Promise<ApiLog> {
  const folder = join(dataDir, 'logs');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'api.log');
  const handle = await open(path, 'a', 0o600);
  let position = (await handle.stat()).size;

  const look = async () => {
    const { size } = await stat(path);
    if (size > position) {
      const text = await readRange(path, position, size - 1);
      const end = text.lastIndexOf(0x0a) + 1;
      position += end;
      for (const line of text.subarray(0, end).toString('utf8').split('\n')) {
        if (IS_ERROR.test(line)) say(describe(line));
      }
    }
    if (size > LARGEST_BYTES) {
      await copyFile(path, `${path}.1`);
      await truncate(path);
      position = 0;
    }
  };
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined);
  }, LOOK_EVERY_MS);
  return {
    path,
    fd: handle.fd,
    close: async () => {
      clearInterval(timer);
      await looking.then(look).catch(() => undefined);
      await handle.close();
    },
  };
}

async function readRange(path: string, start: number, end: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { start, end })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function describe(line: string): string {
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null) return line;
    const message = 'msg' in entry ? String(entry.msg) : '';
    const error = 'err' in entry ? (entry.err as { message?: unknown } | null) : null;
    return ['Store API:', message, error?.message && `(${String(error.message)})`]
      .filter(Boolean)
      .join(' ');
  } catch {
    return line;
  }
}
