import { demoShop } from './demo-shop.ts';
import type { ShopProfile } from './shop-profile.ts';

/** Profile of a new shop: no address and no numbers, so that the demo's are never shown. */
export const newShop: ShopProfile = {
  ...demoShop,
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
  social: [],
  has_demo: false,
};
