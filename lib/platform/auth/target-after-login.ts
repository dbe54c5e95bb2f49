import { routes } from '../routes';

const isBackOffice = (path: string) => /^\/dashboard(?![\w-])/.test(path);

/**
 * Returns where to go after a login: staff to the shop or back to the back office, else `backTo`.
 */
export function targetAfterLogin(isStaff: boolean, backTo: string): string {
  return isStaff && !isBackOffice(backTo) ? routes.shop() : backTo;
}
