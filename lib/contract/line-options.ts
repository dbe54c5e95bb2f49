/** Value of one axis of a family, such as Size: 250 g. */
export interface LineOption {
  axis: string;
  value: string;
}

/** Returns the size or flavour of a line as one text; empty without a family. */
export const sayOptions = (options: readonly LineOption[] | null | undefined): string =>
  (options ?? []).map(({ value }) => value).join(', ');

/** Normalises case, punctuation and units for comparison: `250g` and `250 gm` become ` 250 g `. */
const comparable = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/[^\p{L}\p{M}\p{N}.%]+|\.(?!\d)/gu, ' ')
    .replace(/(?<=\d )(k?g|m?l)(?:ms?|r(?:am)?s?|s|i?t(?:re?|er)?s?)(?!\p{L})/gu, '$1')
    .trim()} `;

/** Returns the name of a product with the options that it does not contain already. */
export function nameWithOptions(
  name: string,
  options: readonly LineOption[] | null | undefined,
): string {
  const missing = (options ?? []).filter(
    ({ value }) => !comparable(name).includes(comparable(value)),
  );
  return [name, ...missing.map(({ value }) => value)].join(', ');
}
