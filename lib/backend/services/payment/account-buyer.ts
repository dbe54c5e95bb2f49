import { normaliseMobile } from '../../../contract/rules.ts';
import type { ShopProfile } from '../../../contract/shop-profile.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import type { PaymentBuyer } from '../../db/schema/payment.ts';

type Payer = Pick<CustomerRow, 'firstName' | 'lastName' | 'email' | 'mobile'>;

/** The store's own number, for gateways ask for one; empty where it has none. */
export const mobileOfShop = ({ phone, whatsapp }: ShopProfile): string =>
  normaliseMobile(phone) ?? normaliseMobile(whatsapp) ?? '';

/** Whom a gateway is told that pays: the shop's own contacts stand in for what the account lacks. */
export function accountBuyer(payer: Payer, shop: ShopProfile): PaymentBuyer {
  return {
    name: `${payer.firstName} ${payer.lastName}`.trim(),
    email: payer.email ?? shop.email,
    mobile: payer.mobile ?? mobileOfShop(shop),
  };
}
