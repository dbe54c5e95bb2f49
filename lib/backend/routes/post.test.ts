import * as calls from '../../contract/post.ts';
import { posts } from '../db/schema/content.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function list(query = '') {
  const answer = await store.call('GET', `/blogs/?${query}`);
  expect(answer.status).toBe(200);
  return calls.listPosts.answer.validate(answer.body, { strict: true });
}

async function read(id: unknown) {
  const answer = await store.call('GET', `/blogs/${String(id)}/`);
  expect(answer.status).toBe(200);
  return calls.getPost.answer.validate(answer.body, { strict: true });
}

let made = 0;
async function write(publishedAt: Date | null, content = '<p>Short.</p>'): Promise<number> {
  made += 1;
  const [row] = await store.context.db
    .insert(posts)
    .values({ slug: `made-${made}`, title: `Made ${made}`, content, publishedAt })
    .returning({ id: posts.id });
  return row?.id ?? 0;
}

describe('the list of posts', () => {
  it('gives nine a page, newest first, and all of them over its pages', async () => {
    const first = await list();
    expect(first.blogs).toHaveLength(9);
    expect(first.total_pages).toBe(2);
    const all = [...first.blogs, ...(await list('page=2')).blogs];
    expect(new Set(all.map(({ id }) => id)).size).toBe(14);
    const dates = all.map(({ published_at }) => published_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await list('page=3')).toMatchObject({ blogs: [], total_pages: 2 });
  });

  it('carries what a card, a feed and a search engine need of a post', async () => {
    const [post] = (await list()).blogs;
    expect(post?.content).toMatch(/^<p>/);
    expect(post?.banner_url).toBe(`${store.context.env.siteUrl}${post?.banner}`);
    expect(post?.banner_alt).not.toBe('');
    expect(post?.reading_minutes).toBeGreaterThan(1);
  });

  it('is cut down to a topic, and says which topics there are', async () => {
    const { topics = [] } = await list();
    expect(topics).toEqual(['Ayurveda', 'Buying well', 'Cooking', 'Farms']);
    const cooking = await list('topic=Cooking');
    expect(cooking.total_pages).toBe(1);
    expect(cooking.blogs.length).toBeGreaterThan(1);
    expect(new Set(cooking.blogs.map(({ topic }) => topic))).toEqual(new Set(['Cooking']));
    for (const { author } of cooking.blogs) expect(author).not.toBe('');
    expect(await list('topic=None')).toMatchObject({ blogs: [], total_pages: 0, topics });
  });

  it('is cut down to a month in India, and says which months there are', async () => {
    const midnight = await write(new Date('2024-02-29T18:30:00Z'));
    await write(new Date('2024-02-29T18:29:59Z'));
    expect((await list('publish_filter=2024-03')).blogs.map(({ id }) => id)).toEqual([midnight]);
    const { filters } = await list('publish_filter=2024-02');
    expect(filters.at(-1)).toEqual({ year: 2024, months: [3, 2] });
    const years = filters.map(({ year }) => year);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    expect(await list('publish_filter=1999-01')).toMatchObject({ blogs: [], total_pages: 0 });
  });

  it('leaves out drafts and what is yet to come', async () => {
    const before = await list();
    const soon = new Date(store.context.now().getTime() + 1_000);
    await write(null);
    const coming = await write(soon);
    expect(await list()).toEqual(before);
    store.setNow(soon);
    expect((await list()).blogs[0]?.id).toBe(coming);
  });

  it.each(['page=0', 'page=x', 'publish_filter=2026', 'publish_filter=2026-13', 'page=1.5'])(
    'refuses %s',
    async (query) => {
      expect((await store.call('GET', `/blogs/?${query}`)).status).toBe(400);
    },
  );
});

describe('one post', () => {
  it('stands between its neighbours in time, also where two came out at one moment', async () => {
    const [first, second, third] = [
      await write(new Date('2023-01-01T00:00:00Z')),
      await write(new Date('2023-01-02T00:00:00Z')),
      await write(new Date('2023-01-02T00:00:00Z')),
    ];
    expect(await read(second)).toMatchObject({
      blogData: { id: second, reading_minutes: 1 },
      nextPost: { id: third },
      previousPost: { id: first },
    });
    expect((await read(first)).previousPost).toBeNull();
    const newest = (await list()).blogs[0];
    expect((await read(newest?.id)).nextPost).toBeNull();
    expect((await read(newest?.id)).blogData).toEqual(newest);
  });

  it('is not there while it is a draft, yet to come or unknown', async () => {
    const draft = await write(null);
    const coming = await write(new Date(store.context.now().getTime() + 60_000));
    for (const id of [draft, coming, 2147483647, 0, 'x', '1%27']) {
      const answer = await store.call('GET', `/blogs/${id}/`);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ status: false, message: 'Post not found' });
    }
  });
});
