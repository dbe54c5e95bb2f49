import type { Schema } from 'yup';
import type { Call } from '../../contract/endpoint';
import type { ShopProfile } from '../../contract/shop-profile';
import type { orderCall } from '../../contract/staff-content';
import { formatDateTime } from '../../format/date';
import type { Mood } from '../state-label';
import { contentPath, type ContentType } from '../paths';
import type { RecordCallSet } from './use-record';

/** One kind of record of the back office's content: calls, form and texts. */
export interface RecordKind<Draft, Input, Shown> {
  contentType: ContentType;
  /** Path segment between the content type and the id. */
  folder?: string;
  noun: string;
  calls: RecordCallSet<Input, Shown> & { list: Call<never, undefined, ListAnswer<Shown>> };
  schema: Schema<Input>;
  toDraft: (record: Shown | null) => Draft;
  /** Query parameter that fills in a field of a new record. */
  prefill?: { parameter: string; field: keyof Draft & string };
  recordTitle: (record: Shown, shop: ShopProfile) => string;
  /** URL in the shop; null: not visible there. */
  shopHref?: (record: Shown) => string | null;
  /** What deletion causes; undefined: cannot be deleted. */
  removal?: string;
  /** True: this record cannot be deleted. */
  isBuiltIn?: (record: Shown) => boolean;
}

/** A kind whose list is a table with search, filters and sorting. */
export interface TableKind<Draft, Input, Shown> extends RecordKind<Draft, Input, Shown> {
  table: {
    /** Storage key of the column choice. */
    name: string;
    caption: string;
    lead?: string;
    newLabel?: string;
    /** Shown if no record fits the filters. */
    empty: string;
    searchLabel?: string;
    filters?: readonly RecordFilter[];
    columns: readonly RecordColumn<Shown>[];
    /** A change of all selected records; null: this one stays as it is. */
    bulk?: { label: string; change: (record: Shown) => Input | null };
    /** Polling interval in milliseconds. */
    refreshInterval?: number;
  };
}

/** A kind whose records are put in order by staff. */
export interface OrderedKind<Draft, Input, Shown> extends RecordKind<Draft, Input, Shown> {
  order: {
    lead?: string;
    /** Text of the link to the page that shows all records. */
    shopLabel?: string;
    call: ReturnType<typeof orderCall>;
    /** Each group has its own order. */
    groups: readonly RecordGroup[];
    entry: (record: Shown) => OrderEntry;
    empty: string;
  };
}

interface ListAnswer<Shown> {
  data: Shown[];
  total: number;
  more: boolean;
}

export interface RecordColumn<Shown> {
  id: string;
  head: string;
  /** Sort key of the list; undefined: not sortable. */
  sort?: string;
  isExtra?: boolean;
  text?: (record: Shown, shop: ShopProfile) => string | number;
  /** Shown if the text is empty. */
  emptyText?: string;
  mark?: (record: Shown) => RecordMark | undefined;
  layout?: 'one-line' | 'title' | 'address' | 'summary';
}

interface RecordFilter {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
}

export interface RecordMark {
  mood: Mood;
  text: string;
}

export interface RecordGroup {
  title: string;
  /** Name of the list; default: the title. */
  label?: string;
  filter?: Record<string, string>;
}

export interface OrderEntry {
  title: string;
  note?: string;
  /** Undefined: records of this kind have no picture. */
  picture?: string | null;
  mark?: RecordMark;
  value?: string;
}

export const visibilityMark = (isVisible: boolean): RecordMark =>
  isVisible ? { mood: 'good', text: 'Visible' } : { mood: 'past', text: 'Hidden' };

/** Columns of several kinds. */
export const visibilityColumn: RecordColumn<{ is_published: boolean }> = {
  id: 'state',
  head: 'Visibility',
  mark: ({ is_published }) => visibilityMark(is_published),
};
export const updatedColumn: RecordColumn<{ updated_at: string }> = {
  id: 'updated_at',
  head: 'Updated',
  sort: 'updated_at',
  text: ({ updated_at }) => formatDateTime(updated_at),
  layout: 'one-line',
};

/** Returns the fields of `blank`, with the values of the record that is edited. */
export function fillDraft<Draft extends object>(blank: Draft, record: Draft | null): Draft {
  const draft = { ...blank };
  for (const name of Object.keys(blank) as (keyof Draft)[]) {
    draft[name] = record?.[name] ?? blank[name];
  }
  return draft;
}

type RecordPlace = Pick<RecordKind<never, never, never>, 'contentType' | 'folder'>;

export const recordPath = ({ contentType, folder }: RecordPlace, id: number | 'new'): string =>
  contentPath(contentType, ...(folder ? [folder] : []), id);
