import { type Options, stringify } from 'csv-stringify/sync';
import { safeCell } from '../product-import/cells.ts';

const options: Options = {
  record_delimiter: '\r\n',
  // Other programs use these characters as delimiters or trim spaces.
  quoted_match: /[;\t\r\n]|^\s|\s$/,
  cast: { string: safeCell },
};

/** Formats rows as CSV with line ends; protected against formula injection. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify([...rows], options);
