import type { ShopHead } from '../shop-profile/read-head.ts';
import type { MailContent } from './mail-content.ts';

/**
 * Renders a mail as HTML; every value is escaped. The renderer is loaded lazily with the first
 * mail, so that it does not delay the server start.
 */
export async function renderMail(
  content: MailContent,
  siteUrl: string,
  shop: ShopHead,
): Promise<string> {
  const [{ renderToStaticMarkup }, { mailPage }] = await Promise.all([
    import('react-dom/server'),
    import('./mail-page.ts'),
  ]);
  return `<!doctype html>${renderToStaticMarkup(mailPage(content, siteUrl, shop))}`;
}
