import { formatInIndia } from '../../../contract/format-in-india.ts';
import { conflict, type StoreError } from '../../errors.ts';

/** Creates the 409 that says when non-members can buy the product. */
export function membersFirst(name: string, until: Date): StoreError {
  const day = formatInIndia(until, 'd MMMM yyyy');
  return conflict(
    `${name} is in early access for Elite members. Available to everyone from ${day}.`,
    {
      members_until: until.toISOString(),
    },
  );
}
