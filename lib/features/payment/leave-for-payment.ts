type Leaver = Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>;

/**
 * Goes to the page where it is paid. Where the browser brings this very page back as it was left, still
 * saying that it is on its way, `onBack` is called.
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
