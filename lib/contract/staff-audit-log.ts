import { mixed, object, type InferType } from 'yup';
import { listDay } from './day-rule.ts';
import { staffCalls } from './endpoint.ts';
import { count, id, line, moment, text, textOrNull } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

/** Kinds of records that entries refer to by id, and that have a name. */
export const namedKinds = [
  'product',
  'category',
  'brand',
  'form',
  'tag',
  'coupon',
  'customer',
  'concern',
  'grower',
  'post',
  'event',
  'faq',
  'store',
  'home_section',
  'page_meta',
  'text_page',
  'city',
  'state',
] as const;
export type NamedKind = (typeof namedKinds)[number];

/** Fields whose names do not end in the kind that they refer to. */
const kindsOfFields: Record<string, NamedKind> = {
  parent_id: 'category',
  replacement_id: 'product',
  staff_id: 'customer',
  products: 'product',
};

/** Returns the kind of record whose id, or list of ids, a field holds: `brandId`, `tag_ids`. */
export function referencedKind(field: string): NamedKind | undefined {
  const name = field.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
  const [, kind = ''] = /([a-z]+)_ids?$/.exec(name) ?? [];
  return kindsOfFields[name] ?? namedKinds.find((named) => named === kind);
}

const entry = object({
  id: count(),
  at: moment(),
  /** Null if the account is deleted. */
  staff_name: textOrNull(),
  /** Action, such as `order.step`. */
  action: text(),
  /** Subject, such as `order:12`. */
  subject: text(),
  /**
   * Names of the subject and of the records that the changes refer to, by `brand:3`; without
   * deleted ones.
   */
  names: mixed<Record<string, string>>().required(),
  before: mixed().nullable().defined(),
  after: mixed().nullable().defined(),
});
export type AuditEntry = InferType<typeof entry>;

const auditLogQuery = staffListQuery(['at']).shape({
  staff: id().optional(),
  /** Prefix of a subject, such as `product:` or `order:12`. */
  subject: line(60).optional(),
  from: listDay(),
  to: listDay(),
});
export type AuditLogQuery = InferType<typeof auditLogQuery>;

export const listAuditLog = staffCalls('superuser').get(
  '/staff/trail/',
  'List the activity log, newest first; entries are never changed',
  { query: auditLogQuery, answer: staffListAnswer(entry) },
);
