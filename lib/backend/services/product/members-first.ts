import { formatInTimeZone } from '../../format-in-time-zone.ts';
import { conflict, type StoreError } from '../../errors.ts';

/** 409 that names the product and says from when others than members can buy it. */
export function membersFirst(name: string, until: Date): StoreError {
  const day = formatInTimeZone(until, 'Asia/Kolkata', 'd MMMM yyyy');
  return conflict(`${name} is for Elite members first, for everybody from ${day}.`, {
    members_until: until.toISOString(),
  });
}
