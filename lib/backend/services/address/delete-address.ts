import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { addresses } from '../../db/schema/address.ts';
import { holdingAddresses } from './hold-addresses.ts';
import { listAddresses, readAddress } from './list-addresses.ts';

/**
 * Deletes an address; if it was the default, the newest of the others becomes the default. 404 if
 * it is not the customer's.
 */
export async function deleteAddress(
  context: ServiceContext,
  customerId: number,
  addressId: number,
): Promise<void> {
  await holdingAddresses(context, customerId, async (within) => {
    const { row } = await readAddress(within, customerId, addressId);
    await within.db
      .update(addresses)
      .set({ deletedAt: context.now(), isDefault: false })
      .where(eq(addresses.id, addressId));
    const [newest] = await listAddresses(within, customerId);
    if (row.isDefault && newest) {
      await within.db
        .update(addresses)
        .set({ isDefault: true })
        .where(eq(addresses.id, newest.row.id));
    }
  });
}
