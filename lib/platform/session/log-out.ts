import { routes } from '../routes';
import { deviceStore, tabStore } from './safe-storage';
import { tellTabs } from './tabs';

interface Leaving {
  /** What is said on the page that follows. */
  said: string;
  /** Where that is. */
  to: string;
}

/** Ends the session in this browser, and at the store where that knows it still; tells the other tabs. */
export async function endSessionHere(): Promise<void> {
  const { signOut } = await import('next-auth/react');
  await signOut({ redirect: false });
  tellTabs('session');
}

function startAfresh({ said, to }: Leaving): void {
  tabStore().setItem('said-after-reload', said);
  window.location.assign(to);
}

/** What a person has begun to write goes with them: somebody else may use this tab next. */
function forgetDrafts(): void {
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => /-draft:/.test(key));
    for (const key of keys) tabStore().removeItem(key);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

/** Ends the session at the store and here, tells the other tabs, and starts afresh at home. */
export async function logOutHere(): Promise<void> {
  await endSessionHere();
  forgetDrafts();
  startAfresh({ said: 'Logged out successfully!', to: routes.home });
}

/**
 * The same where the store has ended every session of the account already: what this browser has
 * kept of the shop goes as well.
 */
export async function forgetHere(leaving: Leaving): Promise<void> {
  deviceStore().clear();
  tabStore().clear();
  try {
    await endSessionHere();
    startAfresh(leaving);
  } catch {
    // The cookie goes without next-auth's help too.
    startAfresh({ ...leaving, to: routes.sessionEnded(leaving.to) });
  }
}
