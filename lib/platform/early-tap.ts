declare global {
  interface Window {
    /** Button that was tapped last before the page ran its scripts; null: none, false: they run. */
    earlyTap?: HTMLButtonElement | null | false;
  }
}

/** Taps the button that was tapped before it could react. */
export function repeatEarlyTap(): void {
  const button = window.earlyTap;
  window.earlyTap = false;
  if (button && button.isConnected) button.click();
}
