import type { Category } from '../../contract/category';
import { hasProducts } from '../category/menu';

const maxNear = 4;
/** Top categories. */
const maxShown = 10;
/** Shorter prefixes match unrelated words. */
const shortestBeginning = 4;

const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];

/**
 * Returns the categories whose names match most words of a search, leaf categories first; the top
 * categories if none matches.
 */
export function nearestCategories(tree: readonly Category[], search: string): Category[] {
  const typed = splitWords(search);
  const near = flat(tree)
    .map((category) => ({ category, shared: countShared(splitWords(category.name), typed) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, two) => two.shared - one.shared || depth(two.category) - depth(one.category));
  const maxShared = near[0]?.shared;
  const found = near.filter(({ shared }) => shared === maxShared).map(({ category }) => category);
  return found.length > 0 ? found.slice(0, maxNear) : tree.filter(hasProducts).slice(0, maxShown);
}

const flat = (tree: readonly Category[]): Category[] =>
  tree.filter(hasProducts).flatMap((category) => [category, ...flat(category.children)]);

const depth = ({ children }: Category) => (children.length === 0 ? 1 : 0);

const countShared = (words: string[], typed: string[]) =>
  words.filter((word) => typed.some((other) => isNear(word, other))).length;

function isNear(word: string, other: string): boolean {
  if (word === other) return true;
  const [short = '', long = ''] = [word, other].toSorted((a, b) => a.length - b.length);
  return short.length >= shortestBeginning && long.startsWith(short);
}
