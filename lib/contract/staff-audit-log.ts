import { mixed, object, type InferType } from 'yup';
import { listDay } from './day-rule.ts';
import { endpoint } from './endpoint.ts';
import { count, id, line, moment, text, textOrNull } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

const entry = object({
  id: count(),
  at: moment(),
  /** Null if the account is deleted. */
  staff_name: textOrNull(),
  /** Action, such as `order.step`. */
  action: text(),
  /** Subject, such as `order:12`. */
  subject: text(),
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

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/staff/trail/',
  caller: 'staff',
  area: 'superuser',
  summary: 'Who changed what, the newest first; rows are added, never altered',
  query: auditLogQuery,
  answer: staffListAnswer(entry),
});
