import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { textPages } from '../../db/schema/content.ts';
import { invalid } from '../../errors.ts';
import type { OwnShop } from '../shop-profile/read-shop.ts';
import { losesValue } from './get-text-page.ts';

/* The field in which a value is entered, where it has another name. */
const fieldNames: Record<string, string> = {
  seller: 'name',
  shop: 'name',
  membership: 'elite_name',
  address: 'street',
  grievance_officer: 'grievance_name',
};

/**
 * Throws 400 at the field if a change of the settings empties a value that a published page names:
 * the page would have a gap.
 */
export async function requireNamedValues(
  context: ServiceContext,
  before: OwnShop,
  changes: Partial<OwnShop>,
): Promise<void> {
  const changed = { ...before, ...changes };
  const after = { ...changed, elite_name: changed.elite_name || before.elite_name };
  const pages = await context.db.select().from(textPages).where(eq(textPages.isPublished, true));
  const titles = new Map<string, string[]>();
  for (const { title, lead, content } of pages) {
    for (const name of losesValue(`${title} ${lead} ${content}`, before, after)) {
      titles.set(name, [...(titles.get(name) ?? []), title]);
    }
  }
  if (titles.size === 0) return;
  throw invalid(
    Object.fromEntries(
      [...titles].map(([valueName, of]) => {
        const name = valueName.replaceAll(' ', '_');
        return [
          fieldNames[name] ?? name,
          [`These published pages use it: ${of.join(', ')}. Enter it, or unpublish them first.`],
        ];
      }),
    ),
  );
}
