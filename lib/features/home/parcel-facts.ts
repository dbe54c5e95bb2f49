import { sayReplacement } from '../../contract/return-windows';
import type { ShopProfile } from '../../contract/shop-profile';
import { formatDeliveryFee } from '../../format/delivery-fee';
import { formatRupees } from '../../format/money';
import { noPaymentText, paymentMethodsText } from '../shop-profile/shop-contact';

export interface ParcelFact {
  name: 'delivery' | 'payment' | 'replacement' | 'telephone';
  term: string;
  text: string;
}

function deliveryText(shop: ShopProfile): string {
  const { shipping_fee: fee, free_shipping_city: home, differs_by_pin: differs } = shop;
  const days = 'Enter your PIN code to see the date.';
  const text = `${formatDeliveryFee(shop)}${differs ? '' : ' anywhere in India'}`;
  const free = home && fee > 0 ? `, free in ${home}` : '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${free}. ${days}`;
}

export function parcelFacts(shop: ShopProfile): ParcelFact[] {
  const { minimum_order: minOrder, phone, hours } = shop;
  const facts: ParcelFact[] = [
    { name: 'delivery', term: 'Delivery', text: deliveryText(shop) },
    {
      name: 'payment',
      term: 'Payment',
      text: `${noPaymentText(shop) ?? `${paymentMethodsText(shop)}.`}${minOrder > 0 ? ` Minimum order ${formatRupees(minOrder)}.` : ''}`,
    },
    {
      name: 'replacement',
      term: 'Replacement',
      text: sayReplacement(shop),
    },
  ];
  if (phone) {
    facts.push({
      name: 'telephone',
      term: 'Help by phone',
      text: hours ? `${phone}. ${hours}.` : phone,
    });
  }
  return facts;
}
