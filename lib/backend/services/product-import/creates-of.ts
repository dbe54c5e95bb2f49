import type { ImportCreates } from '../../../contract/staff-import.ts';
import type { NameIndexes } from './name-indexes.ts';
import type { PlannedLine } from './plan-line.ts';

/** Returns the new names that lines without errors need; a category after its parent. */
export function createsOf(
  lines: readonly Pick<PlannedLine, 'wanted'>[],
  { brands, categories, forms, tags, places }: NameIndexes,
): ImportCreates {
  const namesOf = (ids: readonly number[], nameOf: ReadonlyMap<number, string>) =>
    [...new Set(ids)].flatMap((id) => (id < 0 ? (nameOf.get(id) ?? []) : []));
  const wanted = lines.flatMap(({ wanted: draft }) => draft ?? []);
  return {
    brands: namesOf(
      wanted.map(({ brandId }) => brandId),
      brands.nameOf,
    ),
    categories: namesOf(
      wanted.flatMap(({ categoryId }) => places.get(categoryId)?.path ?? []),
      categories.nameOf,
    ),
    forms: namesOf(
      wanted.map(({ formId }) => formId),
      forms.nameOf,
    ),
    tags: namesOf(
      wanted.flatMap(({ tagIds }) => tagIds),
      tags.nameOf,
    ),
  };
}
