import { and, eq } from 'drizzle-orm';
import { deliveryFeeNotes } from '../../../contract/delivery-fee-notes.ts';
import {
  returnWindows,
  sayDays,
  sayOtherReturns,
  sayReplacement,
} from '../../../contract/return-windows.ts';
import type { TextPage } from '../../../contract/text-page.ts';
import type { ServiceContext } from '../../context.ts';
import { textPages } from '../../db/schema/content.ts';
import { notFound } from '../../errors.ts';
import { sayRupees } from '../messages/say.ts';
import { readShop, type OwnShop } from '../shop-profile/read-shop.ts';

/**
 * Returns a published text by its slug, with the values of the settings. Throws 404 if there is
 * none, or its page is closed.
 */
export async function getTextPage(context: ServiceContext, slug: string): Promise<TextPage> {
  const [row] = await context.db
    .select()
    .from(textPages)
    .where(and(eq(textPages.slug, slug), eq(textPages.isPublished, true)));
  if (!row) throw notFound('Page');
  const page = toTextPage(row);
  const shop = await readShop(context);
  if (shop.closed_pages.includes(`/${slug}`)) throw notFound('Page');
  return {
    ...page,
    title: fillText(page.title, shop),
    lead: fillText(page.lead, shop),
    content: fillHtml(page.content, shop),
  };
}

export function toTextPage(row: typeof textPages.$inferSelect): TextPage {
  return {
    slug: row.slug,
    title: row.title,
    lead: row.lead,
    content: row.content,
    reviewed_at: row.reviewedAt,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Values that a text may name as `{name}`. */
const values: Record<string, (shop: OwnShop) => string> = {
  shop: ({ name }) => name,
  seller: ({ legal_name, name }) => legal_name || name,
  membership: ({ elite_name }) => elite_name,
  city: ({ city }) => city,
  address: ({ street, city, postal_code, state }) =>
    [street, `${city} ${postal_code}`.trim(), state].filter(Boolean).join(', '),
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  hours: ({ hours }) => hours,
  delivery_fee: (shop) => {
    const { shipping_fee: fee, cash_fee: cash = 0, takes_cash } = shop;
    return [
      [fee === 0 ? 'free' : sayRupees(fee * 100), ...deliveryFeeNotes(shop)].join(', '),
      ...(takes_cash && cash > 0 ? [`Cash on Delivery adds ${sayRupees(cash * 100)}`] : []),
    ].join('; ');
  },
  minimum_order: ({ minimum_order: minimum }) =>
    minimum === 0 ? 'none' : sayRupees(minimum * 100),
  replacement_days: (shop) => sayDays(returnWindows(shop).replacement),
  replacement_rule: sayReplacement,
  return_rule: sayOtherReturns,
  grievance_officer: ({ grievance_name }) => grievance_name,
  grievance_phone: ({ grievance_phone }) => grievance_phone,
  grievance_email: ({ grievance_email }) => grievance_email,
  grievance_hours: ({ grievance_hours }) => grievance_hours,
};

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

const named = /\{([a-z_]+)\}/g;

/** Fills in the values of the settings; a name that is none of theirs stays. */
export const fillText = (text: string, shop: OwnShop): string =>
  text.replace(named, (match, name: string) => values[name]?.(shop) ?? match);

/** As `fillText` for HTML: values are escaped. */
export const fillHtml = (html: string, shop: OwnShop): string =>
  html.replace(named, (match, name: string) => {
    const value = values[name]?.(shop);
    return value === undefined ? match : escapeHtml(value);
  });

/** Returns the names in a text whose settings `before` has and `after` has not, as `missingIn`. */
export const losesValue = (text: string, before: OwnShop, after: OwnShop): string[] => {
  const had = missingIn(text, before);
  return missingIn(text, after).filter((name) => !had.includes(name));
};

/** Returns the names in a text whose settings are empty, in words: `grievance officer`. */
export function missingIn(text: string, shop: OwnShop): string[] {
  const names = [...text.matchAll(named)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => values[name]?.(shop) === '')
    .map((name) => name.replaceAll('_', ' '));
}
