declare global {
  interface Window {
    /** Last button tapped before hydration; null: none, false: hydrated. */
    earlyTap?: HTMLButtonElement | null | false;
  }
}

/** Repeats the last tap from before hydration. */
export function repeatEarlyTap(): void {
  const button = window.earlyTap;
  window.earlyTap = false;
  if (button && button.isConnected) button.click();
}
