import { companyId, headerNames } from '../contract/envelope.ts';
import { findRecord } from '../contract/find-page.ts';
import { productPath } from '../contract/paths.ts';

const longestWaitMs = 3_000;

/**
 * Returns whether a missing address is that of a deleted product: it answers 410, so that search
 * engines drop it sooner. Pages cannot answer 410 themselves. If the store does not answer, the
 * address counts as missing.
 */
export async function isDeleted(storeApiUrl: string, address: string): Promise<boolean> {
  const { record, id } = findRecord(address) ?? {};
  if (record !== 'product' && record !== 'reviews') return false;
  try {
    const answer = await fetch(`${storeApiUrl}${productPath.replace('{id}', `${id}`)}`, {
      headers: { [headerNames.company]: String(companyId) },
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const body = (await answer.json()) as { gone?: boolean };
    return answer.status === 404 && body.gone === true;
  } catch (error) {
    console.error(`Whether ${address} is gone could not be read`, error);
    return false;
  }
}
