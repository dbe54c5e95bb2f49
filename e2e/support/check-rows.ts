import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'playwright/test';
import { forAll } from './crawl/visit.ts';

const shownFailures = 20;

/**
 * Checks the rows of a table, several at a time, and fails with the name of each row that is wrong.
 * Rows that disturb one another belong into one row.
 */
export async function checkRows<Row>(
  rows: readonly Row[],
  nameRow: (row: Row) => string,
  check: (row: Row) => Promise<void>,
): Promise<void> {
  expect(rows.length, 'rows of the table').toBeGreaterThan(0);
  test.info().annotations.push({ type: 'rows', description: String(rows.length) });
  const failures: string[] = [];
  await forAll(rows, async (row) => {
    try {
      await check(row);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(`${nameRow(row)}\n${stripVTControlCharacters(reason)}`);
    }
  });
  if (failures.length === 0) return;
  const shown = failures.slice(0, shownFailures).join('\n\n');
  throw new Error(`${failures.length} of ${rows.length} rows failed:\n\n${shown}`);
}
