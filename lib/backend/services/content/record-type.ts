import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../context.ts';

/** Columns that every record table has. */
export interface RecordRow {
  id: number;
  version: number;
}

/** A table of records, whose rows are of the type `Row`. */
export type RecordTable<Row> = PgTable & {
  id: AnyPgColumn;
  version: AnyPgColumn;
  $inferSelect: Row;
};

/** Cache tags and paths affected by a change of a record. */
interface Effect {
  /** Cache tags to revalidate. */
  tags: string[];
  /** Paths to report to search engines. */
  paths: string[];
}

/**
 * A record before and after a change; `before` is undefined for a new record, `after` for a deleted
 * one.
 */
export interface Change<Row> {
  before: Row | undefined;
  after: Row | undefined;
}

/**
 * Definition of a kind of record edited by staff: name, table, mapping and side effects. The
 * functions in this folder work for all record types.
 */
export interface RecordType<Row extends RecordRow, Input, Shown, Filter = object> {
  /** Name in error messages: `Banner`. */
  name: string;
  /** Name in the audit log: `banner`. */
  subject: string;
  table: RecordTable<Row>;
  /** Columns that the list search looks into. */
  searched: (AnyPgColumn | SQL)[];
  sorts: Record<string, AnyPgColumn | SQL>;
  /** Default sort key. */
  firstSort: string;
  /** Condition for the filters of a list. */
  filterOf?: (context: ServiceContext, filter: Filter) => SQL | undefined;
  /** Maps input to columns; throws 400 for invalid input. */
  toValues: (context: ServiceContext, input: Input, before?: Row) => Promise<Partial<Row>>;
  show: (context: ServiceContext, rows: Row[]) => Promise<Shown[]>;
  effectOf: (change: Change<Row>) => Effect;
  /** Paths of the pictures it shows. */
  picturesOf?: (row: Row) => (string | null)[];
  /** Field and message of the 400 if a unique value is already used. */
  taken?: { field: string; message: string };
  /** Throws if the record must not be deleted. */
  checkRemoval?: (context: ServiceContext, row: Row) => Promise<void> | void;
  /** Further steps in the transaction of a change. */
  afterChange?: (context: ServiceContext, change: Change<Row>) => Promise<void>;
}

/** A record type whose records have an order, over all of them or per group. */
export interface OrderedRecordType<
  Row extends RecordRow & { position: number },
  Input,
  Shown,
  Filter = object,
> extends RecordType<Row, Input, Shown, Filter> {
  table: RecordTable<Row> & { position: AnyPgColumn };
  /** Condition for the records of the same group; all if left out. */
  groupOf?: (row: Row) => SQL;
}
