import { voucherPath } from '../../contract/paths';
import { isSameSite } from './same-site';

/* The API applies a voucher by GET. */
const changingReads = [voucherPath];

/**
 * CSRF check: returns whether a changing call comes from another site, or from a link or image
 * instead of a script. In browsers without Sec-Fetch-Site, `Accept` distinguishes these.
 */
export function isForgedChange(
  method: string,
  path: string,
  headers: Headers,
  siteUrl: string,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return !isSameSite(headers, siteUrl);
  if (!changingReads.some((read) => path.replace(/\/$/, '') === read.replace(/\/$/, ''))) {
    return false;
  }
  const accept = headers.get('accept') ?? '';
  return !isSameSite(headers, siteUrl) || /text\/html|image\//.test(accept);
}
