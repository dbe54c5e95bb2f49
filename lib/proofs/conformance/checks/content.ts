import { listEvents } from '../../../contract/event.ts';
import * as home from '../../../contract/home.ts';
import { getPost, listPosts } from '../../../contract/post.ts';
import { listStores } from '../../../contract/store.ts';
import type { Suite } from '../suite.ts';

const POSTS_PER_PAGE = 9;

export async function checkContent(suite: Suite): Promise<void> {
  const { succeed, refuse, check } = suite;
  await succeed(home.listBanners, { query: { sequence: 'Upper' } });
  await succeed(home.listProductSections, { query: { type: 'upper' } });
  await succeed(home.listProductSections, { query: { type: 'lower' } });
  for (const call of [
    home.listLowerSections,
    home.listNewArrivals,
    home.listMustTry,
    home.listBestSellers,
    home.listStatistics,
    listStores,
  ]) {
    await succeed(call);
  }
  const cards = (await succeed(home.listHomeBlogs))?.data ?? [];
  check(home.listHomeBlogs, 'at most 8', cards.length <= 8, cards.length);
  await checkPosts(suite);
  for (const status of ['all_events', 'upcoming_events', 'past_events', 'this_month']) {
    const events = (await succeed(listEvents, { query: { status } }))?.events ?? [];
    const now = Date.now();
    const isPast = (start: string) => Date.parse(start) < now;
    const isRight =
      status === 'past_events'
        ? events.every(({ start_datetime: start }) => isPast(start))
        : status !== 'upcoming_events' ||
          events.every(({ start_datetime: start }) => !isPast(start));
    check(listEvents, `status=${status}`, isRight, events.length);
  }
  await succeed(listEvents, { query: { status: 'all_events', category: 'Physical Event' } });
  await refuse(listEvents, 'an unknown status', [400], { query: { status: 'constructor' } });
}

async function checkPosts({ succeed, refuse, check }: Suite): Promise<void> {
  const list = await succeed(listPosts);
  if (!list) return;
  check(listPosts, '9 a page', list.blogs.length <= POSTS_PER_PAGE, list.blogs.length);
  const past = await succeed(listPosts, { query: { page: list.total_pages + 1 } });
  check(listPosts, 'a page past the end is empty', past?.blogs.length === 0, past?.blogs.length);
  await refuse(listPosts, 'page 0', [400], { query: { page: 0 } });
  await refuse(listPosts, 'a word as page', [400], { query: { page: 'one' } });
  const [{ year, months } = { year: 0, months: [] }] = list.filters;
  const [month] = months;
  if (month !== undefined) {
    const filter = `${year}-${String(month).padStart(2, '0')}`;
    const found = await succeed(listPosts, { query: { publish_filter: filter } });
    const count = found?.blogs.length ?? 0;
    check(listPosts, `publish_filter=${filter} finds a post`, count > 0, count);
  }
  const [first] = list.blogs;
  if (!first) return;
  const post = await succeed(getPost, { params: { id: first.id } });
  check(getPost, 'the post of this id', post?.blogData.id === first.id, post?.blogData.id);
  check(getPost, 'nothing is newer than the newest', post?.nextPost === null, post?.nextPost);
  await refuse(getPost, 'an unknown post', [404], { params: { id: 2_000_000_000 } });
}
