import { routes } from '../routes';
import { forgetPersonalData } from './personal-data';
import { deviceStore, tabStore } from './safe-storage';
import { tellTabs } from './tabs';

interface Leaving {
  message: string;
  to: string;
}

/**
 * Ends the session in this browser and, if still valid, at the store; forgets the person's data,
 * also in the other tabs.
 */
export async function endSessionHere(): Promise<void> {
  const { signOut } = await import('next-auth/react');
  await signOut({ redirect: false });
  forgetPersonalData();
  tellTabs('logout');
}

function startAfresh({ message, to }: Leaving): void {
  tabStore().setItem('said-after-reload', message);
  window.location.assign(to);
}

/** Ends the session at the store and here, notifies the other tabs and reloads the home page. */
export async function logOutHere(): Promise<void> {
  await endSessionHere();
  startAfresh({ message: 'Logged out successfully!', to: routes.home });
}

/**
 * Like `logOutHere` after the store has ended all sessions of the account; also clears this
 * browser's stored data.
 */
export async function forgetHere(leaving: Leaving): Promise<void> {
  deviceStore().clear();
  tabStore().clear();
  try {
    await endSessionHere();
    startAfresh(leaving);
  } catch {
    // The target route deletes the cookie even if next-auth fails.
    startAfresh({ ...leaving, to: routes.sessionEnded(leaving.to) });
  }
}
