import { composeLetters } from '../../../contract/join-letters.ts';
import { brandName } from '../../../contract/staff-brand.ts';
import { categoryName, deepestLevel } from '../../../contract/staff-category.ts';
import { importRules } from '../../../contract/staff-import.ts';
import { tagName } from '../../../contract/staff-tag.ts';
import { CellFault } from './cells.ts';
import { checkByRule, type CellRule } from './check-by-rule.ts';
import { nameKey, type NameIndex, type NameIndexes, nearestName } from './name-indexes.ts';

/** Names that are in the database, without those that the list creates. */
export const existingNames = (namesById: ReadonlyMap<number, string>): string[] =>
  [...namesById].flatMap(([id, name]) => (id > 0 ? [name] : []));

const tidyName = (name: string) => composeLetters(name).trim().replace(/\s+/g, ' ');

/** Notes a new brand; returns its provisional id. Throws `CellFault`. */
export const addBrand = (cell: string, { brands }: NameIndexes): number =>
  addChecked('Brand', 'brands', brandName, brands, cell);

/** Notes a new form; returns its provisional id. Throws `CellFault`. */
export const addForm = (cell: string, { forms }: NameIndexes): number =>
  addChecked('Form', 'forms', tagName, forms, cell);

/** Notes a new tag; returns its provisional id. Throws `CellFault`. */
export const addTag = (cell: string, { tags }: NameIndexes): number =>
  addChecked('Tag', 'tags', tagName, tags, cell);

function addChecked(
  what: string,
  many: string,
  rule: CellRule,
  index: NameIndex,
  cell: string,
): number {
  const name = tidyName(cell);
  checkByRule(what, rule, name);
  return addName(many, index, name);
}

/**
 * Notes the missing categories of a path such as `Food > Tea`; returns the provisional id of the
 * last. Throws `CellFault`.
 */
export function addCategory(cell: string, { categories, categoryNodes }: NameIndexes): number {
  const names = cell.split('>').map(tidyName);
  if (names.length > deepestLevel) {
    throw new CellFault(`Category has ${names.length} levels; the limit is ${deepestLevel}`);
  }
  for (const name of names) checkByRule('Category', categoryName, name);
  refuseLikely(names, categories);
  let path: number[] = [];
  for (const [level, name] of names.entries()) {
    const fullName = names.slice(0, level + 1).join(' > ');
    const id =
      categories.byName.get(nameKey(fullName)) ?? addName('categories', categories, fullName);
    path = categoryNodes.get(id)?.path ?? [...path, id];
    if (!categoryNodes.has(id)) categoryNodes.set(id, { name, path });
  }
  return path.at(-1) ?? 0;
}

/** Typing errors in a part of the path, and a name without the path that it has. */
function refuseLikely(names: readonly string[], { byName, namesById }: NameIndex): void {
  const existing = existingNames(namesById);
  const fullName = names.join(' > ');
  const same = existing.find(
    (name) => names.length === 1 && nameKey(name).endsWith(` > ${nameKey(fullName)}`),
  );
  const missing = names
    .map((_, level) => names.slice(0, level + 1).join(' > '))
    .find((part) => !byName.has(nameKey(part)));
  const meant = same ?? (missing && nearestName(missing, existing));
  if (!meant) return;
  throw new CellFault(`There is no category “${missing ?? fullName}”. Did you mean “${meant}”?`);
}

function addName(what: string, { byName, namesById }: NameIndex, name: string): number {
  const { mostNewNames } = importRules;
  if ([...namesById.keys()].filter((id) => id < 0).length >= mostNewNames) {
    throw new CellFault(`The list has more than ${mostNewNames} new ${what}. Check this column.`);
  }
  const id = -namesById.size - 1;
  byName.set(nameKey(name), id);
  namesById.set(id, name);
  return id;
}
