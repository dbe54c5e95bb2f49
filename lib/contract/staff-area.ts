import type { Feature } from './features.ts';

/**
 * Permissions for staff, with their names and help in the back office. The keys are stored with
 * accounts, invitations and API keys.
 */
export const areaTexts = {
  catalogue: { name: 'Catalogue', help: 'Products, stock, prices, categories, brands, import' },
  orders: { name: 'Orders', help: 'Orders, returns, payments and refunds, without revenue' },
  packing: { name: 'Packing', help: 'Orders to pack and ship, without revenue or refunds' },
  customers: {
    name: 'People',
    help: 'Customers, reviews, questions, members, coupons, gift vouchers',
  },
  content: {
    name: 'Content',
    help: 'Banners, home page, journal, events, growers, stores, pages, search',
  },
  reports: { name: 'Reports', help: 'Revenue, GST returns and exports for your accountant' },
  leads: { name: 'Enquiries', help: 'Enquiries from your forms' },
  appointments: { name: 'Appointments', help: 'Appointments, without health details' },
  settings: { name: 'Settings', help: 'Shop details, delivery, payments and membership' },
  vaidya: { name: 'Vaidya', help: 'Health details of appointments. For the vaidya only' },
} as const;
export type StaffArea = keyof typeof areaTexts;

export const staffAreas = Object.keys(areaTexts) as readonly StaffArea[];

/**
 * "All areas" without `vaidya`, because access to health answers must be granted explicitly, and
 * without `packing`, which `orders` contains.
 */
export const generalAreas: readonly StaffArea[] = staffAreas.filter(
  (area) => area !== 'vaidya' && area !== 'packing',
);

/** Required permission of a call or page: one area, any staff, or owners only. */
export type StaffPermission = StaffArea | 'any' | 'superuser';

/** `feature`: the part of the shop that it belongs to. */
const page = (label: string, path: string, permission: StaffPermission, feature?: Feature) => ({
  label,
  href: `/dashboard${path}`,
  permission,
  feature,
});

/** The pages of the back office in its menu, each with the permission that shows it. */
export const staffMenu = [
  {
    label: 'Daily work',
    pages: [
      page('Today', '', 'any'),
      page('Orders', '/orders', 'orders'),
      page('Packing', '/packing', 'packing'),
      page('Payments', '/payments', 'orders'),
      page('Appointments', '/appointments', 'appointments', 'vaidya'),
      page('Enquiries', '/leads', 'leads'),
      page('Notifications', '/notices', 'any'),
      page('Security', '/security', 'any'),
      page('Reports', '/reports', 'reports'),
    ],
  },
  {
    label: 'Catalogue',
    pages: [
      page('Products', '/products', 'catalogue'),
      page('Categories', '/categories', 'catalogue'),
      page('Brands', '/brands', 'catalogue'),
      page('Tags and forms', '/tags', 'catalogue'),
      page('Import', '/import', 'catalogue'),
    ],
  },
  {
    label: 'People',
    pages: [
      page('Customers', '/customers', 'customers'),
      page('Reviews', '/reviews', 'customers'),
      page('Questions', '/questions', 'customers'),
      page('Members', '/members', 'customers', 'elite'),
      page('Coupons', '/coupons', 'customers'),
      page('Gift vouchers', '/vouchers', 'customers', 'gift_vouchers'),
    ],
  },
  {
    label: 'Content',
    pages: [
      page('Banners', '/content/banners', 'content'),
      page('Home page', '/content/home', 'content'),
      page('Journal', '/content/posts', 'content'),
      page('Events', '/content/events', 'content', 'events'),
      page('Shop by concern', '/content/concerns', 'content'),
      page('Growers', '/content/growers', 'content'),
      page('Stores', '/content/stores', 'content', 'stores'),
      page('FAQ', '/content/faq', 'content'),
      page('Pages and policies', '/content/texts', 'content'),
      page('SEO', '/content/meta', 'content'),
      page('Redirects', '/content/redirects', 'content'),
      page('Search', '/content/search', 'content'),
    ],
  },
  {
    label: 'The shop',
    pages: [
      page('Settings', '/settings', 'settings'),
      page('Setup', '/first-day', 'settings'),
      page('Team', '/team', 'superuser'),
      page('Activity log', '/trail', 'superuser'),
      page('Connected services', '/services', 'superuser'),
      page('API and webhooks', '/connections', 'superuser'),
    ],
  },
];

/** Areas that another area contains. */
const containedIn: Partial<Record<StaffPermission, StaffArea>> = { packing: 'orders' };

export interface StaffRights {
  isStaff: boolean;
  isSuperuser: boolean;
  areas: readonly string[];
}

/**
 * Authorisation check. Owners (superusers) may access everything except `vaidya`; staff only their
 * areas; staff without areas only what is open to all staff. `vaidya` (health answers) requires
 * that area explicitly, also for owners.
 */
export function mayEnter(who: StaffRights, permission: StaffPermission): boolean {
  if (!who.isStaff && !who.isSuperuser) return false;
  if (permission === 'vaidya') return who.areas.includes(permission);
  if (who.isSuperuser || permission === 'any') return true;
  if (permission === 'superuser') return false;
  const wider = containedIn[permission];
  return who.areas.includes(permission) || (wider !== undefined && who.areas.includes(wider));
}
