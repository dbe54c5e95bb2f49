import { forwardGateway } from './gateway';

process.env['NEXTAUTH_SECRET'] = 'n'.repeat(32);
process.env['REVALIDATE_SECRET'] = 'r'.repeat(32);

const site = 'http://localhost:3000/api/payments/webhook/razorpay';
let sent: { url: string; init: RequestInit }[] = [];
let answer: () => Promise<Response>;
beforeEach(() => {
  sent = [];
  answer = () => Promise.resolve(Response.json({ status: true }));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push({ url: String(url), init: init ?? {} });
    return answer();
  });
});
afterEach(() => jest.restoreAllMocks());

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  forwardGateway(new Request(`${site}?a=1`, { method: 'POST', body, headers }), '/payments/x');

describe('the gateways’ door', () => {
  it('passes the very bytes on, with signatures and without cookies', async () => {
    const body = '{ "amount":1.50,\n "name":"आम" }';
    await post(body, {
      'content-type': 'application/json',
      'x-razorpay-signature': 'abc',
      'x-easebuzz-anything': 'def',
      'x-visitor-id': 'stolen',
      cookie: 'session=1',
      authorization: 'token x',
    });
    const [{ url, init } = { url: '', init: {} }] = sent;
    expect(url).toMatch(/\/payments\/x\?a=1$/);
    expect(new TextDecoder().decode(init.body as Uint8Array)).toBe(body);
    const headers = new Headers(init.headers);
    expect(headers.get('x-razorpay-signature')).toBe('abc');
    expect(headers.get('x-easebuzz-anything')).toBe('def');
    expect(headers.get('x-visitor-id')).toBeNull();
    expect(headers.get('cookie')).toBeNull();
    expect(headers.get('authorization')).toBeNull();
  });

  it('leads browsers on, and keeps no answer', async () => {
    answer = () =>
      Promise.resolve(new Response(null, { status: 303, headers: { location: '/payment/A' } }));
    const { status, headers } = await post('x');
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/payment/A');
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('shows a person a page where the store refuses or is away; a program hears why', async () => {
    const refusal = () => Promise.resolve(Response.json({ status: false }, { status: 400 }));
    const away = () => Promise.reject(new TypeError('fetch failed'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const [next, status] of [
      [refusal, 400],
      [away, 503],
    ] as const) {
      answer = next;
      expect((await post('x')).status).toBe(status);
      const page = await post('x', { accept: 'text/html' });
      expect(page.headers.get('location')).toBe('/payment/unknown');
    }
  });

  it('takes no more than a message can be', async () => {
    expect((await post('x'.repeat(70_000))).status).toBe(413);
    expect(sent).toEqual([]);
  });
});
