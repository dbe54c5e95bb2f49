import type { ShopHead } from '../shop-profile/read-head.ts';
import type { MailContent } from './mail-content.ts';

/**
 * A letter as HTML, every value escaped. What typesets it is loaded with the first letter: a store
 * that answers requests does not wait for it.
 */
export async function renderMail(
  letter: MailContent,
  siteUrl: string,
  shop: ShopHead,
): Promise<string> {
  const [{ renderToStaticMarkup }, { mailPage }] = await Promise.all([
    import('react-dom/server'),
    import('./mail-page.ts'),
  ]);
  return `<!doctype html>${renderToStaticMarkup(mailPage(letter, siteUrl, shop))}`;
}
