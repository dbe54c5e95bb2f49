import { eq } from 'drizzle-orm';
import { pictureField, pictureRules } from '../../../contract/file.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid } from '../../errors.ts';
import { discardFile, dropFile } from '../file/keep-file.ts';
import { keepPicture } from '../picture/keep-picture.ts';
import { holdCustomer } from './hold-customer.ts';

const side = 512;

/**
 * Replaces the profile picture. Throws 400 without a file, 413 and 415 as `keepPicture`; on an
 * error the old picture stays.
 */
export async function changePicture(
  context: ServiceContext,
  customerId: number,
  file: File | undefined,
): Promise<void> {
  if (!file) throw invalid({ [pictureField]: [pictureRules.missing] });
  const sender = { kind: 'customer', customerId } as const;
  const name = await keepPicture(context, sender, file, { square: side });
  try {
    await setPicture(context, customerId, name);
  } catch (error) {
    await dropFile(context, name);
    throw error;
  }
}

/** Removes the profile picture. Idempotent. */
export function removePicture(context: ServiceContext, customerId: number): Promise<void> {
  return setPicture(context, customerId, null);
}

async function setPicture(
  context: ServiceContext,
  customerId: number,
  name: string | null,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const { profilePicture: before } = await holdCustomer(within, customerId);
    await tx
      .update(customers)
      .set({ profilePicture: name, updatedAt: context.now() })
      .where(eq(customers.id, customerId));
    if (before) await discardFile(within, before);
  });
}
