import { array, boolean, number, object, string, type InferType } from 'yup';
import { deliveryRules, eachRule } from './delivery-rules.ts';
import { eachAmount } from './delivery-amounts.ts';
import { staffCalls } from './endpoint.ts';
import { eachBudget } from './message-budget.ts';
import { success } from './envelope.ts';
import { amount, count, line, rupees, text, wholeNumber, yesNo } from './rules.ts';
import { shopProfile, shopProfileInput } from './shop-profile.ts';
import { version } from './staff-list.ts';

/** Settings of an owner besides the shop profile; amounts in rupees. */
const priceInput = object({
  elite_price: rupees()
    .required('Price is required')
    .min(1, 'Price must be ₹1 or more')
    .max(100_000, 'Price is too high'),
  consultation_fee: rupees().required('Fee is required').max(100_000, 'Fee is too high'),
  first_consultation_free: boolean().required(),
  takes_cash: boolean().required(),
});

/** Delivery settings; amounts in rupees. */
const deliveryInput = object({
  ...eachAmount(({ label }) =>
    rupees().required(`${label} is required`).max(100_000, `${label} must be at most ₹1,00,000`),
  ),
  /** Omitted: unchanged. */
  ...eachRule(({ label }) =>
    rupees().max(100_000, `${label} must be at most ₹1,00,000`).optional(),
  ),
  cash_most: rupees()
    .max(100_000, `${deliveryRules.cash_most.label} must be at most ₹1,00,000`)
    .optional()
    .test(
      'range',
      `Must be at least the ${deliveryRules.cash_from.label.toLowerCase()}`,
      (most, { parent }) => !most || most >= ((parent as { cash_from?: number }).cash_from ?? 0),
    ),
  prepaid_percent: rupees().max(50, 'The discount can be at most 50%').optional(),
  /** Whether amounts to pay are rounded to whole rupees. */
  rounds_total: boolean().optional(),
  /** A city of India from the store's list; empty: no city with free delivery. */
  free_shipping_city: line(80).defined(),
});

const orderLimit = () => wholeNumber(0).max(10_000, 'Must be at most 10,000');

/** Order limits per customer; 0: no limit, omitted: unchanged. */
const orderLimitInput = object({
  /** Maximum number of orders per account, and per mobile number, in 24 hours. */
  orders_per_day: orderLimit().optional(),
  /** Maximum number of units of one product in the unpaid, unconfirmed orders of one account. */
  unconfirmed_units: orderLimit().optional(),
  /** Cash parcels that may come back before the customer has to pay online. */
  cash_refusals: orderLimit().optional(),
});

/** Messages that strangers and customers may cause; 0: no limit, omitted: unchanged. */
const messageBudgetInput = object(
  eachBudget(() => wholeNumber(0).max(1_000_000, 'Must be at most 10,00,000').optional()),
);

/** Beginning of invoice numbers; omitted: unchanged. */
const invoiceInput = object({
  invoice_prefix: string()
    .trim()
    .uppercase()
    .matches(/^[A-Z0-9]{1,4}$/, 'Use 1 to 4 letters or digits')
    .notOneOf(['CN'], 'CN is already used for credit notes')
    .optional(),
});

export const settingsInput = shopProfileInput
  .concat(priceInput)
  .concat(deliveryInput)
  .concat(orderLimitInput)
  .concat(messageBudgetInput)
  .concat(invoiceInput)
  .shape({
    /** Optimistic locking: the edited version; 409 if a colleague has changed it since. */
    version: version().required(),
  });
export type SettingsInput = InferType<typeof settingsInput>;

/** An external service configured by environment variables, named for the shopkeeper. */
const connection = object({
  name: text(),
  value: text(),
  /** False for a demo stand-in. */
  is_real: yesNo(),
  /** Names of the settings in `.env.example` that change it. */
  settings: text(),
});
export type Connection = InferType<typeof connection>;

const staffSettings = shopProfile.shape({
  elite_price: amount(),
  orders_per_day: count(),
  unconfirmed_units: count(),
  ...eachBudget(() => count()),
  invoice_prefix: text(),
  cash_refusals: count(),
  version: count(),
  connections: array(connection.required()).required(),
});
export type StaffSettings = InferType<typeof staffSettings>;

const answer = success.shape({ data: staffSettings.required() });

const staff = staffCalls('settings');

