declare global {
  interface Window {
    /** Last button tapped before hydration; null: none, false: hydrated. */
    earlyTap?: HTMLButtonElement | null | false;
  }
}

/**
 * Repeats the last tap from before hydration. Later, because React hydrates the part around a click
 * at once, but not while it runs effects.
 */
export function repeatEarlyTap(): void {
  const button = window.earlyTap;
  window.earlyTap = false;
  setTimeout(() => {
    if (button && button.isConnected) button.click();
  });
}
