import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/* A failed query names its values, among them messages with codes: they stay out of the log. */
const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '');

function describeError(error: Error) {
  const { type, message, stack } = stdSerializers.errWithCause(error);
  return { type, message: withoutValues(message), stack: withoutValues(stack) };
}

/** One line of JSON for each event; codes, passwords and tokens never stand in it. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: {
      paths: ['password', 'otp', 'token', '*.password', '*.otp', '*.token', '*.authorization'],
      censor: '[secret]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
