/** The rooms of the back office. */
export const staffAreas = [
  'catalogue',
  'orders',
  'customers',
  'content',
  'leads',
  'appointments',
  'settings',
  'vaidya',
] as const;
export type StaffArea = (typeof staffAreas)[number];

/** "All areas": what people told the vaidya is given by name alone. */
export const generalAreas: readonly StaffArea[] = staffAreas.filter((area) => area !== 'vaidya');

/** Who of the staff a call or a page is for: those of an area, all of them, or owners alone. */
export type StaffPermission = StaffArea | 'any' | 'superuser';

export interface StaffStanding {
  isStaff: boolean;
  isSuperuser: boolean;
  areas: readonly string[];
}

/**
 * Whether somebody may pass. Owners may everywhere, staff in the areas given to them: without any, only
 * what is for all staff. What people told the vaidya is for those alone to whom that area was given.
 */
export function mayEnter(who: StaffStanding, door: StaffPermission): boolean {
  if (!who.isStaff && !who.isSuperuser) return false;
  if (door === 'vaidya') return who.areas.includes(door);
  if (who.isSuperuser || door === 'any') return true;
  if (door === 'superuser') return false;
  return who.areas.includes(door);
}
