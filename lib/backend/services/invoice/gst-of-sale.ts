import type { ServiceContext } from '../../context.ts';
import { invoiceRows, type SoldLine } from './invoice-rows.ts';
import { isRegistered } from './is-taxed.ts';
import { readSeller } from './seller.ts';
import { addAmounts } from './split-gst.ts';

interface Sale {
  lines: readonly SoldLine[];
  /** Paise. */
  shipping: number;
  /** GST code of the state that the goods go to. */
  stateGstCode: string | null;
}

/**
 * Returns the GST that goods and delivery of a sale contain, in paise: the sum of the taxes that
 * its invoice will have. 0 for a seller without a GSTIN.
 */
export async function gstOfSale(
  context: Pick<ServiceContext, 'db'>,
  { lines, shipping, stateGstCode }: Sale,
): Promise<number> {
  const seller = await readSeller(context);
  if (!isRegistered({ seller })) return 0;
  const rows = invoiceRows(lines, shipping, stateGstCode === seller.stateGstCode);
  return gstIn(addAmounts(rows));
}

/** Returns the taxes of amounts together. */
export const gstIn = ({ cgst, sgst, igst }: { cgst: number; sgst: number; igst: number }) =>
  cgst + sgst + igst;
