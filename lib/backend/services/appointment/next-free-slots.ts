import { dayInIndia } from '../../../contract/india-clock.ts';
import type { FreeSlot } from '../../../contract/appointment-slot.ts';
import type { ServiceContext } from '../../context.ts';
import { readDiary } from './read-diary.ts';

const maxSlots = 5;
const daysLooked = 31;

/** Returns the next free times from the requested day on. */
export async function nextFreeSlots(context: ServiceContext, wished: Date): Promise<FreeSlot[]> {
  const { days } = await readDiary(context, { from: dayInIndia(wished), days: daysLooked });
  const free = days.flatMap(({ slots }) => slots);
  const later = free.filter(({ start_datetime }) => Date.parse(start_datetime) > wished.getTime());
  return [...later, ...free.filter((slot) => !later.includes(slot))].slice(0, maxSlots);
}
