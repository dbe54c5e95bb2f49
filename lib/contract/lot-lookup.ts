import { array, object, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { lotOrigin, lotReport } from './product-lot.ts';
import { productCard } from './product.ts';
import { text, textOrNull } from './rules.ts';

/** Maximum length of a lot number. */
export const maxLotNumber = 40;

/** A lot as its number finds it: tested or not, past its best before or not. */
const foundLot = object({
  ...lotOrigin,
  number: text(),
  packed_on: text(),
  best_before: textOrNull(),
  /** Empty: not tested by a laboratory. */
  laboratory: text(),
  tested_on: textOrNull(),
  /** Null: not published, or the lot is past its best before. */
  report: lotReport.nullable().defined(),
  /** Products on sale that were packed from it. */
  products: array(productCard.required()).required(),
});
export type FoundLot = InferType<typeof foundLot>;

export const findLot = anyone.get(
  '/lots/{number}/',
  'Find lots by the number on the pack, in any case; several if products share a number with other dates. 404 for an unknown number',
  {
    answer: success.shape({ data: array(foundLot.required()).required() }),
    standIn: 'no page of lots',
  },
);