export const getSettings = staff.get('/staff/settings/', 'Get the settings of the shop', {
  answer,
});

export const changeSettings = staff.patch(
  '/staff/settings/',
  'Change the settings of the shop; all pages update within seconds',
  { body: settingsInput, answer },
);

export const logoField = 'picture';

export const changeLogo = staff.post('/staff/settings/logo/', 'Upload the logo of the shop', {
  files: { [logoField]: 1 },
  answer,
});

export const removeLogo = staff.delete(
  '/staff/settings/logo/',
  'Delete the logo; the name of the shop is shown instead',
  { answer },
);

/** Open setup steps of a new shop, in the recommended order. */
export const firstSteps = [
  'who_you_are',
  'numbers',
  'logo',
  'delivery',
  'payment',
  'policies',
  'category',
  'product',
] as const;
export type FirstStep = (typeof firstSteps)[number];

const setupState = object({
  steps: array(
    object({ name: string().oneOf(firstSteps).required(), is_done: yesNo() }).required(),
  ).required(),
  has_demo: yesNo(),
  /** Whether the demo data can be loaded: only in demo mode and into an otherwise empty store. */
  can_load_demo: yesNo(),
});
export type SetupState = InferType<typeof setupState>;

const setupAnswer = success.shape({ data: setupState.required() });

export const getSetup = staffCalls('any').get('/staff/first-day/', 'Get the setup checklist', {
  answer: setupAnswer,
});

export const markStep = staff.post('/staff/first-day/', 'Mark a setup step as done', {
  body: object({ step: string().oneOf(firstSteps, 'Unknown step').required() }),
  answer: setupAnswer,
});

export const loadDemo = staffCalls('superuser').post(
  '/staff/demo-data/',
  'Load the demo data into an empty store',
  { answer: setupAnswer },
);

export const removeDemo = staffCalls('superuser').delete(
  '/staff/demo-data/',
  'Remove the demo data; 409 once a real customer has ordered',
  { answer: setupAnswer },
);

/** Delivery zone by PIN code prefix: the longest match wins. */
const zone = object({
  pin_prefix: text(),
  /** Name of the region. */
  place: text(),
  fewest_days: count(),
  most_days: count(),
  takes_cash: yesNo(),
  is_served: yesNo(),
  /** Rupees; null: the delivery fee of the shop. */
  fee: number().strict().min(0).nullable().defined(),
});
export type DeliveryZone = InferType<typeof zone>;

const days = (name: string) =>
  rupees()
    .integer('Days must be a whole number')
    .max(60, 'Enter up to 60 days')
    .required(`${name} is required`);

export const zoneInput = object({
  pin_prefix: string()
    .trim()
    .matches(/^[1-9]\d{0,5}$/, 'Enter 1 to 6 digits. The first can’t be 0')
    .required('PIN code is required'),
  fewest_days: days('Minimum days'),
  most_days: days('Maximum days').test(
    'order',
    'Can’t be less than the minimum days',
    (value, { parent }: { parent: { fewest_days?: number } }) =>
      value === undefined || value >= (parent.fewest_days ?? 0),
  ),
  takes_cash: boolean().required(),
  /** Omitted: true. */
  is_served: boolean().optional(),
  /** Rupees; null or omitted: the delivery fee of the shop. */
  fee: rupees().max(100_000, 'Fee is too high').nullable().optional(),
  /** All zones of the same state get the same, but not their days. */
  is_for_state: boolean().optional(),
  /** Also applied to longer prefixes with their own rules. */
  is_for_longer: boolean().optional(),
});
export type ZoneInput = InferType<typeof zoneInput>;

const zones = success.shape({ data: array(zone.required()).required() });

export const listZones = staff.get(
  '/staff/delivery-zones/',
  'List delivery zones: delivery days and Cash on Delivery by PIN code prefix',
  { query: object({ search: line(6).optional() }), answer: zones },
);

export const putZone = staff.post(
  '/staff/delivery-zones/',
  'Add or change a delivery zone by its PIN code prefix',
  {
    body: zoneInput,
    answer: zones.shape({
      /** Longer prefixes, whose own rules still count instead of this one. */
      overruled_by: array(text().required()).required(),
    }),
  },
);

export const removeZone = staff.delete(
  '/staff/delivery-zones/{pinPrefix}/',
  'Delete a delivery zone; the zone with the next shorter prefix applies. Zones of one digit stay',
  { answer: zones },
);
