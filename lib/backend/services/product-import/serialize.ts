import type { ImportLine, ImportOutcome, ProductImport } from '../../../contract/staff-import.ts';
import type { ImportStatus } from '../../../contract/staff-import.ts';
import type { ProductImportLineRow, ProductImportRow } from '../../db/schema/product-import.ts';

/** An import without its file, with the sender's name. */
export type ListedImport = Omit<ProductImportRow, 'file' | 'staffId' | 'tries' | 'touchedAt'> & {
  by: string;
};

export function toImport(row: ListedImport): ProductImport {
  const { newCount, changedCount, unchangedCount, faultyCount } = row;
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
    can_apply: row.status === 'checked' && faultyCount === 0 && newCount + changedCount > 0,
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
