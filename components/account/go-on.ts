import { routes } from '@/lib/platform/routes';
import { readPerson } from '@/lib/platform/session/use-session';

/** Returns where to go after a login: the shop for staff, else `backTo`. */
export async function goOnFrom(backTo: string): Promise<string> {
  const person = await readPerson().catch(() => null);
  return person?.isStaff ? routes.shop() : backTo;
}
