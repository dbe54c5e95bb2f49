import type { EventCategory, EventPeriod, EventCard } from '../../contract/event';
import { searchText } from '../../format/search-text.ts';
import { routes } from '../../platform/routes.ts';

export interface EventView {
  status: EventPeriod;
  category: EventCategory;
  search: string;
}

export const firstView: EventView = {
  status: 'upcoming_events',
  category: 'Physical Event',
  search: '',
};

export const periodNames: Record<EventPeriod, string> = {
  all_events: 'All Events',
  upcoming_events: 'Upcoming Events',
  past_events: 'Past Events',
  this_month: 'This month',
};

export const categoryNames: Record<EventCategory, string> = {
  'Physical Event': 'Physical Event',
  Online: 'Online',
};

type Params = Record<string, string | string[] | undefined>;

const isIn = <Name extends string>(names: Record<Name, string>, name: unknown): name is Name =>
  typeof name === 'string' && Object.hasOwn(names, name);

/** Parses the view of a URL; invalid values use the defaults. */
export function parseEventView({ status, category, search }: Params): EventView {
  return {
    status: isIn(periodNames, status) ? status : firstView.status,
    category: isIn(categoryNames, category) ? category : firstView.category,
    search: typeof search === 'string' ? searchText(search) : '',
  };
}

/** Contains only values that differ from the default view. */
export function eventsHref(view: EventView): string {
  const search = new URLSearchParams();
  for (const name of ['status', 'category', 'search'] as const) {
    if (view[name] !== firstView[name]) search.set(name, view[name]);
  }
  const text = search.toString();
  return text ? `${routes.events}?${text}` : routes.events;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Returns whether a title contains every search word, in any order; true without words. */
export function hasWords(title: string, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return words.every((word) => plain(title).includes(word));
}

export function isOver({ end_datetime }: Pick<EventCard, 'end_datetime'>, now: Date): boolean {
  return Date.parse(end_datetime) <= now.getTime();
}

type Placed = Pick<EventCard, 'venue' | 'city'>;

export function eventLocation({ venue, city }: Placed): string {
  return [venue, city].filter(Boolean).join(', ');
}

export function mapAddress(placed: Placed): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(eventLocation(placed))}`;
}

/** The name in a venue such as `SOSE Satellite, Satellite Road`. */
export const venueName = ({ venue }: Placed): string => venue.split(',', 1)[0]?.trim() ?? '';

/** The street in such a venue; empty if it has none. */
export const venueStreet = ({ venue }: Placed): string =>
  venue.split(',').slice(1).join(',').trim();

interface Neighbours {
  earlier: EventCard | undefined;
  later: EventCard | undefined;
}

/** Returns the previous and next event by time, whatever the order of the list. */
export function findNeighbours(id: number, events: EventCard[]): Neighbours {
  const inTime = events.toSorted(
    (a, b) => Date.parse(a.start_datetime) - Date.parse(b.start_datetime) || a.id - b.id,
  );
  const index = inTime.findIndex((event) => event.id === id);
  return index < 0
    ? { earlier: undefined, later: undefined }
    : { earlier: inTime[index - 1], later: inTime[index + 1] };
}
