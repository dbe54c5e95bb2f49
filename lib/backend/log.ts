import { pino, type Logger } from 'pino';

/** One line of JSON for each event; codes, passwords and tokens never stand in it. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['password', 'otp', 'token', '*.password', '*.otp', '*.token', '*.authorization'],
      censor: '[secret]',
    },
  });
}
