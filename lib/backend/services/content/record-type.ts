import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../context.ts';

/** What the row of anything that staff write has. */
export interface RecordRow {
  id: number;
  version: number;
}

/** What has to be told where a record has changed. */
export interface Effect {
  /** Pages that are made anew. */
  tags: string[];
  /** Pages that search engines should read again. */
  paths: string[];
}

/** A record before and after a change; one of them is missing where it came or went. */
export interface Change<Row> {
  before: Row | undefined;
  after: Row | undefined;
}

/**
 * One kind of thing that staff write: what it is called, where it is kept, how it is shown, and what
 * hangs on it. The verbs beside this file do the rest, the same for all kinds.
 */
export interface RecordType<Row extends RecordRow, Input, Shown, Filter = object> {
  /** What it is called where it is missing: `Banner`. */
  name: string;
  /** What the trail calls it: `banner`. */
  subject: string;
  table: PgTable & { id: AnyPgColumn; version: AnyPgColumn };
  /** Where the search of a list looks. */
  searched: (AnyPgColumn | SQL)[];
  /** What a list can be sorted by. */
  sorts: Record<string, AnyPgColumn | SQL>;
  /** How it is sorted where nobody chose. */
  firstSort: string;
  /** Which of them the filters of a list leave. */
  filterOf?: (context: ServiceContext, filter: Filter) => SQL | undefined;
  /** What an input becomes; throws 400 where it cannot be kept. */
  toValues: (context: ServiceContext, input: Input, before?: Row) => Promise<Partial<Row>>;
  show: (context: ServiceContext, rows: Row[]) => Promise<Shown[]>;
  effectOf: (change: Change<Row>) => Effect;
  /** Paths of the pictures that it shows. */
  picturesOf?: (row: Row) => (string | null)[];
  /** What is said, and at which field, where another one is the same already. */
  taken?: { field: string; message: string };
  /** Throws where it has to stay. */
  checkRemoval?: (context: ServiceContext, row: Row) => Promise<void> | void;
  /** What else happens in the transaction of a change. */
  afterChange?: (context: ServiceContext, change: Change<Row>) => Promise<void>;
}

/** A kind whose records stand in an order, all of them or group by group. */
export interface OrderedRecordType<
  Row extends RecordRow & { position: number },
  Input,
  Shown,
  Filter = object,
> extends RecordType<Row, Input, Shown, Filter> {
  table: RecordType<Row, Input, Shown>['table'] & { position: AnyPgColumn };
  /** Those that stand in one order with it; all where it is left out. */
  groupOf?: (row: Row) => SQL;
}
