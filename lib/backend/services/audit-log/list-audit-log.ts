import { sql, type SQL } from 'drizzle-orm';
import {
  namedKinds,
  referencedKind,
  type AuditEntry,
  type AuditLogQuery,
  type NamedKind,
} from '../../../contract/staff-audit-log.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import { oneContains } from '../../db/contains-text.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { fillText } from '../text-page/get-text-page.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';

/** Returns the audit log, newest first; `search` looks into action and subject. */
export async function listAuditLog(
  { db }: ServiceContext,
  query: AuditLogQuery,
): Promise<PageOf<AuditEntry>> {
  const { staff, subject, search, from, to } = query;
  const conditions = [
    sql`true`,
    ...(staff ? [sql`a.staff_id = ${staff}::int`] : []),
    ...(subject ? [sql`starts_with(a.subject, ${subject})`] : []),
    ...(search ? [oneContains([sql`a.action`, sql`a.subject`], search)] : []),
    ...(from ? [sql`a.created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`] : []),
    ...(to ? [sql`a.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`] : []),
  ];
  const matching = sql`from audit_entries a where ${sql.join(conditions, sql` and `)}`;
  const order = sortBy({ at: sql`a.id` }, query.sort ?? '-at');
  return readPage(db, query, matching, async (limit, offset) => {
    const { rows } = await db.execute<UnnamedEntry>(sql`
      select a.id, to_json(a.created_at) #>> '{}' as at, a.action, a.subject,
        ${worded(sql`a.before`)} as before, ${worded(sql`a.after`)} as after,
        (select c.first_name || ' ' || c.last_name from customers c where c.id = a.staff_id) as staff_name
      ${matching} order by ${order} limit ${limit} offset ${offset}`);
    return addNames(db, rows);
  });
}

type UnnamedEntry = Omit<AuditEntry, 'names'> & Record<string, unknown>;

/*
 * Texts that the audit log may not keep forever are stored with `saveAuditText`, for as long as
 * they may be read.
 */
const worded = (side: SQL) => sql`case when ${side} ? 'kept_words'
  then jsonb_build_object('text', (
    select k.text from kept_words k where k.id = (${side} ->> 'kept_words')::int))
  else ${side} end`;

/** Selects id and name of the records of a kind. */
const nameQueries: Record<NamedKind, SQL> = {
  product: sql`select id, name from products`,
  category: sql`select id, name from categories`,
  brand: sql`select id, name from brands`,
  form: sql`select id, name from product_forms`,
  tag: sql`select id, name from tags`,
  coupon: sql`select id, code as name from coupons`,
  customer: sql`select id, trim(first_name || ' ' || last_name) as name from customers`,
  concern: sql`select id, name from concerns`,
  grower: sql`select id, name from growers`,
  post: sql`select id, title as name from posts`,
  event: sql`select id, title as name from events`,
  faq: sql`select id, question as name from faqs`,
  store: sql`select id, name from stores`,
  home_section: sql`select id, label as name from home_sections`,
  page_meta: sql`select id, path as name from page_meta`,
  text_page: sql`select id, title as name from text_pages`,
  city: sql`select id, name from cities`,
  state: sql`select id, name from states`,
};

const largestId = 2_147_483_647;
const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestId;

/** Collects the records that a value refers to, as `brand:3`. */
function collectReferences(field: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => collectReferences(field, one));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, one]) => collectReferences(name, one));
  }
  const kind = isId(value) ? referencedKind(field) : undefined;
  return kind ? [`${kind}:${String(value)}`] : [];
}

const entryReferences = ({ subject, before, after }: UnnamedEntry): string[] => [
  subject,
  ...collectReferences('', before),
  ...collectReferences('', after),
];

/** Adds the names of all records that the entries refer to, read in one query. */
async function addNames(db: Queryable, entries: UnnamedEntry[]): Promise<AuditEntry[]> {
  const references = new Set(entries.flatMap(entryReferences));
  const queries = namedKinds.flatMap((kind) => {
    const ids = [...references].flatMap((reference) => {
      const [of, id] = reference.split(':');
      return of === kind && isId(Number(id)) ? [Number(id)] : [];
    });
    if (ids.length === 0) return [];
    return [
      sql`select ${kind}::text || ':' || id as reference, name
        from (${nameQueries[kind]}) as named where id = any(${idArray(ids)}) and name <> ''`,
    ];
  });
  const { rows } =
    queries.length === 0
      ? { rows: [] }
      : await db.execute<{ reference: string; name: string }>(sql.join(queries, sql` union all `));
  const hasText = rows.some(({ reference }) => reference.startsWith('text_page:'));
  const shop = hasText ? await readShop({ db }) : undefined;
  const names = new Map(
    rows.map(({ reference, name }) => [reference, shop ? fillText(name, shop) : name]),
  );
  return entries.map((entry) => ({
    ...entry,
    names: Object.fromEntries(
      entryReferences(entry).flatMap((reference) => {
        const name = names.get(reference);
        return name === undefined ? [] : [[reference, name]];
      }),
    ),
  }));
}
