import type { ServiceContext } from '../../context.ts';
import { csvLines } from '../product-export/csv-lines.ts';
import type { ProductImportLineRow } from '../../db/schema/product-import.ts';
import { everyLine } from './list-import-lines.ts';

/** Streams the report of a check as CSV: one line per change and per error. */
export async function* drawReport(
  context: ServiceContext,
  importId: number,
  onlyFaults: boolean,
): AsyncGenerator<string> {
  yield `\ufeff${csvLines([['Line', 'SKU', 'Name', 'Result', 'Column', 'Before', 'In the list', 'Message']])}`;
  for await (const part of everyLine(context, importId, onlyFaults ? 'faulty' : undefined)) {
    yield csvLines(part.flatMap(toRows));
  }
}

const outcomeLabels = {
  new: 'New',
  changed: 'Changes',
  unchanged: 'Unchanged',
  faulty: 'Fault',
} as const;

function toRows({ line, sku, name, outcome, changes, faults }: ProductImportLineRow): string[][] {
  const start = [String(line), sku, name, outcomeLabels[outcome as keyof typeof outcomeLabels]];
  const details = [
    ...changes.map(({ column, before, after }) => [column, before, after, '']),
    ...faults.map(({ column, value, message }) => [column, '', value, message]),
  ];
  return (details.length > 0 ? details : [['', '', '', '']]).map((detail) => [...start, ...detail]);
}
