type Opener = Pick<Window, 'open' | 'location'>;

/**
 * Opens the payment page in a new window, or in this one if the browser blocks popups. Returns
 * which; null (and does nothing) if the URL is invalid.
 */
export function openPayment(window: Opener, url: unknown): 'new window' | 'same window' | null {
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) return null;
  const opened = window.open(url, '_blank');
  if (opened) {
    // Security: the gateway's page must not access this window.
    opened.opener = null;
    return 'new window';
  }
  window.location.assign(url);
  return 'same window';
}
