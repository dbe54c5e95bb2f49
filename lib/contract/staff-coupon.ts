import { boolean, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import {
  amount,
  amountOrNull,
  count,
  countOrNull,
  id,
  line,
  moment,
  rupees,
  text,
  wholeNumber,
  yesNo,
} from './rules.ts';
import { recordCalls, recordFields, versioned } from './staff-content.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

export const couponKinds = ['percent', 'amount'] as const;

export const couponStates = ['runs', 'planned', 'paused', 'used up', 'over'] as const;
export type CouponState = (typeof couponStates)[number];

const named = () => object({ id: count(), name: text() }).nullable().defined().default(undefined);
const momentOrNull = () => string().defined().nullable().strict();

const staffCoupon = object({
  ...recordFields,
  code: text(),
  description: text(),
  kind: string().oneOf(couponKinds).required(),
  /** Percent or rupees, depending on `kind`. */
  value: amount(),
  /** Minimum value of the goods in rupees; 0: none. */
  least_order: amount(),
  most_discount: amountOrNull(),
  starts_at: momentOrNull(),
  /** End, exclusive: the coupon is not valid at this moment. */
  ends_at: momentOrNull(),
  uses_in_all: countOrNull(),
  uses_per_customer: countOrNull(),
  first_order_only: yesNo(),
  /** Restrictions, all of which must match; without any, it is valid for all goods. */
  category: named(),
  brand: named(),
  product: named(),
  /** Shown in the carts of all customers who can use it. */
  show_in_cart: yesNo(),
  is_active: yesNo(),
  state: string().oneOf(couponStates).required(),
  /** Uses by orders that are not cancelled. */
  used_count: count(),
  /**
   * True once any order has used it: the code cannot be changed and the coupon cannot be deleted.
   */
  is_kept: yesNo(),
  created_at: moment(),
  updated_at: moment(),
});
export type StaffCoupon = InferType<typeof staffCoupon>;

/** Optional number; an empty form field is null. */
const nullable = <Schema extends ReturnType<typeof rupees>>(schema: Schema) =>
  schema
    .transform((value: number, typed: unknown) => (typed === '' ? null : value))
    .nullable()
    .default(null);

const uses = () => nullable(wholeNumber(1).max(1_000_000, 'Number is too large'));

const instant = () =>
  string()
    .datetime({ message: 'Choose a date and time', allowOffset: true })
    .nullable()
    .default(null);

export const couponInput = object({
  code: line(24)
    .uppercase()
    .required('Code is required')
    .matches(/^[A-Z0-9]{3,24}$/, 'Use 3 to 24 letters and digits, without spaces'),
  description: line(200).default(''),
  kind: string()
    .oneOf(couponKinds, 'Choose a percentage or a fixed amount')
    .required('Choose a percentage or a fixed amount'),
  value: rupees()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .required('Enter the discount')
    .when('kind', {
      is: 'percent',
      then: (value) =>
        value
          .integer('Enter a whole percentage')
          .min(1, 'Enter a percentage from 1 to 100')
          .max(100, 'Enter a percentage from 1 to 100'),
      otherwise: (value) => value.min(1, 'Must be ₹1 or more').max(100_000, 'Amount is too large'),
    }),
  least_order: rupees()
    .transform((value: number, typed: unknown) => (typed === '' ? 0 : value))
    .max(1_000_000, 'Amount is too large')
    .default(0),
  most_discount: nullable(
    rupees().min(1, 'Must be ₹1 or more').max(100_000, 'Amount is too large'),
  ),
  starts_at: instant(),
  ends_at: instant().test(
    'after-start',
    'The end must be after the start',
    function isLater(value) {
      const start = (this.parent as { starts_at?: string | null }).starts_at;
      return !start || !value || Date.parse(value) > Date.parse(start);
    },
  ),
  uses_in_all: uses(),
  uses_per_customer: uses(),
  first_order_only: boolean().default(false),
  category_id: id().nullable().default(null),
  brand_id: id().nullable().default(null),
  product_id: id().nullable().default(null),
  show_in_cart: boolean()
    .default(false)
    .test(
      'for-many',
      'A code that works only once can’t be shown to every customer',
      function isForMany(value) {
        return !value || (this.parent as { uses_in_all?: number | null }).uses_in_all !== 1;
      },
    ),
  /** False: paused. */
  is_active: boolean().default(true),
});
export type CouponInput = InferType<typeof couponInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/coupons/',
  noun: 'coupon',
  nouns: 'coupons',
  area: 'customers',
  shown: staffCoupon,
  query: staffListQuery(['created_at', 'code', 'used_count', 'ends_at']).shape({
    state: string().oneOf(couponStates, 'Unknown status').optional(),
  }),
  input: couponInput,
  changed: versioned(couponInput),
});

const couponUse = object({
  order_id: text(),
  customer: object({ id: count(), name: text() }).required(),
  discount: amount(),
  used_at: moment(),
  /** When the order was cancelled, so that the coupon can be used again; null if it was not. */
  given_back_at: momentOrNull(),
});
export type CouponUse = InferType<typeof couponUse>;

export const listCouponUses = staffCalls('customers').get(
  '/staff/coupons/{id}/uses/',
  'List the orders that used a coupon, newest first',
  { query: staffListQuery(['used_at']), answer: staffListAnswer(couponUse) },
);
