import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as calls from '../../contract/staff-post.ts';
import { pictureField } from '../../contract/file.ts';
import { uploadContentPicture } from '../../contract/staff-content.ts';
import { pageMeta, posts } from '../db/schema/content.ts';
import { dropUnusedPicture } from '../jobs/check-files.ts';
import { planPublications, publishPost } from '../services/post/publish-on-time.ts';
import { testNow } from '../testing/clock.ts';
import { clearJobs, waitingJobs, jobTimes } from '../testing/waiting-jobs.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore({ INDEXNOW_KEY: 'a-key-of-this-store' });
  ({ token } = await staffFixture(store, ['content']));
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

const call = (method: string, path: string, body?: unknown) =>
  store.call(method, path, { token, ...(body !== undefined && { body }) });

const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(testNow.getTime() + hours * hour);

const draft = {
  title: 'How tulsi is dried',
  summary: 'In the shade, and slowly.',
  keywords: 'tulsi',
  topic: 'Ayurveda',
  author: 'Asha Rao',
  content: '<h2>In the shade</h2><p>Slowly.</p>',
  banner: '/pictures/banners/tea.webp' as string | null,
  banner_alt: 'A cup of tea',
  published_at: null as string | null,
};

async function written(more: Partial<typeof draft> = {}) {
  const { body } = await call('POST', '/staff/posts/', { ...draft, ...more });
  return (await calls.create.answer.validate(body, { strict: true })).data;
}

async function changed(id: number, version: number, more: Partial<typeof draft>) {
  const { body } = await call('PATCH', `/staff/posts/${id}/`, { ...draft, ...more, version });
  return (await calls.change.answer.validate(body, { strict: true })).data;
}

const shown = async (id: number) => (await store.call('GET', `/blogs/${id}/`)).status;

/** Whether a post appears in each place where readers find it. */
async function stands(id: number): Promise<boolean[]> {
  const paths = ['/blogs/', '/home/blogs/', '/seo/sitemap/posts/'];
  const bodies = await Promise.all(paths.map((path) => store.call('GET', path)));
  return bodies.map(({ body }) =>
    ((body['blogs'] ?? body['data']) as { id: number }[]).some((one) => one.id === id),
  );
}

describe('a post', () => {
  it('is a draft that nobody sees, until it is published', async () => {
    const post = await written();
    expect(post).toMatchObject({ state: 'draft', published_at: null });
    expect(await shown(post.id)).toBe(404);
    const out = await changed(post.id, post.version, { published_at: testNow.toISOString() });
    expect(out.state).toBe('published');
    expect(await shown(post.id)).toBe(200);
    expect(await stands(post.id)).toEqual([true, true, true]);
    expect(await waitingJobs(store, 'revalidate')).toContainEqual({
      tags: ['posts', `post:${post.id}`, `/blogs/${post.id}/how-tulsi-is-dried`],
    });
    expect(await waitingJobs(store, 'index_now')).toContainEqual({
      paths: [`/blogs/${post.id}/how-tulsi-is-dried`, '/blogs'],
    });
  });

  it('that is scheduled comes out at its moment, and its pages are made anew then', async () => {
    const post = await written({ published_at: inHours(2).toISOString() });
    expect(post.state).toBe('scheduled');
    expect(await shown(post.id)).toBe(404);
    expect(await waitingJobs(store, 'publish_post')).toContainEqual({ postId: post.id });
    const jobs = () => waitingJobs(store, 'revalidate').then(({ length }) => length);
    const before = await jobs();
    await publishPost(store.context, { postId: post.id });
    expect(await jobs()).toBe(before);
    store.setNow(inHours(2));
    await publishPost(store.context, { postId: post.id });
    expect(await jobs()).toBe(before + 1);
    expect(await shown(post.id)).toBe(200);
    expect(await stands(post.id)).toEqual([true, true, true]);
  });

  it('has one plan, however often it is put off, and gets one again where jobs were lost', async () => {
    const post = await written({ published_at: inHours(2).toISOString() });
    await changed(post.id, post.version, { published_at: inHours(5).toISOString() });
    const planned = async () =>
      (await jobTimes(store, `post:${post.id}`)).map((time) => time.getTime());
    expect(await planned()).toEqual([inHours(5).getTime()]);
    await clearJobs(store);
    await planPublications(store.context);
    expect(await planned()).toEqual([inHours(5).getTime()]);
  });

  it('does not come out without words or without a line about it', async () => {
    const out = { ...draft, published_at: testNow.toISOString() };
    const faults = async (more: object) =>
      (await call('POST', '/staff/posts/', { ...out, ...more })).body['errors'];
    expect(await faults({ content: '<p> </p>' })).toHaveProperty('content');
    expect(await faults({ content: '<script>x()</script>' })).toHaveProperty('content');
    expect(await faults({ summary: '' })).toHaveProperty('summary');
    expect(await faults({ banner_alt: '' })).toHaveProperty('banner_alt');
    expect(await faults({ published_at: 'tomorrow' })).toHaveProperty('published_at');
  });

  it('takes what was written for search engines along to its new address', async () => {
    const post = await written({ title: 'Old words' });
    await store.context.db
      .insert(pageMeta)
      .values({ path: `/blogs/${post.id}/old-words`, title: 'Mine' });
    await changed(post.id, post.version, { title: 'New words' });
    const [row] = await store.context.db.select().from(pageMeta).where(eq(pageMeta.title, 'Mine'));
    expect(row?.path).toBe(`/blogs/${post.id}/new-words`);
    const tags = (await waitingJobs(store, 'revalidate')).at(-1);
    expect(tags).toMatchObject({
      tags: expect.arrayContaining([`/blogs/${post.id}/old-words`, `/blogs/${post.id}/new-words`]),
    });
  });

  it('may have the title of another one', async () => {
    const titles = await Promise.all([written({ title: 'Twin' }), written({ title: 'Twins' })]);
    const third = await written({ title: 'Twin' });
    const rows = await store.context.db.select({ id: posts.id, slug: posts.slug }).from(posts);
    const findSlug = (id: number) => rows.find((row) => row.id === id)?.slug;
    expect(findSlug(third.id)).toBe('twin-2');
    expect(findSlug(titles[0].id)).toBe('twin');
  });

  it('is listed by its state', async () => {
    await written({ title: 'Still a draft' });
    const { body } = await call('GET', '/staff/posts/?state=draft&search=still');
    const page = await calls.list.answer.validate(body, { strict: true });
    expect(page.data.map(({ title }) => title)).toEqual(['Still a draft']);
    const { body: none } = await call('GET', '/staff/posts/?state=scheduled&search=still');
    expect(none['total']).toBe(0);
  });
});

