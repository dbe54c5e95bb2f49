import { inIndia } from '../../contract/india-clock';
import { formatTime, formatWeekday } from '../../format/date';

/** Returns `Tuesday, 24 November, 4:30 PM` for a slot value. */
export const sayStart = (start: string): string => `${formatWeekday(start)}, ${formatTime(start)}`;

/** Returns `4:30 PM` for `16:30`. */
export const sayHour = (hour: string): string => formatTime(inIndia('2026-01-01', `${hour}:00`));

export interface PartOfDay<Slot> {
  name: 'Morning' | 'Afternoon';
  slots: Slot[];
}

export function partsOfDay<Slot extends { starting_hour: string }>(
  slots: readonly Slot[],
): PartOfDay<Slot>[] {
  const parts: PartOfDay<Slot>[] = [
    { name: 'Morning', slots: slots.filter(({ starting_hour }) => starting_hour < '12:00') },
    { name: 'Afternoon', slots: slots.filter(({ starting_hour }) => starting_hour >= '12:00') },
  ];
  return parts.filter((part) => part.slots.length > 0);
}

/** Of the days that the calendar begins with: fully booked, or the vaidya has no hours. */
export const noFreeSlots = 'No slots are free in the next two weeks.';
