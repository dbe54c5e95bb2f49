import { demoShop } from './demo-shop.ts';
import type { ShopProfile } from './shop-profile.ts';

/** A shop of which nobody has said anything yet: it has no address and no numbers, rather than somebody else's. */
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
};
