import { mayEnter, staffMenu, type StaffPermission } from '../contract/staff-area';
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

export function menuFor({
  is_staff: isStaff,
  is_superuser: isSuperuser,
  areas,
}: StaffPerson): MenuGroup[] {
  return staffMenu
    .map(({ label, pages }) => ({
      label,
      items: pages.filter(({ permission }) =>
        mayEnter({ isStaff, isSuperuser, areas }, permission),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The first item matches its own path only. */
export const isInMenuItem = (pathname: string, { href }: MenuItem): boolean =>
  pathname === href || (href !== '/dashboard' && pathname.startsWith(`${href}/`));
