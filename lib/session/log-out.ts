import { routes } from '../routes';
import { tellTabs } from './tabs';

/** Ends the session at the store and here, tells the other tabs, and starts afresh at home. */
export async function logOutHere(): Promise<void> {
  const { signOut } = await import('next-auth/react');
  await signOut({ redirect: false });
  tellTabs('session');
  sessionStorage.setItem('said-after-reload', 'Logged out successfully!');
  window.location.assign(routes.home);
}
