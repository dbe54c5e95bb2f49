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
  const index = inTime.findIndex((event) => event.id === id);
  return index < 0
    ? { earlier: undefined, later: undefined }
    : { earlier: inTime[index - 1], later: inTime[index + 1] };
}
