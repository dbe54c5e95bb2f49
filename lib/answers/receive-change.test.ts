import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pictureTag } from '../contract/running';
import { receiveChange } from './receive-change';

const secret = 'r'.repeat(32);
let changed: string[] = [];
let pictures: string[] = [];
const server = createServer(
  (request, response) =>
    void receiveChange(request, response, {
      secret,
      onChange: (tags) => changed.push(...tags),
      onPictures: (addresses) => pictures.push(...addresses),
    }),
);

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  changed = [];
  pictures = [];
});

async function tell(body: string, signature?: string): Promise<number> {
  const sign = createHmac('sha256', secret).update(body).digest('hex');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-signature': signature ?? sign },
    body,
  });
  await answer.text();
  return answer.status;
}

const change = (more: object = {}) =>
  JSON.stringify({ tags: ['products'], sent_at: Date.now(), ...more });

it('takes what is signed, and tells pictures apart', async () => {
  const tags = ['products', pictureTag('/files/a.jpg'), 'product-1'];
  expect(await tell(change({ tags }))).toBe(200);
  expect(changed).toEqual(['products', 'product-1']);
  expect(pictures).toEqual(['/files/a.jpg']);
});

it.each<[string, string, string | undefined]>([
  ['with another signature', change(), '00'.repeat(32)],
  ['without one', change(), ''],
  ['that is no hexadecimal number', change(), 'zz'],
  ['that is too old', change({ sent_at: Date.now() - 6 * 60_000 }), undefined],
  ['of tomorrow', change({ sent_at: Date.now() + 86_400_000 }), undefined],
])('refuses a change %s', async (_, body, signature) => {
  expect(await tell(body, signature)).toBe(401);
  expect(changed).toEqual([]);
});

it.each(['', 'x', '{}', '[]', change({ tags: [] }), change({ tags: [['a']] })])(
  'refuses what is no change: %j',
  async (body) => {
    expect(await tell(body)).toBe(400);
    expect(changed).toEqual([]);
  },
);
