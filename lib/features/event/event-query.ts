import type { EventCategory, EventPeriod } from '../../contract/event';
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
