import type { Hono } from 'hono';
import { posts, events, stores } from './demo-content.ts';
import { readInteger } from './read-body.ts';
import { invalid, notFound } from './refusal.ts';
import type { State } from './state.ts';
import { toProducts } from './to-products.ts';

const POSTS_PER_PAGE = 9;
const periods = ['all_events', 'upcoming_events', 'past_events', 'this_month'];
const eventCategories = ['Physical Event', 'Online'];

const toMonth = (iso: string) => iso.slice(0, 7);

function isIn(period: string, start: string): boolean {
  const now = new Date().toISOString();
  if (period === 'upcoming_events') return new Date(start).toISOString() >= now;
  if (period === 'past_events') return new Date(start).toISOString() < now;
  return period === 'all_events' || toMonth(start) === toMonth(now);
}

export function contentRoutes(app: Hono, state: State): void {
  app.get('/ecommerce/banners', (c) =>
    c.json({
      status: true,
      data: [
        {
          id: 1,
          image: null,
          alt_text: '',
          category_id: 1,
          product_id: null,
          products: null,
          title: 'From our fields',
          content: 'Rice, flour and spices',
        },
      ],
    }),
  );
  for (const path of ['/product-section', '/lower-section', '/statistics-section']) {
    app.get(path, (c) => c.json({ status: true, data: [] }));
  }
  for (const path of ['/newarrival/list', '/musttry/list', '/bestofalltime/list']) {
    app.get(path, (c) =>
      c.json({ status: true, data: toProducts(state, c, state.products.slice(0, 8)) }),
    );
  }
  app.get('/home/blogs', (c) => c.json({ status: true, data: posts.slice(0, 8) }));
  app.get('/blogs', (c) => {
    const page = readInteger(c, 'page', 1);
    const month = c.req.query('publish_filter') ?? '';
    if (month !== '' && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
      throw invalid({ publish_filter: ['publish_filter must be a month such as 2026-11'] });
    }
    const found = posts.filter(({ published_at: at }) => at.startsWith(month));
    return c.json({
      status: true,
      blogs: found.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE),
      total_pages: Math.ceil(found.length / POSTS_PER_PAGE),
      filters: [{ year: 2026, months: [10, 9] }],
    });
  });
  app.get('/blogs/:id', (c) => {
    const index = posts.findIndex(({ id }) => String(id) === c.req.param('id'));
    if (index < 0) throw notFound('Blog');
    return c.json({
      status: true,
      blogData: posts[index],
      nextPost: posts[index - 1] ?? null,
      previousPost: posts[index + 1] ?? null,
    });
  });
  app.get('/stores', (c) =>
    c.json({ status: true, store_section_data: stores, cities: [{ id: 1, name: 'Ahmedabad' }] }),
  );
  app.get('/events/ecommerce', (c) => {
    const period = c.req.query('status') ?? 'all_events';
    const category = c.req.query('category');
    if (!periods.includes(period)) throw invalid({ status: ['Please choose a period'] });
    if (category !== undefined && !eventCategories.includes(category)) {
      throw invalid({ category: ['Please choose Physical Event or Online'] });
    }
    const found = events().filter(
      (event) =>
        isIn(period, event.start_datetime) && event.category === (category ?? event.category),
    );
    return c.json({ status: true, events: found });
  });
}
