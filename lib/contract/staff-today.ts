import { array, number, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, count, moment, text, textOrNull, yesNo } from './rules.ts';
import { staffAreas } from './staff-area.ts';
import { storeProblemNames } from './store-problem.ts';

/** Open tasks of the back office, most urgent first. */
export const taskNames = [
  'uploads_nearly_full',
  'paid_elsewhere',
  'payments_flagged',
  'refunds_by_hand',
  'to_be_called',
  'to_pack',
  'to_send',
  'returns_to_decide',
  'returns_to_settle',
  'talks_today',
  'appointments_changed',
  'no_vaidya',
  'leads_new',
  'reviews_new',
  'questions_new',
  'out_of_stock',
  'low_stock',
  'searches_in_vain',
] as const;
export type TaskName = (typeof taskNames)[number];

const task = object({
  name: string().oneOf(taskNames).required(),
  area: string()
    .oneOf([...staffAreas, 'superuser'] as const)
    .required(),
  /** Limited to `maxCountedRows`; `more` is true if there are more. */
  count: count(),
  more: yesNo(),
});
export type StaffTask = InferType<typeof task>;

export const getTasks = staffCalls('any').get(
  '/staff/tasks/',
  'List open tasks in the caller’s areas; empty ones are left out',
  { answer: success.shape({ data: array(task.required()).required() }) },
);

const problem = object({
  name: string().oneOf(storeProblemNames).required(),
  since: moment(),
  /** The error, for whoever looks after the server. */
  detail: text(),
});

const storeHealth = object({
  problems: array(problem.required()).required(),
  backup: object({
    /** Time of day in India at which one is made; null: none is made. */
    at: textOrNull(),
    last_at: textOrNull(),
    /** Where the last one lies. */
    places: array(text()).required(),
    /** When one was last restored on trial. */
    tried_at: textOrNull(),
  }).required(),
});
export type StoreHealth = InferType<typeof storeHealth>;

export const getStoreHealth = staffCalls('settings').get(
  '/staff/store-health/',
  'List server problems for the owner, most serious first, and the last backup',
  { answer: success.shape({ data: storeHealth.required() }) },
);

/** Today by hour; the last 7, 30 or 90 days including today, by day. */
export const salesPeriods = ['today', 'week', 'month', 'quarter'] as const;
export type SalesPeriod = (typeof salesPeriods)[number];

const figures = object({
  orders: count(),
  pieces: count(),
  /** Rupees: goods after discounts, and delivery. */
  revenue: amount(),
  /** Average order value in rupees; 0 if there were no orders. */
  basket: amount(),
});
export type SalesFigures = InferType<typeof figures>;

const bucket = object({
  from: moment(),
  orders: count(),
  revenue: amount(),
});
export type SalesBucket = InferType<typeof bucket>;

const seller = object({
  product_id: count(),
  name: text(),
  image: textOrNull(),
  pieces: count(),
  /** Rupees after discounts. */
  revenue: amount(),
});
export type BestSeller = InferType<typeof seller>;

export const getSales = staffCalls('reports').get(
  '/staff/sales/',
  'Get sales by hour or day (IST): orders that are not cancelled, online orders once paid',
  {
    query: object({
      period: string().oneOf(salesPeriods, 'Choose a period').default('today'),
    }),
    answer: success.shape({
      data: object({
        from: moment(),
        to: moment(),
        bucket_seconds: number().oneOf([3_600, 86_400]).required(),
        now: figures.required(),
        /** The same figures for the previous period of equal length. */
        before: figures.required(),
        buckets: array(bucket.required()).required(),
        best: array(seller.required()).required(),
      }).required(),
    }),
  },
);
