type Leaver = Pick<Window, 'addEventListener' | 'removeEventListener' | 'history' | 'location'>;

/**
 * Navigates to the payment page. Calls `onBack` if the browser restores this page from the
 * back/forward cache, which still shows the pending state; otherwise Back loads `backTo`, where
 * given.
 */
export function leaveForPayment(
  window: Leaver,
  url: string,
  onBack: () => void,
  backTo?: string,
): void {
  // With its own state, so that the router does not render the address before the page is left.
  if (backTo) window.history.replaceState(window.history.state, '', backTo);
  const shown = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    window.removeEventListener('pageshow', shown);
    onBack();
  };
  window.addEventListener('pageshow', shown);
  window.location.assign(url);
}
