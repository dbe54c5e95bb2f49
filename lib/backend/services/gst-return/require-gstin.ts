import type { ServiceContext } from '../../context.ts';
import { conflict } from '../../errors.ts';
import { readShop } from '../shop-profile/read-shop.ts';

/** Returns the GSTIN of the shop. Throws 409 if it has none. */
export async function requireGstin(context: Pick<ServiceContext, 'db'>): Promise<string> {
  const { gstin } = await readShop(context);
  if (!gstin) throw conflict('The shop has no GSTIN. Enter it in Settings.');
  return gstin;
}
