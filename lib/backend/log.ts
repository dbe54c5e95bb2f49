import fs from 'node:fs';
import { pino, type DestinationStream, type Logger } from 'pino';
import { errorFrames, errorText } from './error-text.ts';

const standardOutput = 1;
/**
 * Maximum number of buffered characters while lines cannot be written; further lines are dropped.
 */
const maxBufferedCharacters = 1024 * 1024;

function describeError(error: unknown) {
  const message = errorText(error);
  if (!(error instanceof Error)) return { message };
  return { type: error.constructor.name, message, stack: errorFrames(error) };
}

/**
 * Writes lines to a file descriptor. A write error, such as a full disk, never ends the program:
 * lines are buffered in memory up to a limit and written with the next successful write.
 */
export function openLines(fd: number): DestinationStream {
  let waiting = '';
  return {
    write: (line) => {
      if (waiting.length + line.length <= maxBufferedCharacters) waiting += line;
      try {
        while (waiting) waiting = withoutWritten(waiting, fs.writeSync(fd, waiting));
      } catch {
        // There is no other place to tell it.
      }
    },
  };
}

function withoutWritten(text: string, bytes: number): string {
  if (bytes === Buffer.byteLength(text)) return '';
  return Buffer.from(text).subarray(bytes).toString();
}

/** Creates the JSON logger, one line per event. Codes, passwords and tokens are redacted. */
export function createLog(
  level: string,
  destination: DestinationStream = openLines(standardOutput),
): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: {
      paths: ['password', 'otp', 'token', '*.password', '*.otp', '*.token', '*.authorization'],
      censor: '[secret]',
    },
  };
  return pino(options, destination);
}
