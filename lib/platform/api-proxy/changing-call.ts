import { voucherPath } from '../../contract/paths';
import { isSameSite } from './same-site';

/* The contract applies a voucher by GET. */
const changingReads = [voucherPath];

/**
 * Whether a call that changes something comes from another site, or was made by a link or a picture
 * instead of a script (CSRF): `Accept` tells those apart in browsers that send no Sec-Fetch-Site.
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
