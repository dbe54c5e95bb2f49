import type { EventCard } from '../../contract/event';

type Placed = Pick<EventCard, 'venue' | 'city'>;

export function eventPlace({ venue, city }: Placed): string {
  return [venue, city].filter(Boolean).join(', ');
}

export function mapAddress(placed: Placed): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(eventPlace(placed))}`;
}
