import { mayEnter, type StaffPermission } from '../contract/staff-area';
import type { StaffPerson } from '../contract/staff-me';

export interface MenuItem {
  label: string;
  href: string;
  permission: StaffPermission;
}

export interface MenuGroup {
  label: string;
  items: MenuItem[];
}

const item = (label: string, path: string, permission: StaffPermission): MenuItem => ({
  label,
  href: `/dashboard${path}`,
  permission,
});

const menuGroups: MenuGroup[] = [
  {
    label: 'Every day',
    items: [
      item('Today', '', 'any'),
      item('Orders', '/orders', 'orders'),
      item('Payments', '/payments', 'orders'),
      item('Appointments', '/appointments', 'appointments'),
      item('Enquiries', '/leads', 'leads'),
    ],
  },
  {
    label: 'Catalogue',
    items: [
      item('Products', '/products', 'catalogue'),
      item('Categories', '/categories', 'catalogue'),
      item('Brands', '/brands', 'catalogue'),
      item('Tags and forms', '/tags', 'catalogue'),
      item('Import', '/import', 'catalogue'),
    ],
  },
  {
    label: 'People',
    items: [
      item('Customers', '/customers', 'customers'),
      item('Reviews', '/reviews', 'customers'),
      item('Elite members', '/members', 'customers'),
      item('Coupons', '/coupons', 'customers'),
      item('Gift vouchers', '/vouchers', 'customers'),
    ],
  },
  {
    label: 'Content',
    items: [
      item('Banners', '/content/banners', 'content'),
      item('Home page', '/content/home', 'content'),
      item('Journal', '/content/posts', 'content'),
      item('Events', '/content/events', 'content'),
      item('Stores', '/content/stores', 'content'),
      item('Questions', '/content/faq', 'content'),
      item('Texts', '/content/texts', 'content'),
      item('Search results', '/content/meta', 'content'),
      item('Redirects', '/content/redirects', 'content'),
      item('Search', '/content/search', 'content'),
    ],
  },
  {
    label: 'The shop',
    items: [
      item('Settings', '/settings', 'settings'),
      item('The first day', '/first-day', 'settings'),
      item('Team', '/team', 'superuser'),
      item('Trail', '/trail', 'superuser'),
      item('API and webhooks', '/connections', 'superuser'),
    ],
  },
];

export function menuFor({
  is_staff: isStaff,
  is_superuser: isSuperuser,
  areas,
}: StaffPerson): MenuGroup[] {
  return menuGroups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ permission }) =>
        mayEnter({ isStaff, isSuperuser, areas }, permission),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The first item matches its own path only. */
export const isInMenuItem = (pathname: string, { href }: MenuItem): boolean =>
  pathname === href || (href !== '/dashboard' && pathname.startsWith(`${href}/`));
