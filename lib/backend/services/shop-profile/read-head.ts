import { smsName } from '../../../contract/sms-name.ts';
import type { ServiceContext } from '../../context.ts';
import { readShop, type OwnShop } from './read-shop.ts';

/** Contact data in the header or footer of mails and documents. */
export interface ShopHead {
  name: string;
  /** Name in an SMS. */
  smsName: string;
  /** Name of the paid membership. */
  membership: string;
  /** One entry per line. */
  address: string[];
  email: string;
  phone: string;
}

export const toShopHead = ({ name, street, city, postal_code, state, email, phone }: OwnShop) => ({
  name,
  address: [street, [`${city} ${postal_code}`.trim(), state].filter(Boolean).join(', ')].filter(
    Boolean,
  ),
  email,
  phone,
});

/** Reads the current contact data of the shop. */
export async function readHead(context: Pick<ServiceContext, 'db'>): Promise<ShopHead> {
  const shop = await readShop(context);
  return { ...toShopHead(shop), smsName: smsName(shop), membership: shop.elite_name };
}
