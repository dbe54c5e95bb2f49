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

/** "All areas" without `vaidya`: access to health answers must be granted explicitly. */
export const generalAreas: readonly StaffArea[] = staffAreas.filter((area) => area !== 'vaidya');

/** Required permission of a call or page: one area, any staff, or owners only. */
export type StaffPermission = StaffArea | 'any' | 'superuser';

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
  return who.areas.includes(permission);
}
