const maxQueryCharacters = 160;
const maxMessageCharacters = 500;
/** Maximum depth of the `cause` chain that is told. */
const deepestCause = 5;
const failedQuery = 'Failed query: ';
/** Messages of this class of SQLSTATE (data exceptions) end with the value. */
const dataException = /^22/;

const detailsOf = (error: unknown): { code?: unknown; cause?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

/** Returns an error and its causes, the outermost first. */
export function errorChain(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let next = error; next && chain.length < deepestCause; next = detailsOf(next).cause) {
    chain.push(next);
  }
  return chain;
}

/** Returns the codes of an error and its causes: SQLSTATE, or the system's, such as `ENOSPC`. */
export const errorCodes = (error: unknown): string[] =>
  errorChain(error)
    .map((one) => detailsOf(one).code)
    .filter((code) => typeof code === 'string');

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/*
 * Security: the message of a failed query holds its values, among them codes, and that of a data
 * exception the value; neither is logged.
 */
function ownMessage(error: unknown): string {
  const { code } = detailsOf(error);
  const whole = error instanceof Error ? error.message : String(error);
  const [message = ''] = whole.split('\nparams: ', 1);
  if (message.startsWith(failedQuery)) {
    return cut(message.replace(/\s+/g, ' ').trim(), failedQuery.length + maxQueryCharacters);
  }
  const isData = typeof code === 'string' && dataException.test(code);
  const text = isData ? message.replace(/: "[^]*$/, '') : message;
  return cut(text.trim(), maxMessageCharacters) || (typeof code === 'string' ? code : '');
}

/**
 * Returns an error with its causes as one text, the innermost last and with its code: `Failed
 * query: insert …: could not extend file: No space left on device (53100)`. Values of queries are
 * left out.
 */
export function errorText(error: unknown): string {
  const messages: string[] = [];
  for (const one of errorChain(error)) {
    const message = ownMessage(one);
    if (message && !messages.includes(message)) messages.push(message);
  }
  const text = messages.join(': ');
  const code = errorCodes(error).at(-1);
  return code && !messages.at(-1)?.includes(code) ? `${text} (${code})` : text;
}

/** A frame of V8's stack; what people have typed does not look like one. */
const frame = /^ {4}at .*(?::\d+:\d+\)?|\(<anonymous>\)|\(native\))$/;

/** Returns the frames of an error's stack, without its message. */
export function errorFrames({ stack = '', message }: Error): string {
  const end = stack.indexOf(message) + message.length;
  return stack
    .slice(end)
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n');
}
