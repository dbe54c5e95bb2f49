import 'server-only';
import { readOptional } from '../../api/server';
import { listFreeSlots } from '../../contract/appointment-slot';
import { readCountries } from '../place/queries';
import type { PlainForm } from './plain-form';

/** Days from tomorrow on whose times are offered without scripts. */
const days = 21;

async function readTimes(): Promise<string[]> {
  const options = { query: { days }, tags: ['appointments'], isCacheable: false };
  const found = await readOptional(listFreeSlots, options, undefined);
  return found?.data.flatMap(({ slots }) => slots.map((slot) => slot.start_datetime)) ?? [];
}

/** Reads what the lists of a form offer. */
export async function readLists({ fields }: PlainForm) {
  const has = (wanted: string) => fields.some(({ kind }) => kind === wanted);
  const [countries, times] = await Promise.all([
    has('country') ? readCountries() : [],
    has('time') ? readTimes() : [],
  ]);
  return { countries, times };
}
