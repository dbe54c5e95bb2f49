import * as calls from '../../contract/event.ts';
import { events } from '../db/schema/content.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function list(query = '') {
  const answer = await store.call('GET', `/events/ecommerce/?${query}`);
  expect(answer.status).toBe(200);
  return (await calls.listEvents.answer.validate(answer.body, { strict: true })).events;
}

const isOver = ({ end_datetime }: { end_datetime: string }) =>
  new Date(end_datetime) <= store.context.now();

let made = 0;
async function plan(startsAt: string, more: Partial<typeof events.$inferInsert> = {}) {
  made += 1;
  const start = new Date(startsAt);
  const [row] = await store.context.db
    .insert(events)
    .values({
      slug: `made-${made}`,
      title: `Made ${made}`,
      category: 'Online',
      content: '<p>Come.</p>',
      startsAt: start,
      endsAt: new Date(start.getTime() + 3_600_000),
      ...more,
    })
    .returning({ id: events.id });
  return row?.id ?? 0;
}

describe('the list of events', () => {
  it('gives what is to come by time, and after it what is over, the latest first', async () => {
    const all = await list();
    expect(all).toHaveLength(12);
    const coming = all.filter((event) => !isOver(event));
    const over = all.filter(isOver);
    expect(all).toEqual([...coming, ...over]);
    const starts = (some: typeof all) => some.map(({ start_datetime }) => start_datetime);
    expect(starts(coming)).toEqual(starts(coming).toSorted());
    expect(starts(over)).toEqual(starts(over).toSorted().toReversed());
    expect(await list('status=all_events')).toEqual(all);
    expect(await list('status=upcoming_events')).toEqual(coming);
    expect(await list('status=past_events')).toEqual(over);
  });

  it('parts what takes place somewhere from what takes place online', async () => {
    const online = await list('category=Online');
    const somewhere = await list('category=Physical+Event');
    expect(online.every(({ category }) => category === 'Online')).toBe(true);
    expect(online.length + somewhere.length).toBe((await list()).length);
    expect((await list('status=upcoming_events&category=Online')).length).toBeLessThan(
      online.length,
    );
  });

  it('takes a month for what it is in India, and what reaches into it', async () => {
    const first = await plan('2026-10-31T18:30:00Z');
    const last = await plan('2026-11-30T18:29:59Z');
    const long = await plan('2026-10-01T00:00:00Z', { endsAt: new Date('2026-11-02T00:00:00Z') });
    const late = await plan('2026-11-30T18:30:00Z');
    const early = await plan('2026-10-31T17:00:00Z');
    const ids = (await list('status=this_month')).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([first, last, long]));
    expect(ids).not.toContain(late);
    expect(ids).not.toContain(early);
  });

  it('counts an event that goes on as one to come, until its end', async () => {
    const now = store.context.now();
    const startsAt = new Date(now.getTime() - 60_000).toISOString();
    const id = await plan(startsAt, { endsAt: new Date(now.getTime() + 60_000) });
    const isComing = async () =>
      (await list('status=upcoming_events')).some((event) => event.id === id);
    expect(await isComing()).toBe(true);
    store.setNow(new Date(now.getTime() + 60_000));
    expect(await isComing()).toBe(false);
    store.setNow(now);
  });

  it('leaves out what is not published', async () => {
    const id = await plan('2026-12-24T12:00:00Z', { isPublished: false });
    expect((await list()).map((event) => event.id)).not.toContain(id);
    expect((await store.call('GET', `/events/${id}/`)).status).toBe(404);
  });

  it.each(['status=soon', 'category=Party', 'category=online'])('refuses %s', async (query) => {
    expect((await store.call('GET', `/events/ecommerce/?${query}`)).status).toBe(400);
  });
});

describe('one event', () => {
  it('is what the list says and more, when it is over as well', async () => {
    for (const card of await list()) {
      const answer = await store.call('GET', `/events/${card.id}/`);
      const { data } = await calls.getEvent.answer.validate(answer.body, { strict: true });
      expect(data).toMatchObject(card);
      expect(data.content).toMatch(/^<p>/);
    }
  });

  it.each([0, 2147483647, 'x', '1.0'])('is not there by the id %s', async (id) => {
    const answer = await store.call('GET', `/events/${id}/`);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ status: false, message: 'Event not found' });
  });
});
