import type { Labelling, OptionRow } from './facet.ts';

/** Each product has exactly one option, given by its id. */
export function labelById(options: OptionRow[]): Labelling {
  const indexes = indexById(options);
  return { options, optionsOf: (id) => present(indexes.get(Number(id))) };
}

/** The same for a tree: a product also has all ancestors of its option. */
export function labelByTree(options: OptionRow[]): Labelling {
  const indexes = indexById(options);
  const upwards = (index: number | undefined): number[] =>
    index === undefined
      ? []
      : [index, ...upwards(indexes.get(options[index]?.parent ?? Number.NaN))];
  return { options, optionsOf: (id) => upwards(indexes.get(Number(id))) };
}

/** Each product has any number of options; the key is their ids. */
export function labelByList(options: OptionRow[]): Labelling {
  const indexes = indexById(options);
  return {
    options,
    optionsOf: (ids) =>
      String(ids)
        .split(',')
        .filter(Boolean)
        .flatMap((id) => present(indexes.get(Number(id)))),
  };
}

/** A few fixed options, each a bit of the key; the id of an option is its bit. */
export function labelByBits(length: number): Labelling {
  const bits = Array.from({ length }, (_, bit) => bit);
  return {
    options: bits.map((id) => ({ id, name: '' })),
    optionsOf: (mask) => bits.filter((bit) => (Number(mask) >> bit) & 1),
    keys: Array.from({ length: 2 ** length }, (_, mask) => mask),
  };
}

const indexById = (options: OptionRow[]) => new Map(options.map(({ id }, index) => [id, index]));

const present = (index: number | undefined) => (index === undefined ? [] : [index]);
