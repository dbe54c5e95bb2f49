import type { FilterOption } from '../../../contract/product.ts';
import type { LabelKey, Labelling } from '../facets/facet.ts';

/**
 * The sets of options of one facet. Products with the same options share one set, so counting and
 * filtering work on set numbers, and resolve options only at the end. Sets are added, never
 * removed, so set numbers stay valid.
 */
export class LabelSets {
  readonly options: FilterOption[];
  /** Option indexes of each set. */
  readonly sets: number[][];
  readonly #optionsOf: Labelling['optionsOf'];
  readonly #numbers: Map<LabelKey, number>;

  constructor(
    { options, optionsOf, keys: fixed = [] }: Labelling,
    keys: Iterable<LabelKey> = fixed,
  ) {
    this.options = options;
    this.#optionsOf = optionsOf;
    this.#numbers = new Map(Array.from(keys, (key, number) => [key, number]));
    this.sets = Array.from(this.#numbers.keys(), optionsOf);
  }

  /** The number of the set of a key. */
  numberOf(key: LabelKey): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.sets.push(this.#optionsOf(key)) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  /** The same set numbers for other options: some were added, renamed, moved or removed. */
  withOptions(labelling: Labelling): LabelSets {
    return new LabelSets(labelling, this.#numbers.keys());
  }
}
