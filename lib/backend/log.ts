import fs from 'node:fs';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

const standardOutput = 1;
/** Characters of lines that wait while they cannot be written; what comes then is dropped. */
const mostWaiting = 1024 * 1024;

/* A failed query names its values, among them messages with codes: they stay out of the log. */
const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '');

function describeError(error: Error) {
  const { type, message, stack } = stdSerializers.errWithCause(error);
  return { type, message: withoutValues(message), stack: withoutValues(stack) };
}

/**
 * Writes lines to a file descriptor. One that takes no more, as on a full disk, never ends the program:
 * lines wait in memory up to a limit, and go out with the next one that can be written.
 */
export function openLines(fd: number): DestinationStream {
  let waiting = '';
  return {
    write: (line) => {
      if (waiting.length + line.length <= mostWaiting) waiting += line;
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

/** One line of JSON for each event; codes, passwords and tokens never stand in it. */
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
