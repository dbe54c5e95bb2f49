import type { EventCard } from '../../contract/event';

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
