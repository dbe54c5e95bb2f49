import { mayEnter, type StaffPermission } from '../contract/staff-area';
import type { StaffPerson } from '../contract/staff-me';

export interface MenuItem {
  label: string;
  href: string;
  proxied: StaffPermission;
}

export interface MenuGroup {
  label: string;
  items: MenuItem[];
}

const room = (label: string, path: string, proxied: StaffPermission): MenuItem => ({
  label,
  href: `/dashboard${path}`,
  proxied,
});

/** Every room of the back office, in the order in which a day goes through them. */
const menuGroups: MenuGroup[] = [
  {
    label: 'Every day',
    items: [
      room('Today', '', 'any'),
      room('Orders', '/orders', 'orders'),
      room('Payments', '/payments', 'orders'),
      room('Appointments', '/appointments', 'appointments'),
      room('Enquiries', '/leads', 'leads'),
    ],
  },
  {
    label: 'Catalogue',
    items: [
      room('Products', '/products', 'catalogue'),
      room('Categories', '/categories', 'catalogue'),
      room('Brands', '/brands', 'catalogue'),
      room('Tags and forms', '/tags', 'catalogue'),
      room('Import', '/import', 'catalogue'),
    ],
  },
  {
    label: 'People',
    items: [
      room('Customers', '/customers', 'customers'),
      room('Reviews', '/reviews', 'customers'),
      room('Elite members', '/members', 'customers'),
      room('Coupons', '/coupons', 'customers'),
      room('Gift vouchers', '/vouchers', 'customers'),
    ],
  },
  {
    label: 'Content',
    items: [
      room('Banners', '/content/banners', 'content'),
      room('Home page', '/content/home', 'content'),
      room('Journal', '/content/posts', 'content'),
      room('Events', '/content/events', 'content'),
      room('Stores', '/content/stores', 'content'),
      room('Questions', '/content/faq', 'content'),
      room('Texts', '/content/texts', 'content'),
      room('Search results', '/content/meta', 'content'),
      room('Redirects', '/content/redirects', 'content'),
      room('Search', '/content/search', 'content'),
    ],
  },
  {
    label: 'The shop',
    items: [
      room('Settings', '/settings', 'settings'),
      room('The first day', '/first-day', 'settings'),
      room('Team', '/team', 'superuser'),
      room('Trail', '/trail', 'superuser'),
      room('API and webhooks', '/connections', 'superuser'),
    ],
  },
];

/** The rooms that somebody may enter; wings without any are left out. */
export function menuFor({
  is_staff: isStaff,
  is_superuser: isSuperuser,
  areas,
}: StaffPerson): MenuGroup[] {
  return menuGroups
    .map((wing) => ({
      ...wing,
      items: wing.items.filter(({ proxied }) => mayEnter({ isStaff, isSuperuser, areas }, proxied)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Whether an address lies in a room; the first one is its own address alone. */
export const isInMenuItem = (pathname: string, { href }: MenuItem): boolean =>
  pathname === href || (href !== '/dashboard' && pathname.startsWith(`${href}/`));
