import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';
import { LineBudget } from './line-budget.ts';
import { LogLines } from './log-lines.ts';

export interface ApiLog {
  path: string;
  write(chunk: Buffer): void;
  close(): Promise<void>;
}

export interface LogLimits {
  /** A longer line is cut. */
  lineBytes: number;
  /** Lines beyond the limit are counted and left out; errors are counted separately. */
  linesASecond: number;
  errorsASecond: number;
  /** Log rotation: the file size at which a new file is begun. */
  fileBytes: number;
  /** Number of rotated files in addition to the current one; the oldest is deleted. */
  oldFiles: number;
  /** Maximum bytes waiting in memory for a slow disk; further lines are left out and counted. */
  waitingBytes: number;
}

export const logLimits: LogLimits = {
  lineBytes: 16 * 1024,
  linesASecond: 1_000,
  errorsASecond: 100,
  fileBytes: 10 * 1024 * 1024,
  oldFiles: 9,
  waitingBytes: 8 * 1024 * 1024,
};

/** Pause before a retry if the file cannot be written (full disk). */
const RETRY_MS = 5_000;
const COUNT_EVERY_MS = 1_000;
const WARN_LEVEL = 40;
/** The levels error and fatal, as pino writes them. */
const IS_ERROR = /"level":(50|60)/;

/**
 * Opens the rotating log of the store API and prints its errors to the terminal. Keeps `oldFiles` +
 * 1 files of `fileBytes` each.
 */
export async function openApiLog(
  dataDir: string,
  say: (line: string) => void,
  { limits = logLimits, now = Date.now }: { limits?: LogLimits; now?: () => number } = {},
): Promise<ApiLog> {
  const folder = join(dataDir, 'logs');
  await mkdir(folder, { recursive: true });
  const name = 'api.log';
  const plain = new LineBudget(limits.linesASecond, now);
  const errors = new LineBudget(limits.errorsASecond, now);

  let stream: RotatingFileStream | undefined;
  let failedAt = -Infinity;
  const open = () => {
    const opened = createStream(name, {
      path: folder,
      size: `${limits.fileBytes}B`,
      rotate: limits.oldFiles,
      mode: 0o600,
    });
    opened.on('error', (error) => {
      if (stream === opened) stream = undefined;
      failedAt = now();
      say(`The log of the store API cannot be written: ${error.message}`);
    });
    return opened;
  };

  const append = (line: string): boolean => {
    if (!stream && now() - failedAt >= RETRY_MS) stream = open();
    if (!stream || stream.writableLength > limits.waitingBytes) return false;
    stream.write(`${line}\n`);
    return true;
  };
  const lines = new LogLines(limits.lineBytes, (line) => {
    const isError = IS_ERROR.test(line);
    const budget = isError ? errors : plain;
    if (!budget.take()) return;
    if (!append(line)) budget.leaveOut();
    if (isError) say(describe(line));
  });
  const sayLeftOut = () => {
    for (const budget of [plain, errors]) {
      const count = budget.takeLeftOut();
      if (count === 0) continue;
      const msg = `${count} ${budget === errors ? 'errors' : 'lines'} were left out of this log`;
      const isWritten = append(JSON.stringify({ level: WARN_LEVEL, time: now(), msg }));
      if (!isWritten) budget.leaveOut(count);
    }
  };
  const timer = setInterval(sayLeftOut, COUNT_EVERY_MS);
  return {
    path: join(folder, name),
    write: (chunk) => lines.add(chunk),
    close: async () => {
      clearInterval(timer);
      lines.end();
      sayLeftOut();
      const last = stream;
      if (!last) return;
      const closed = once(last, 'close').catch(() => undefined);
      last.end();
      await closed;
    },
  };
}

function describe(line: string): string {
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null) return line;
    const message = 'msg' in entry ? String(entry.msg) : '';
    const error = 'err' in entry ? (entry.err as { message?: unknown } | null) : null;
    const { method, route, status } = entry as Record<'method' | 'route' | 'status', unknown>;
    return [
      'Store API:',
      message,
      status && `${String(method)} ${String(route)} answered ${String(status)}`,
      error?.message && `(${String(error.message)})`,
    ]
      .filter(Boolean)
      .join(' ');
  } catch {
    return line;
  }
}
