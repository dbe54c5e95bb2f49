import { copyFile, open, readFile, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Home } from './home.ts';

export const ROTATE_AT_BYTES = 10 * 1024 * 1024;
const CHECK_EVERY_MS = 60_000;

const logPath = (home: Home) => join(home.folder, 'postgres.log');

/**
 * Log file of the server. A file and not a pipe, because a pipe breaks when this program is killed.
 */
export interface ServerLog {
  path: string;
  fd: number;
  /** Output of the server since the log was opened. */
  tail(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the log for one run of the server; deletes the log before the last one if it is large. */
export async function openServerLog(home: Home): Promise<ServerLog> {
  const path = logPath(home);
  const size = await fileSize(path);
  if (size > ROTATE_AT_BYTES) await rename(path, `${path}.1`);
  const handle = await open(path, 'a', 0o600);
  if (home.user) await handle.chown(home.user.uid, home.user.gid);
  const start = size > ROTATE_AT_BYTES ? 0 : size;
  return {
    path,
    fd: handle.fd,
    tail: async () => (await readFile(path)).subarray(start).toString('utf8').trim(),
    close: () => handle.close(),
  };
}

const readBytes = 16 * 1024;
const serverFault = /(?:PANIC|FATAL):  |terminated by signal|No space left/;

/** Returns the last fault that the server has written, without its time; empty if there is none. */
export async function lastServerFault(home: Home): Promise<string> {
  const text = await readFile(logPath(home)).catch(() => Buffer.alloc(0));
  const lines = text.subarray(-readBytes).toString('utf8').split('\n');
  const line = lines.findLast((one) => serverFault.test(one)) ?? '';
  return line.replace(/^[-\d]+ [:.\d]+ \S+ \[\d+\] /, '').trim();
}

/**
 * Rotates a long log by copy and truncate, because the server holds the file open for appending.
 * Lines written between the two steps are lost.
 */
export async function trimServerLog(home: Home): Promise<void> {
  const path = logPath(home);
  if ((await fileSize(path)) <= ROTATE_AT_BYTES) return;
  await copyFile(path, `${path}.1`);
  await truncate(path);
}

/** Trims the log once a minute; returns the function that stops it. */
export function keepServerLogSmall(home: Home, log: (line: string) => void): () => void {
  const timer = setInterval(() => {
    trimServerLog(home).catch((error: unknown) =>
      log(`The log of the database could not be trimmed: ${String(error)}`),
    );
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function fileSize(path: string): Promise<number> {
  return stat(path).then(
    (facts) => facts.size,
    () => 0,
  );
}
