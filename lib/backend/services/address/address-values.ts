import { and, eq, isNull } from 'drizzle-orm';
import type { AddressChange, NewAddress } from '../../../contract/address.ts';
import { id } from '../../../contract/rules.ts';
import type { ServiceContext } from '../../context.ts';
import { addresses, type AddressRow } from '../../db/schema/address.ts';

/** Maps the input to columns; fields that were not sent stay undefined and are not changed. */
export function toAddressValues(input: AddressChange) {
  return {
    fullName: input.full_name,
    mobile: input.mobile,
    anotherMobile: orNull(input.another_mobile),
    addressLine1: input.address_line_1,
    addressLine2: input.address_line_2,
    landmark: orNull(input.landmark),
    countryId: input.country,
    stateId: input.state,
    cityId: input.city,
    postalCode: input.postal_code,
    tag: input.address_tags,
  };
}

function orNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}

const isId = (value: unknown): value is number =>
  id().required().isValidSync(value, { strict: true });

type Optional = Partial<Pick<AddressRow, 'anotherMobile' | 'landmark' | 'tag'>>;

/**
 * Returns the omitted optional fields from the customer's own address `add_id`; none if there is no
 * such address or it belongs to another customer.
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
