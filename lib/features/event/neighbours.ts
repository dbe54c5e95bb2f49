import type { EventCard } from '../../contract/event';

interface Neighbours {
  earlier: EventCard | undefined;
  later: EventCard | undefined;
}

/** Returns the previous and next event by time, whatever the order of the list. */
export function neighboursOf(id: number, events: EventCard[]): Neighbours {
  const inTime = events.toSorted(
    (a, b) => Date.parse(a.start_datetime) - Date.parse(b.start_datetime) || a.id - b.id,
  );
  const place = inTime.findIndex((event) => event.id === id);
  return place < 0
    ? { earlier: undefined, later: undefined }
    : { earlier: inTime[place - 1], later: inTime[place + 1] };
}
