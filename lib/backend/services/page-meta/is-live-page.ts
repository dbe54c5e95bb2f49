import { isOwnPath } from '../../../contract/find-page.ts';
import type { ServiceContext } from '../../context.ts';
import { describeThing } from './describe-thing.ts';
import { readPageAddress } from './page-address.ts';

/**
 * Returns whether the site has a public page at this address: a fixed page or the page of a record.
 */
export async function isLivePage(context: ServiceContext, pageUrl: string): Promise<boolean> {
  const { path, page } = readPageAddress(pageUrl);
  if (page.kind !== 'other' && (await describeThing(context, page)) !== undefined) return true;
  if (page.kind === 'category' || page.kind === 'brand') return false;
  return isOwnPath(path);
}
