import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { ImportChange, ImportCreates, ImportFault } from '../../../contract/staff-import.ts';
import { bytea, createdAt, instant, reference, serialId } from './columns.ts';
import { customers } from './customer.ts';

const nothingCreated: Partial<ImportCreates> = { brands: [], categories: [] };

/** An uploaded product list: checked first, then applied on request. */
export const productImports = pgTable(
  'product_imports',
  {
    id: serialId(),
    staffId: reference('staff_id', () => customers.id),
    fileName: text('file_name').notNull(),
    /** Null when no longer needed. */
    file: bytea('file'),
    status: text('status').notNull().default('checking'),
    /** One sentence to show with the report. */
    note: text('note').notNull().default(''),
    /** Lines that contain a product; 0 until the file is read. */
    lines: integer('lines').notNull().default(0),
    /** Progress of the current step, in lines. */
    done: integer('done').notNull().default(0),
    newCount: integer('new_count').notNull().default(0),
    changedCount: integer('changed_count').notNull().default(0),
    unchangedCount: integer('unchanged_count').notNull().default(0),
    faultyCount: integer('faulty_count').notNull().default(0),
    /**
     * Number of starts since the request. Limited, so that a file that crashes the worker is not
     * retried forever.
     */
    tries: smallint('tries').notNull().default(0),
    /** New names in the good lines. */
    creates: jsonb('creates').$type<Partial<ImportCreates>>().notNull().default(nothingCreated),
    /** Staff agreed to import only the valid lines. */
    skipFaulty: boolean('skip_faulty').notNull().default(false),
    createdAt: createdAt(),
    /** Last sign of life of the worker that processes it. */
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

/** Result of the check for each line. */
export const productImportLines = pgTable(
  'product_import_lines',
  {
    importId: reference('import_id', () => productImports.id, { onDelete: 'cascade' }),
    /** Row number as in a spreadsheet. */
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

/** A picture that a list named by its address; the row lives as long as the file. */
export const importPictures = pgTable('import_pictures', {
  url: text('url').primaryKey(),
  /** Name for `GET /files/{name}`. */
  name: text('name').notNull().unique(),
  createdAt: createdAt(),
});
