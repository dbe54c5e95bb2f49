/*
 * next-auth passes a single text from `authorize` to the browser: the store's code precedes the
 * message.
 */

const withCode = /^([a-z_]+)\|([^]*)$/;

/** Encodes a refused login as one text. */
export function writeLoginFailure(code: unknown, message: string): string {
  return typeof code === 'string' && /^[a-z_]+$/.test(code) ? `${code}|${message}` : message;
}

/** Decodes the text of `writeLoginFailure`. */
export function readLoginFailure(text: string): { code: string | undefined; message: string } {
  const [, code, message] = withCode.exec(text) ?? [];
  return code === undefined ? { code, message: text } : { code, message: message ?? '' };
}
