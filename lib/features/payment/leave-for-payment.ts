type Leaver = Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>;

/**
 * Navigates to the payment page. Calls `onBack` if the browser restores this page from the
 * back/forward cache, which still shows the pending state.
 */
export function leaveForPayment(window: Leaver, url: string, onBack: () => void): void {
  const shown = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    window.removeEventListener('pageshow', shown);
    onBack();
  };
  window.addEventListener('pageshow', shown);
  window.location.assign(url);
}
