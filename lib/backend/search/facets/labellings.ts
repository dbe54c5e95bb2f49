import type { Labelling, OptionRow } from './facet.ts';

/** Each product has exactly one option, given by its id. */
export function labelById(options: OptionRow[]): Labelling {
  const places = placesOf(options);
  return { options, optionsOf: (id) => present(places.get(Number(id))) };
}

/** The same for a tree: a product also has all ancestors of its option. */
export function labelByTree(options: OptionRow[]): Labelling {
  const places = placesOf(options);
  const upwards = (place: number | undefined): number[] =>
    place === undefined
      ? []
      : [place, ...upwards(places.get(options[place]?.parent ?? Number.NaN))];
  return { options, optionsOf: (id) => upwards(places.get(Number(id))) };
}

/** Each product has any number of options; the key is their ids. */
export function labelByList(options: OptionRow[]): Labelling {
  const places = placesOf(options);
  return {
    options,
    optionsOf: (ids) =>
      String(ids)
        .split(',')
        .filter(Boolean)
        .flatMap((id) => present(places.get(Number(id)))),
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

const placesOf = (options: OptionRow[]) => new Map(options.map(({ id }, place) => [id, place]));

const present = (place: number | undefined) => (place === undefined ? [] : [place]);
