import { readSitemapEntries } from './queries';

jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));

process.env['NEXTAUTH_SECRET'] = 'n'.repeat(32);
process.env['REVALIDATE_SECRET'] = 'r'.repeat(32);

const entry = (id: number) => ({ id, name: `Tea ${id}`, updated_at: '2026-11-20', images: [] });
/** Pieces by the cursor that asks for them. */
const pieces: Record<string, unknown> = {
  '': { status: true, data: [entry(1), entry(2)], next: 2 },
  2: { status: true, data: [], next: 4 },
  4: { status: true, data: [entry(5)], next: null },
};
let requests: string[];

beforeEach(() => {
  requests = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : String(input));
    const after = searchParams.get('after') ?? '';
    requests.push(`${searchParams.get('page')} ${after}`);
    const piece = pieces[after];
    return Promise.resolve(piece ? Response.json(piece) : new Response('', { status: 503 }));
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the entries of a part of the sitemap', () => {
  it('are read piece by piece to the end', async () => {
    const ids: number[][] = [];
    for await (const piece of readSitemapEntries('products', 3)) {
      ids.push(piece.map(({ id }) => id));
    }
    expect(ids).toEqual([[1, 2], [5]]);
    expect(requests).toEqual(['3 ', '3 2', '3 4']);
  });

  it('are read one piece ahead, and no further than somebody wants', async () => {
    const entries = readSitemapEntries('products', 1);
    await entries.next();
    expect(requests).toEqual(['1 ', '1 2']);
    await entries.return(undefined);
    expect(requests).toHaveLength(2);
  });

  it('fail where a piece that was read ahead fails', async () => {
    const known = pieces[2];
    delete pieces[2];
    try {
      const entries = readSitemapEntries('products', 1);
      expect((await entries.next()).value).toHaveLength(2);
      await expect(entries.next()).rejects.toMatchObject({ status: 503 });
    } finally {
      pieces[2] = known;
    }
  });
});
