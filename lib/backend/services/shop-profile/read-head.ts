import type { ShopProfile } from '../../../contract/shop-profile.ts';
import type { ServiceContext } from '../../context.ts';
import { readShop } from './read-shop.ts';

/** What stands at the head or foot of whatever the shop writes. */
export interface ShopHead {
  name: string;
  /** A line each. */
  address: string[];
  email: string;
  phone: string;
}

/** The shop as it signs its letters and papers. */
export const headOf = ({ name, street, city, postal_code, state, email, phone }: ShopProfile) => ({
  name,
  address: [street, [`${city} ${postal_code}`.trim(), state].filter(Boolean).join(', ')].filter(
    Boolean,
  ),
  email,
  phone,
});

/** The same, as its owner says it now. */
export async function readHead(context: Pick<ServiceContext, 'db'>): Promise<ShopHead> {
  return headOf(await readShop(context));
}
