import { normaliseMobile } from '../../../contract/rules.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import type { PaymentBuyer } from '../../db/schema/payment.ts';
import type { OwnShop } from '../shop-profile/read-shop.ts';

type Payer = Pick<CustomerRow, 'firstName' | 'lastName' | 'email' | 'mobile'>;

/** The shop's mobile number, because gateways require one; empty if it has none. */
export const findShopMobile = ({ phone, whatsapp }: OwnShop): string =>
  normaliseMobile(phone) ?? normaliseMobile(whatsapp) ?? '';

/**
 * Returns the payer's data for the gateway, which requires all of it; the shop's contacts replace
 * a missing email or mobile number.
 */
export function accountBuyer(payer: Payer, shop: OwnShop): PaymentBuyer {
  return {
    name: `${payer.firstName} ${payer.lastName}`.trim() || 'Customer',
    email: payer.email ?? shop.email,
    mobile: payer.mobile ?? findShopMobile(shop),
  };
}
