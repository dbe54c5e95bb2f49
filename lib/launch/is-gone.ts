import { companyId, headerNames } from '../contract/envelope.ts';
import { productPath } from '../contract/paths.ts';

const productPage = /^\/products\/([1-9]\d{0,8})(?:[/?]|$)/;
const longestWaitMs = 3_000;

/**
 * Whether an address that shows nothing is that of a product which was sold here and is no more:
 * it answers 410 then, by which search engines forget it sooner. Pages
 * cannot answer 410 themselves. Where the store does not say, the address counts as missing.
 */
export async function isGone(storeApiUrl: string, address: string): Promise<boolean> {
  const [, id] = productPage.exec(address) ?? [];
  if (!id) return false;
  try {
    const answer = await fetch(`${storeApiUrl}${productPath.replace('{id}', id)}`, {
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
