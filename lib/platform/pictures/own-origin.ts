/** Returns the URL at which this storefront reaches itself. */
export function ownOrigin(): string {
  const host = process.env['HOST'] || '127.0.0.1';
  const isAnywhere = host === '0.0.0.0' || host === '::';
  const name = isAnywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${process.env['PORT'] || 3000}`;
}
