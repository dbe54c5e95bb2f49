import { and, eq, isNull } from 'drizzle-orm';
import type { NewAddress } from '../../../contract/address.ts';
import { id } from '../../../contract/rules.ts';
import type { ServiceContext } from '../../context.ts';
import { addresses, type AddressRow } from '../../db/schema/address.ts';

const isId = (value: unknown): value is number =>
  id().required().isValidSync(value, { strict: true });

type Optional = Partial<Pick<AddressRow, 'anotherMobile' | 'landmark' | 'tag'>>;

/**
 * Returns the optional fields that were not sent, from the customer's own address `add_id`; none
 * if there is no such address or it belongs to somebody else.
 */
export async function optionalFields(
  { db }: ServiceContext,
  customerId: number,
  input: NewAddress,
): Promise<Optional> {
  const fromId = input.add_id;
  if (!isId(fromId)) return {};
  const [from] = await db
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.id, fromId),
        eq(addresses.customerId, customerId),
        isNull(addresses.deletedAt),
      ),
    );
  if (!from) return {};
  return {
    ...(input.another_mobile === undefined && { anotherMobile: from.anotherMobile }),
    ...(input.landmark === undefined && { landmark: from.landmark }),
    ...(input.address_tags === undefined && { tag: from.tag }),
  };
}
