import { LRUCache } from 'lru-cache';

/** LRU limit; more than the calls have fields. */
const maxFields = 2_000;
type Fields = LRUCache<string, true>;

// Next bundles each route separately: `globalThis` makes them share one list.
const sharedFields = globalThis as typeof globalThis & { missingFields?: Fields };
const reported: Fields = (sharedFields.missingFields ??= new LRUCache({ max: maxFields }));

/** Logs once that the answers of a call lack a field or have another type there. */
export function reportMissingField(path: string, field: string): void {
  const key = `${path} ${field}`;
  if (reported.has(key)) return;
  reported.set(key, true);
  console.error(
    'An answer of the store API is not as the contract says',
    path,
    field || 'as a whole',
  );
}
