import type { ShopProfile } from '../../contract/shop-profile';
import { formatDeliveryFee } from '../../format/delivery-fee';
import { formatRupees } from '../../format/money';
import { paymentWays } from '../shop-profile/shop-contact';

export interface ParcelFact {
  name: 'delivery' | 'payment' | 'replacement' | 'telephone';
  term: string;
  text: string;
}

function deliveryText(shop: ShopProfile): string {
  const { shipping_fee: fee, free_shipping_city: home } = shop;
  const days = 'Your PIN code says how many days it takes.';
  if (fee === 0) return `Anywhere in India, without a fee. ${days}`;
  const free = home ? `, nothing in ${home}` : '';
  return `Anywhere in India, for ${formatDeliveryFee(shop)} a parcel${free}. ${days}`;
}

export function parcelFacts(shop: ShopProfile): ParcelFact[] {
  const { minimum_order: least, phone, hours } = shop;
  const facts: ParcelFact[] = [
    { name: 'delivery', term: 'It comes to your door', text: deliveryText(shop) },
    {
      name: 'payment',
      term: 'You pay as you like',
      text: `By ${paymentWays(shop)}.${least > 0 ? ` Orders begin at ${formatRupees(least)}.` : ''}`,
    },
    {
      name: 'replacement',
      term: 'It goes back',
      text: 'Damaged, wrong or expired goods are replaced when you tell us within 5 days.',
    },
  ];
  if (phone) {
    facts.push({
      name: 'telephone',
      term: 'Somebody picks up',
      text: hours ? `${phone}. ${hours}.` : phone,
    });
  }
  return facts;
}
