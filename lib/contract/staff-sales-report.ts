import { differenceInDays } from 'date-fns/differenceInDays';
import { array, object, string, type InferType } from 'yup';
import { day } from './day-rule.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, count, text } from './rules.ts';

export const salesGroups = {
  product: 'Product',
  part: 'Product, combos split',
  category: 'Category',
  brand: 'Brand',
  state: 'State',
  payment: 'Payment',
  channel: 'Channel',
  hour: 'Hour',
  month: 'Month',
} as const;
export type SalesGroup = keyof typeof salesGroups;

const longestDays = 731;

const reportDay = () => day('Must be a date, such as 2026-11-23').required('Date is required');

/**
 * By `product` a combo has a row of its own, by `part` its parts count with those sold singly.
 * Goods with GST, after discounts, without delivery; amounts in rupees.
 */
const salesRow = object({
  name: text(),
  orders: count(),
  pieces: count(),
  sold: amount(),
  /** What credit notes gave back of these orders. */
  returned: amount(),
  /** `sold` less `returned`. */
  net: amount(),
  /** Unconfirmed cash orders; not in `sold`. */
  unconfirmed: amount(),
});
export type SalesRow = InferType<typeof salesRow>;

export const getSalesReport = staffCalls('reports').get(
  '/staff/sales-report/',
  'Get sales of a period by product (combos by themselves or by part), category, brand, state, payment, channel, hour or month',
  {
    query: object({
      by: string<SalesGroup>()
        .oneOf(Object.keys(salesGroups) as SalesGroup[], 'Unknown report')
        .default('product'),
      from: reportDay(),
      to: reportDay()
        .test(
          'order',
          'The last day can’t be before the first day',
          (value, { parent }: { parent: { from?: string } }) =>
            value === undefined || value >= (parent.from ?? ''),
        )
        .test(
          'span',
          'A report can cover up to two years',
          (value, { parent }: { parent: { from?: string } }) =>
            !(differenceInDays(value ?? '', parent.from ?? '') > longestDays),
        ),
    }),
    answer: success.shape({ data: array(salesRow.required()).required() }),
  },
);
