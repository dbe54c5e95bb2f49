import { cache } from 'react';
import { nullIfNotFound } from '../../api/call-errors';
import { readExtension, readStore } from '../../api/server';
import { getGrower, listGrowers, type Grower, type GrowerCard } from '../../contract/grower';
import { findLot, maxLotNumber, type FoundLot } from '../../contract/lot-lookup';

const lotTags = ['lots', 'products', 'catalogue'];

export const readGrowers = cache(async (): Promise<GrowerCard[]> => {
  const none = () => ({ status: true as const, data: [] });
  return (await readExtension(listGrowers, { tags: ['growers', 'lots'] }, none)).data;
});

/** Returns one grower with products and lots; null if none of that name is published. */
export const findGrower = cache(async (slug: string): Promise<Grower | null> => {
  const id = (await readGrowers()).find((one) => one.slug === slug)?.id;
  if (id === undefined) return null;
  const tags = ['growers', ...lotTags];
  const answer = await readStore(getGrower, { params: { id }, tags }).catch(nullIfNotFound);
  return answer?.data ?? null;
});

/** Returns the lots with a number as it stands in an address; null if there is none. */
export const findLots = cache(async (segment: string): Promise<FoundLot[] | null> => {
  const number = decode(segment).trim();
  // A path of dots would name another call.
  if (/^\.*$/.test(number) || number.length > maxLotNumber) return null;
  // Not cached: anyone can ask for any number.
  const options = { params: { number }, tags: lotTags, isCacheable: false };
  const answer = await readStore(findLot, options).catch(nullIfNotFound);
  return answer?.data ?? null;
});

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
