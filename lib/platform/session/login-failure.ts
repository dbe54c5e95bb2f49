/* next-auth hands one text from `authorize` to the browser: the store's code goes before its message. */

const withCode = /^([a-z_]+)\|([^]*)$/;

/** A login that was refused, as one text. */
export function writeLoginFailure(code: unknown, message: string): string {
  return typeof code === 'string' && /^[a-z_]+$/.test(code) ? `${code}|${message}` : message;
}

/** What `writeLoginFailure` was given. */
export function readLoginFailure(text: string): { code: string | undefined; message: string } {
  const [, code, message] = withCode.exec(text) ?? [];
  return code === undefined ? { code, message: text } : { code, message: message ?? '' };
}
