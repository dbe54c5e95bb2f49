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

const longest = 12;

/**
 * Removes formatting from a typed amount: ₹, Rs, commas, spaces, leading zeros. Keeps the decimal
 * point: 100.00 must not become ₹10,000.
 */
export function typedAmount(typed: string): string {
  return typed
    .replace(/[\s,₹\p{Cf}]|^\s*rs\.?(?=[\s₹]*\d)/giu, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest);
}

/** Whole rupees of `500` or `500.00`; 0 if the text is no such amount. */
export function parseRupees(amount: string): number {
  return /^\d+(\.0{1,2})?$/.test(amount) ? Number(amount) : 0;
}
