import { type Options, stringify } from 'csv-stringify/sync';
import { safeCell } from '../product-import/safe-cell.ts';

const options: Options = {
  record_delimiter: '\r\n',
  // Other programs part cells at these as well, or cut spaces off.
  quoted_match: /[;\t\r\n]|^\s|\s$/,
  cast: { string: safeCell },
};

/** Lines of a CSV file, their ends included; no cell can be taken for a formula. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], options);
