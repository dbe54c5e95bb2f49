/**
 * The options of a filter group, and which of them each product has. Products with the same options
 * share one set, so counting and filtering work on set numbers, and resolve options only at the
 * end.
 */
export interface Labels<Option> {
  options: Option[];
  /** Option indexes of each set. */
  sets: number[][];
  /** Set number by product index. */
  of: Uint16Array;
}

interface Named {
  id: number;
}

/** Builds labels if each product has exactly one option, given by its id. */
export function labelById<Option extends Named>(
  options: Option[],
  ids: Int32Array,
): Labels<Option> {
  const places = new Map(options.map(({ id }, place) => [id, place]));
  const of = new Uint16Array(ids.length);
  ids.forEach((id, place) => (of[place] = places.get(id) ?? 0));
  return { options, sets: options.map((_, place) => [place]), of };
}

/** The same for a tree: a product also has all ancestors of its option. */
export function labelByTree<Option extends Named & { parent: number | null }>(
  options: Option[],
  ids: Int32Array,
): Labels<Option> {
  const places = new Map<number | null, number>(options.map(({ id }, place) => [id, place]));
  const upwards = (place: number | undefined): number[] =>
    place === undefined ? [] : [place, ...upwards(places.get(options[place]?.parent ?? null))];
  return { ...labelById(options, ids), sets: options.map((_, place) => upwards(place)) };
}

/**
 * Builds labels if each product has any number of options; `pairs` of product id and option id, in
 * product order.
 */
export function labelByPairs<Option extends Named>(
  options: Option[],
  ids: Int32Array,
  pairs: Int32Array,
): Labels<Option> {
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

/** Builds labels if a number of the product decides which of a few options it has. */
export function labelByTest<Option>(
  options: Option[],
  numbers: Int32Array,
  has: (option: Option, number: number) => boolean,
): Labels<Option> {
  const masks = 2 ** options.length;
  const sets = Array.from({ length: masks }, (_, mask) =>
    options.flatMap((_option, place) => ((mask >> place) & 1 ? [place] : [])),
  );
  const of = new Uint16Array(numbers.length);
  numbers.forEach((number, place) => {
    let mask = 0;
    for (let option = 0; option < options.length; option += 1) {
      if (has(options[option] as Option, number)) mask |= 1 << option;
    }
    of[place] = mask;
  });
  return { options, sets, of };
}
