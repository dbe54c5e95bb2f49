import type { ImportLine, ImportOutcome, ProductImport } from '../../../contract/staff-import.ts';
import type { ImportStatus } from '../../../contract/staff-import.ts';
import type { ProductImportLineRow, ProductImportRow } from '../../db/schema/product-import.ts';

/** An import without its file, with the sender's name. */
export type ListedImport = Omit<
  ProductImportRow,
  'file' | 'staffId' | 'tries' | 'touchedAt' | 'skipFaulty'
> & {
  by: string;
};

export function toImport(row: ListedImport): ProductImport {
  const { newCount, changedCount, unchangedCount, faultyCount } = row;
  const isUseful = row.status === 'checked' && newCount + changedCount > 0;
  return {
    id: row.id,
    file_name: row.fileName,
    status: row.status as ImportStatus,
    note: row.note,
    lines: row.lines,
    done: row.done,
    counts: {
      new: newCount,
      changed: changedCount,
      unchanged: unchangedCount,
      faulty: faultyCount,
    },
    // Rows of earlier releases have brands and categories only.
    creates: { brands: [], categories: [], forms: [], tags: [], ...row.creates },
    can_apply: isUseful && faultyCount === 0,
    can_apply_good: isUseful && faultyCount > 0,
    by: row.by,
    created_at: row.createdAt.toISOString(),
    applied_at: row.appliedAt?.toISOString() ?? null,
  };
}

export function toImportLine(row: ProductImportLineRow): ImportLine {
  return {
    line: row.line,
    sku: row.sku,
    name: row.name,
    outcome: row.outcome as ImportOutcome,
    changes: row.changes,
    faults: row.faults,
  };
}
