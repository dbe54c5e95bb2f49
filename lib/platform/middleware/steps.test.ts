import { NextRequest } from 'next/server';
import { indexNowKey } from './steps';

const key = 'abc123def456';

beforeAll(() => {
  process.env['NEXTAUTH_SECRET'] = 'n'.repeat(32);
  process.env['REVALIDATE_SECRET'] = 'r'.repeat(32);
  process.env['INDEXNOW_KEY'] = key;
});

const answer = async (path: string) => {
  const response = await indexNowKey(new NextRequest(`http://localhost:3000${path}`));
  return response && { status: response.status, text: await response.text() };
};

describe('the key by which search engines believe the shop', () => {
  it('can be read at its own address', async () => {
    expect(await answer(`/${key}.txt`)).toEqual({ status: 200, text: key });
  });

  it.each(['/other.txt', `/${key}`, `/a/${key}.txt`, `/${key.toUpperCase()}.txt`, '/'])(
    'is nowhere else: %s',
    async (path) => {
      expect(await answer(path)).toBeUndefined();
    },
  );
});
