import { isOn } from '../contract/is-on';
import type { ShopProfile } from '../contract/shop-profile';
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

/** Pages that a staff member may see, without those of features that are switched off. */
export function menuFor(
  { is_staff: isStaff, is_superuser: isSuperuser, areas }: StaffPerson,
  shop: Pick<ShopProfile, 'switched_off'>,
): MenuGroup[] {
  return staffMenu
    .map(({ label, pages }) => ({
      label,
      items: pages.filter(
        ({ permission, feature }) =>
          mayEnter({ isStaff, isSuperuser, areas }, permission) &&
          (!feature || isOn(shop, feature)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The first item matches its own path only. */
export const isInMenuItem = (pathname: string, { href }: MenuItem): boolean =>
  pathname === href || (href !== '/dashboard' && pathname.startsWith(`${href}/`));
