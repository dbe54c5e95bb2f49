import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { serve, type ServerType } from '@hono/node-server';
import { makeCustomer } from '../testing/make-customer.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const post = (body: string, type?: string) =>
  store.call('POST', '/user/signin/', {
    body,
    headers: type === undefined ? {} : { 'content-type': type },
  });
const right = JSON.stringify({ email: 'asha@example.in', password: 'Demo@2026' });

describe('a body', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'may be %s',
    async (type) => {
      expect((await post(right, type)).status).toBe(200);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/json', 'x'])(
    'may not be %s',
    async (type) => {
      const answer = await post(right, type);
      expect(answer.status).toBe(415);
      expect(answer.body).toEqual({
        status: false,
        code: 'unsupported_type',
        message: 'Send application/json',
      });
    },
  );

  it.each(['', '{', '{"email":}', "{'email':'x'}", 'undefined', '{"a":1}{', '\ufeff', 'NaN'])(
    'is not valid as %p',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        status: false,
        code: 'invalid_input',
        message: 'The body is not valid JSON',
      });
    },
  );

  it.each(['[]', '[{"email":"a@b.in"}]', 'null', '1', '"text"', 'true'])(
    'is not an object as %p',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        status: false,
        code: 'invalid_input',
        message: 'The body must be a JSON object',
      });
    },
  );

  it('that is left out counts as empty', async () => {
    const answer = await store.call('POST', '/user/signin/');
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty('email');
  });

  it('holds no characters that cannot be kept and is not nested without end', async () => {
    for (const full_name of ['a\0b', '\ud83c', '['.repeat(9) + ']'.repeat(9)]) {
      const value = full_name.startsWith('[') ? full_name : JSON.stringify(full_name);
      const answer = await store.call('POST', '/user/signin/', {
        body: `{"email":${value},"password":"x"}`,
      });
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toEqual({ email: ['Enter plain text or numbers'] });
    }
    const deep = `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    expect((await post(deep)).status).toBe(400);
  });

  it('changes nothing but its own fields', async () => {
    const { token } = await makeCustomer(store);
    const body =
      '{"__proto__":{"is_staff":true},"constructor":{"prototype":{"x":1}},"mobile_no":"1"}';
    await store.call('POST', '/user/address/', { token, body });
    expect(({} as { x?: number; is_staff?: boolean }).x).toBeUndefined();
    expect(({} as { is_staff?: boolean }).is_staff).toBeUndefined();
  });
});

describe('a form', () => {
  it('that is broken is refused', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const answer = await post('abc', type);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        status: false,
        code: 'invalid_input',
        message: 'The body is not a valid form',
      });
    }
  });

  it('brings texts and no files', async () => {
    const form = new FormData();
    form.set('email', 'asha@example.in');
    form.set('password', new Blob(['Demo@2026']), 'password.txt');
    const headers = { 'company-id': '33' };
    const send = () => store.app.request('/user/signin/', { method: 'POST', headers, body: form });
    expect(await (await send()).json()).toMatchObject({
      errors: { password: ['Password is required'] },
    });
    form.set('password', 'Demo@2026');
    expect((await send()).status).toBe(200);
  });
});

describe('a query', () => {
  it('holds no characters that cannot be kept', async () => {
    const answer = await store.call('GET', '/countries/?filter_search=%00');
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty('filter_search');
  });

  it('may be nonsense', async () => {
    for (const query of ['?', '?&&', '?x', '?filter_search=%E0%A4%A', '?filter_search=%25_\\']) {
      expect((await store.call('GET', `/countries/${query}`)).status).toBe(200);
    }
  });

  it('counts with its last value', async () => {
    const { body } = await store.call('GET', '/countries/?filter_search=zzz&filter_search=India');
    expect(body['data']).toContainEqual(expect.objectContaining({ country_name: 'India' }));
  });
});

describe('a body over 64 KB', () => {
  const limit = 64 * 1024;
  const makeBody = (size: number) => {
    const frame = JSON.stringify({ email: 'asha@example.in', password: '' });
    return frame.replace('""', `"${'x'.repeat(size - frame.length)}"`);
  };
  let server: ServerType;
  beforeAll(async () => {
    server = serve({ fetch: store.app.fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** Sends over a real connection; a chunked body has no Content-Length. */
  function send(body: string, inChunks: boolean): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const call = request(
        {
          port: (server.address() as AddressInfo).port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/user/signin/',
          agent: false,
          headers: {
            'company-id': '33',
            'content-type': 'application/json',
            ...(!inChunks && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => (text += part));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      call.on('error', reject);
      for (let at = 0; at < body.length; at += 10_000) call.write(body.slice(at, at + 10_000));
      call.end();
    });
  }

  it.each([
    ['with its length', false],
    ['in chunks', true],
  ])('is refused %s', async (_, inChunks) => {
    const answer = await send(makeBody(limit + 1), inChunks);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toEqual({
      status: false,
      code: 'too_large',
      message: 'The request is too large',
    });
  });

  it.each([
    ['with its length', false],
    ['in chunks', true],
  ])('is refused and one of just that size is read %s', async (_, inChunks) => {
    // The body is read completely; then the password is too long.
    const answer = await send(makeBody(limit), inChunks);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toHaveProperty('errors.password');
    const small = await send(right, inChunks);
    expect(small.status).toBe(200);
  });
});
