import { mayEnter, type StaffPermission } from '../contract/staff-area';
import type { StaffPerson } from '../contract/staff-me';

export interface Room {
  label: string;
  href: string;
  door: StaffPermission;
}

export interface Wing {
  label: string;
  rooms: Room[];
}

const room = (label: string, path: string, door: StaffPermission): Room => ({
  label,
  href: `/dashboard${path}`,
  door,
});

/** Every room of the back office, in the order in which a day goes through them. */
const wings: Wing[] = [
  {
    label: 'Every day',
    rooms: [
      room('Today', '', 'any'),
      room('Orders', '/orders', 'orders'),
      room('Payments', '/payments', 'orders'),
      room('Appointments', '/appointments', 'appointments'),
      room('Enquiries', '/leads', 'leads'),
    ],
  },
  {
    label: 'Catalogue',
    rooms: [
      room('Products', '/products', 'catalogue'),
      room('Categories', '/categories', 'catalogue'),
      room('Brands', '/brands', 'catalogue'),
      room('Tags and forms', '/tags', 'catalogue'),
      room('Import', '/import', 'catalogue'),
    ],
  },
  {
    label: 'People',
    rooms: [
      room('Customers', '/customers', 'customers'),
      room('Reviews', '/reviews', 'customers'),
      room('Elite members', '/members', 'customers'),
      room('Coupons', '/coupons', 'customers'),
      room('Gift vouchers', '/vouchers', 'customers'),
    ],
  },
  {
    label: 'Content',
    rooms: [
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
    rooms: [
      room('Settings', '/settings', 'settings'),
      room('The first day', '/first-day', 'settings'),
      room('Team', '/team', 'superuser'),
      room('Trail', '/trail', 'superuser'),
      room('API and webhooks', '/connections', 'superuser'),
    ],
  },
];

/** The rooms that somebody may enter; wings without any are left out. */
export function roomsFor({
  is_staff: isStaff,
  is_superuser: isSuperuser,
  areas,
}: StaffPerson): Wing[] {
  return wings
    .map((wing) => ({
      ...wing,
      rooms: wing.rooms.filter(({ door }) => mayEnter({ isStaff, isSuperuser, areas }, door)),
    }))
    .filter(({ rooms }) => rooms.length > 0);
}

/** Whether an address lies in a room; the first one is its own address alone. */
export const isInRoom = (pathname: string, { href }: Room): boolean =>
  pathname === href || (href !== '/dashboard' && pathname.startsWith(`${href}/`));
