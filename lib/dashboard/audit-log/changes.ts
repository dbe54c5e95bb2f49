import { cutText } from '../../contract/cut-text';
import { readableText } from '../../contract/readable-text';
import { formatDateTime } from '../../format/date';
import { formatRupees } from '../../format/money';
import { referencedKind, type AuditEntry } from '../../contract/staff-audit-log';

export interface Change {
  name: string;
  before: string | null;
  after: string | null;
}

const longest = 120;

/** Fields that the log keeps in paise. */
const inPaise = new Set([
  ...['money', 'giftVoucher', 'price', 'basePrice', 'payable', 'fee'],
  ...['expected', 'cashReceived', 'report.amount'],
]);

const fieldTexts: Record<string, string> = {
  isStaff: 'Back office access',
  isSuperuser: 'Owner',
  staffAreas: 'Permissions',
  is_accepted: 'Approved',
  isAccepted: 'Approved',
  payable: 'Order total',
  'report.amount': 'Amount at the gateway',
  money: 'Refunded',
  giftVoucher: 'Refunded to gift voucher',
  cashPaidOn: 'Received on',
  cashReceived: 'Received',
  cashReference: 'Reference',
  parentId: 'Parent category',
  replacementId: 'Replacement product',
  isOnSale: 'Published',
  slug: 'URL',
  basePrice: 'MRP',
  gstRate: 'GST',
  hsn: 'HSN',
  sku: 'SKU',
};

/** Columns of a created or deleted record that repeat its subject or that the store sets itself. */
const technical = new Set(['id', 'slug', 'level', 'position', 'createdAt', 'deletedAt']);

const isRowNumber = (name: string) =>
  /(?:Id|_id)s?$/.test(name) || referencedKind(name) !== undefined;

type Names = AuditEntry['names'];

/** `low_stock_at` → `Low stock at`, `brandId` → `Brand`, `isListed` → `Listed`. */
function fieldText(name: string): string {
  const known = fieldTexts[name];
  if (known) return known;
  const text = name
    .replace(/(?:Id|_id)(s?)$/, '$1')
    .replace(/^is(?=[_A-Z])/, '')
    .replaceAll(/[_-]/g, ' ')
    .replaceAll('.', ', ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isoMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** A stored status, such as `handed_over`. */
const codeWord = /^[a-z]+(?:_[a-z]+)+$/;

function formatValue(name: string, value: unknown, names: Names): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return value
      .map((one) => formatValue(name, one, names) ?? '')
      .join(value.some(isRecord) ? '; ' : ', ');
  }
  if (isRecord(value)) return formatRecord(value, names);
  if (typeof value === 'number' && isRowNumber(name)) {
    return names[`${referencedKind(name) ?? ''}:${value}`] ?? `No. ${value}`;
  }
  if (typeof value === 'string' && isoMoment.test(value)) return formatDateTime(value);
  if (typeof value === 'number' && inPaise.has(name)) return formatRupees(value / 100);
  if (name === 'gstRate') return `${Number(value) / 100}%`;
  const text = String(value);
  if (codeWord.test(text)) return text.replaceAll('_', ' ');
  return text.startsWith('<') ? readableText(text) : text;
}

const formatRecord = (record: Record<string, unknown>, names: Names): string =>
  Object.entries(record)
    .flatMap(([name, value]) => {
      const text = technical.has(name) ? null : formatValue(name, value, names);
      return text === null ? [] : [`${fieldText(name)}: ${text}`];
    })
    .join(', ');

/** Returns the start of a long text; undefined if it is short enough to show. */
export const truncatedText = (text: string): string | undefined =>
  text.length > longest ? `${cutText(text, longest)}…` : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields by name; those of a group are `group.field`. */
const flattenFields = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, entry]) =>
      isRecord(entry)
        ? Object.entries(entry).map(([inner, one]) => [`${name}.${inner}`, one] as const)
        : [[name, entry] as const],
    ),
  );

export function changesIn({
  before,
  after,
  names,
}: Pick<AuditEntry, 'before' | 'after' | 'names'>): Change[] {
  const was = flattenFields(before);
  const is = flattenFields(after);
  const isWhole = before === null || after === null;
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !(isWhole && technical.has(name)))
    .map((name) => ({
      name: fieldText(name),
      before: formatValue(name, was[name], names),
      after: formatValue(name, is[name], names),
    }))
    .filter(({ before: old, after: now }) => old !== now && !(old === null && now === 'none'));
}

export function subjectLink(subject: string): string | undefined {
  const [, kind, id] = /^([a-z-]+):(\w+)$/.exec(subject) ?? [];
  if (kind === 'product') return `/dashboard/products/${id}`;
  if (kind === 'order') return `/dashboard/orders/SO-${String(id).padStart(6, '0')}`;
  if (kind === 'customer') return `/dashboard/customers/${id}`;
  if (kind === 'lead') return `/dashboard/leads/${id}`;
  if (kind === 'settings') return '/dashboard/settings';
  return undefined;
}
