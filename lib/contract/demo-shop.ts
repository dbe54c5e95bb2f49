import { eachAmount } from './delivery-amounts.ts';
import { demoBenefits } from './elite-benefits.ts';
import type { ShopProfile } from './shop-profile.ts';
import { storeRules } from './store-rules.ts';

/** Shop profile of the demo. Contact details use reserved names. */
export const demoShop: ShopProfile = {
  name: 'SOSE',
  line: 'Organic food, herbal care and honest remedies. Packed in Ahmedabad since 2011.',
  description:
    'Organic food, herbal care and honest remedies from Indian farms and makers, packed in Ahmedabad and brought to your door.',
  email: 'care@example.in',
  phone: '+91 90000 00000',
  whatsapp: '919000000000',
  street: 'Packing House, Naroda',
  city: 'Ahmedabad',
  postal_code: '382330',
  state: 'Gujarat',
  hours: 'Monday to Saturday, 10 AM to 7 PM',
  gstin: '24AAAAA0000A1Z8',
  fssai: '10000000000000',
  legal_name: '',
  social: [
    { label: 'Instagram', href: 'https://instagram.example.in/sose' },
    { label: 'Facebook', href: 'https://facebook.example.in/sose' },
    { label: 'YouTube', href: 'https://youtube.example.in/sose' },
  ],
  logo: null,
  takes_cash: true,
  differs_by_pin: false,
  elite_name: 'SOSE Elite',
  elite_benefits: demoBenefits,
  replacement_days: storeRules.replacementDays,
  return_days: storeRules.returnDays,
  grievance_name: 'Ms. R. Trivedi',
  grievance_phone: '+91 90000 00000',
  grievance_email: 'grievance@example.in',
  grievance_hours: 'Monday to Saturday, 10 AM to 7 PM',
  switched_off: [],
  closed_pages: [],
  pays_online: true,
  ...eachAmount(({ usual }) => usual),
  free_shipping_city: 'Ahmedabad',
  consultation_fee: 0,
  first_consultation_free: true,
  has_demo: true,
};
