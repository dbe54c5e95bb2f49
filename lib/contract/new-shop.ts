import { demoShop } from './demo-shop.ts';
import { noBenefits } from './elite-benefits.ts';
import { offAtFirst } from './features.ts';
import type { ShopProfile } from './shop-profile.ts';

/** Profile of a new shop: no address and no numbers, so that the demo's are never shown. */
export const newShop: ShopProfile = {
  ...demoShop,
  name: 'My shop',
  line: '',
  description: 'Organic, herbal and natural goods.',
  email: '',
  phone: '',
  whatsapp: '',
  street: '',
  city: '',
  postal_code: '',
  state: '',
  hours: '',
  gstin: '',
  fssai: '',
  elite_name: '',
  elite_benefits: noBenefits,
  grievance_name: '',
  grievance_phone: '',
  grievance_email: '',
  grievance_hours: '',
  switched_off: offAtFirst,
  free_shipping_city: '',
  social: [],
  has_demo: false,
};
