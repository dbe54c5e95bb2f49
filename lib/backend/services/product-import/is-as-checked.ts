import { isDeepStrictEqual } from 'node:util';
import type { ImportChange, ImportOutcome } from '../../../contract/staff-import.ts';
import type { PlannedLine } from './plan-line.ts';
import { stockTitle } from './settle-stock.ts';

export interface CheckedLine {
  outcome: ImportOutcome;
  changes: ImportChange[];
}

const exceptStock = (changes: readonly ImportChange[]) =>
  changes.filter(({ column }) => column !== stockTitle);

/** Returns whether a line still means what staff have confirmed, except for the stock. */
export function isAsChecked(planned: PlannedLine, checked: CheckedLine | undefined): boolean {
  if (!checked || planned.outcome === 'faulty') return false;
  return (
    (planned.outcome === 'new') === (checked.outcome === 'new') &&
    isDeepStrictEqual(exceptStock(planned.changes), exceptStock(checked.changes))
  );
}
