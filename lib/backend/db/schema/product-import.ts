import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { ImportChange, ImportFault } from '../../../contract/staff-import.ts';
import { createdAt, instant, serialId } from './columns.ts';
import { customers } from './customer.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A list of products that somebody sent: first looked through, then, if they want it, taken over. */
export const productImports = pgTable(
  'product_imports',
  {
    id: serialId(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => customers.id),
    fileName: text('file_name').notNull(),
    /** Null once it is of no more use. */
    file: bytea('file'),
    status: text('status').notNull().default('checking'),
    /** What has to be known beside the report; a sentence. */
    note: text('note').notNull().default(''),
    /** Lines with a product on them; 0 until the file has been read. */
    lines: integer('lines').notNull().default(0),
    /** How many of them have been worked through in what goes on now. */
    done: integer('done').notNull().default(0),
    newCount: integer('new_count').notNull().default(0),
    changedCount: integer('changed_count').notNull().default(0),
    unchangedCount: integer('unchanged_count').notNull().default(0),
    faultyCount: integer('faulty_count').notNull().default(0),
    /** How often it was begun since somebody asked for it: who dies of it may not do so for ever. */
    tries: smallint('tries').notNull().default(0),
    createdAt: createdAt(),
    /** When whoever works at it last said so. */
    touchedAt: instant('touched_at').notNull().defaultNow(),
    appliedAt: instant('applied_at'),
  },
  (t) => [
    index('product_imports_created_idx').on(t.createdAt),
    index('product_imports_open_idx')
      .on(t.touchedAt)
      .where(sql`${t.status} in ('checking', 'applying')`),
    check(
      'product_imports_status',
      sql`${t.status} in ('checking', 'checked', 'applying', 'applied', 'failed')`,
    ),
  ],
);
export type ProductImportRow = typeof productImports.$inferSelect;

/** What became of each line in the check. */
export const productImportLines = pgTable(
  'product_import_lines',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet numbers its rows. */
    line: integer('line').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    outcome: text('outcome').notNull(),
    changes: jsonb('changes').$type<ImportChange[]>().notNull().default([]),
    faults: jsonb('faults').$type<ImportFault[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('product_import_lines_outcome_idx').on(t.importId, t.outcome, t.line),
    check(
      'product_import_lines_outcome',
      sql`${t.outcome} in ('new', 'changed', 'unchanged', 'faulty')`,
    ),
  ],
);
export type ProductImportLineRow = typeof productImportLines.$inferSelect;
