import { currentRequest } from './current-request.ts';
import { passRequestId } from './pass-request-id.ts';

async function sentFor(headers: Record<string, string>, id: string | undefined) {
  let sent: string | null = null;
  const fetch = passRequestId((_, init) => {
    sent = new Headers(init?.headers).get('x-request-id');
    return Promise.resolve(new Response());
  });
  const ask = () => fetch('http://127.0.0.1:4000/products/', { headers });
  await (id ? currentRequest.run(id, ask) : ask());
  return sent;
}

describe('a call of the storefront', () => {
  it('carries the id of the request to the store API', async () => {
    expect(await sentFor({ 'company-id': '1' }, 'request-of-a-shopper')).toBe(
      'request-of-a-shopper',
    );
  });

  it('keeps an id that it has', async () => {
    const headers = { 'company-id': '1', 'x-request-id': 'given-before' };
    expect(await sentFor(headers, 'request-of-a-shopper')).toBe('given-before');
  });

  it('tells it to nobody else, and none outside of a request', async () => {
    expect(await sentFor({}, 'request-of-a-shopper')).toBeNull();
    expect(await sentFor({ 'company-id': '1' }, undefined)).toBeNull();
  });
});