describe('a preview', () => {
  const link = async (id: number) => {
    const { body } = await call('POST', `/staff/posts/${id}/preview/`);
    return (await calls.linkPreview.answer.validate(body, { strict: true })).data;
  };
  const open = (link: string) => store.call('GET', `/blogs/preview/${link}/`);

  it('shows a draft as it is now to whoever holds the link', async () => {
    const post = await written();
    const { token: previewToken } = await link(post.id);
    const { body } = await open(previewToken);
    const preview = await calls.previewPost.answer.validate(body, { strict: true });
    expect(preview).toMatchObject({ state: 'draft', data: { id: post.id, title: draft.title } });
  });

  it('is over after an hour', async () => {
    const post = await written();
    const { token: previewToken } = await link(post.id);
    store.setNow(new Date(testNow.getTime() + hour - 1));
    expect((await open(previewToken)).status).toBe(200);
    store.setNow(new Date(testNow.getTime() + hour));
    expect((await open(previewToken)).status).toBe(404);
  });

  it('shows no other post, and lasts no longer, than its seal says', async () => {
    const [post, other] = [await written(), await written()];
    const { token: previewToken } = await link(post.id);
    const [, until, encrypt] = previewToken.split('.');
    for (const forged of [
      `${other.id}.${until}.${encrypt}`,
      `${post.id}.${Number(until) + 1}.${encrypt}`,
      `${post.id}.${until}.${encrypt?.slice(1)}`,
      `${post.id}.${until}.`,
      'x',
    ]) {
      expect((await open(forged)).status).toBe(404);
    }
  });

  it('can be made by staff alone', async () => {
    const post = await written();
    expect((await store.call('POST', `/staff/posts/${post.id}/preview/`)).status).toBe(401);
    expect((await call('POST', '/staff/posts/999999/preview/')).status).toBe(404);
  });
});

describe('an uploaded picture', () => {
  const upload = async (bytes: Uint8Array<ArrayBuffer>, name = 'a.png') => {
    const form = new FormData();
    form.set(pictureField, new File([bytes], name));
    return call('POST', '/staff/content-pictures/', form);
  };
  const png = async () =>
    new Uint8Array(
      await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#aa4' } })
        .png()
        .toBuffer(),
    );
  const file = async (path: string) =>
    (await store.app.request(path, { headers: { 'company-id': '33' } })).status;
  const fileName = (path: string) => path.replace('/files/', '');

  it('is drawn anew, no larger than any screen shows it, and kept as long as something shows it', async () => {
    const { body } = await upload(await png());
    const { data } = await uploadContentPicture.answer.validate(body, { strict: true });
    expect(data).toMatchObject({ width: 2_400, height: 1_200 });
    expect(data.path).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
    const post = await written({ banner: data.path });
    await dropUnusedPicture(store.context, { name: fileName(data.path) });
    expect(await file(data.path)).toBe(200);
    await changed(post.id, post.version, { banner: null, banner_alt: '' });
    expect(await waitingJobs(store, 'drop_unused_picture')).toContainEqual({
      name: fileName(data.path),
    });
    await dropUnusedPicture(store.context, { name: fileName(data.path) });
    expect(await file(data.path)).toBe(404);
  });

  it('is refused where it is none, whatever it is called', async () => {
    const script = new TextEncoder().encode('<svg onload="x()"/>');
    expect((await upload(script, 'a.png')).status).toBe(415);
    expect((await upload(new Uint8Array(0))).status).toBe(400);
    expect((await upload((await png()).slice(0, 300))).status).toBe(415);
  });
});
