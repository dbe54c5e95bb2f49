import type { FilterOption } from '../../../contract/product.ts';

/**
 * The options of a facet, and which of them each product has. Products with the same options share
 * one set, so counting and filtering work on set numbers, and resolve options only at the end.
 */
export interface Labels {
  options: FilterOption[];
  /** Option indexes of each set. */
  sets: number[][];
  /** Set number by product index. */
  of: Uint16Array;
}

/** Builds labels if each product has exactly one option, given by its id. */
export function labelById(options: FilterOption[], ids: Int32Array): Labels {
  const places = new Map(options.map(({ id }, place) => [id, place]));
  const of = new Uint16Array(ids.length);
  ids.forEach((id, place) => (of[place] = places.get(id) ?? 0));
  return { options, sets: options.map((_, place) => [place]), of };
}

/** The same for a tree: a product also has all ancestors of its option. */
export function labelByTree(
  options: (FilterOption & { parent: number | null })[],
  ids: Int32Array,
): Labels {
  const places = new Map<number | null, number>(options.map(({ id }, place) => [id, place]));
  const upwards = (place: number | undefined): number[] =>
    place === undefined ? [] : [place, ...upwards(places.get(options[place]?.parent ?? null))];
  return { ...labelById(options, ids), sets: options.map((_, place) => upwards(place)) };
}

/**
 * Builds labels if each product has any number of options; `pairs` of product id and option id, in
 * product order.
 */
export function labelByPairs(options: FilterOption[], ids: Int32Array, pairs: Int32Array): Labels {
  const places = new Map(options.map(({ id }, place) => [id, place]));
  const sets: number[][] = [[]];
  const numbers = new Map([['', 0]]);
  const of = new Uint16Array(ids.length);
  let next = 0;
  ids.forEach((id, place) => {
    const set: number[] = [];
    while (next < pairs.length && (pairs[next] ?? 0) < id) next += 2;
    for (; pairs[next] === id; next += 2) set.push(places.get(pairs[next + 1] ?? 0) ?? 0);
    const key = set.join();
    if (!numbers.has(key)) numbers.set(key, sets.push(set) - 1);
    of[place] = numbers.get(key) ?? 0;
  });
  return { options, sets, of };
}

/**
 * Builds labels if a number of the product decides which of a few fixed options it has; the id of
 * an option is the place of its test.
 */
export function labelByTest(tests: ((number: number) => boolean)[], numbers: Int32Array): Labels {
  const sets = Array.from({ length: 2 ** tests.length }, (_, mask) =>
    tests.flatMap((_test, place) => ((mask >> place) & 1 ? [place] : [])),
  );
  const of = Uint16Array.from(numbers, (number) =>
    tests.reduce((mask, test, place) => (test(number) ? mask | (1 << place) : mask), 0),
  );
  return { options: tests.map((_, id) => ({ id, name: '' })), sets, of };
}
