import type { EventCard } from '../../contract/event';
import { neighboursOf } from './neighbours';

const at = (id: number, start_datetime: string): EventCard => ({
  id,
  title: `Event ${id}`,
  event_image: null,
  start_datetime,
  end_datetime: start_datetime,
  category: 'Online',
  summary: '',
  venue: 'Online',
  city: '',
  slug: `event-${id}`,
});

/* List order: upcoming events by time, then past events, the latest first. */
const events = [
  at(3, '2026-12-01T10:00:00Z'),
  at(4, '2026-12-01T10:00:00Z'),
  at(2, '2026-11-01T10:00:00Z'),
  at(1, '2026-10-01T10:00:00Z'),
];

const ids = (id: number) => {
  const { earlier, later } = neighboursOf(id, events);
  return [earlier?.id, later?.id];
};

describe('the neighbours of an event', () => {
  it('stand before and after it in time', () => {
    expect(ids(2)).toEqual([1, 3]);
    expect(ids(3)).toEqual([2, 4]);
  });

  it('are missing at the ends and for one that is not listed', () => {
    expect(ids(1)).toEqual([undefined, 2]);
    expect(ids(4)).toEqual([3, undefined]);
    expect(ids(9)).toEqual([undefined, undefined]);
  });
});
