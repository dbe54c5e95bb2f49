type Opener = Pick<Window, 'open' | 'location'>;

/**
 * Opens the payment page in a new window or, where the browser blocks that, in this one. Answers
 * which; null where the address is none, and then nothing happens.
 */
export function openPayment(window: Opener, url: unknown): 'new window' | 'same window' | null {
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) return null;
  const opened = window.open(url, '_blank');
  if (opened) {
    // The gateway's page has no business with this one.
    opened.opener = null;
    return 'new window';
  }
  window.location.assign(url);
  return 'same window';
}
