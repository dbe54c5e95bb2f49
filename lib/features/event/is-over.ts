import type { EventCard } from '../../contract/event';

export function isOver({ end_datetime }: Pick<EventCard, 'end_datetime'>, now: Date): boolean {
  return Date.parse(end_datetime) <= now.getTime();
}
