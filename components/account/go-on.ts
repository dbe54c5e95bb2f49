import { routes } from '@/lib/platform/routes';
import { readPerson } from '@/lib/platform/session/use-session';

const isBackOffice = (path: string) => /^\/dashboard(?![\w-])/.test(path);

/** Returns where to go after a login: staff to the shop or back to the back office, else `backTo`. */
export function targetAfterLogin(isStaff: boolean, backTo: string): string {
  return isStaff && !isBackOffice(backTo) ? routes.shop() : backTo;
}

/** Like `targetAfterLogin`, for whoever has just logged in. */
export async function goOnFrom(backTo: string): Promise<string> {
  const person = await readPerson().catch(() => null);
  return targetAfterLogin(person?.isStaff === true, backTo);
}
