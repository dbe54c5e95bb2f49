import type { ShopHead } from '../shop-profile/read-head.ts';
import type { Letter } from './letter.ts';

/**
 * A letter as HTML, every value escaped. What typesets it is loaded with the first letter: a store
 * that answers requests does not wait for it.
 */
export async function renderLetter(
  letter: Letter,
  siteUrl: string,
  shop: ShopHead,
): Promise<string> {
  const [{ renderToStaticMarkup }, { letterPage }] = await Promise.all([
    import('react-dom/server'),
    import('./letter-page.ts'),
  ]);
  return `<!doctype html>${renderToStaticMarkup(letterPage(letter, siteUrl, shop))}`;
}
