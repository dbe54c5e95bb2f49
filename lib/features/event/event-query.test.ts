import { eventPeriods, eventCategories, type EventCard } from '../../contract/event';
import {
  categoryNames,
  eventsHref,
  firstView,
  hasWords,
  parseEventView,
  periodNames,
  findNeighbours,
} from './event-query';

describe('the address of the events', () => {
  it('shows what is to come in the flesh where it says nothing', () => {
    expect(parseEventView({})).toEqual(firstView);
    expect(parseEventView({ status: 'soon', category: ['Online'], search: ' ' })).toEqual(
      firstView,
    );
    expect(parseEventView({ status: 'toString' })).toEqual(firstView);
    expect(eventsHref(firstView)).toBe('/event');
  });

  it('is read back as it was written', () => {
    const view = {
      status: 'past_events',
      category: 'Online',
      search: 'ghee & honey',
    } as const;
    const href = eventsHref(view);
    expect(href).toBe('/event?status=past_events&category=Online&search=ghee+%26+honey');
    const { searchParams } = new URL(href, 'http://localhost');
    expect(parseEventView(Object.fromEntries(searchParams))).toEqual(view);
  });

  it('offers every period and category of the contract', () => {
    expect(Object.keys(periodNames)).toEqual([...eventPeriods]);
    expect(Object.keys(categoryNames)).toEqual([...eventCategories]);
  });
});

describe('the search box', () => {
  it.each([
    ['ghee', true],
    ['GHEE label', true],
    ['label ghee', true],
    ['  ', true],
    ['gheé', true],
    ['honey', false],
    ['ghee honey', false],
  ])('finds with %j: %s', (search, isFound) => {
    expect(hasWords('How to read a ghee label', search)).toBe(isFound);
  });
});

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
  const { earlier, later } = findNeighbours(id, events);
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
