import { array, object, string, type InferType } from 'yup';
import { isDay } from './appointment-day.ts';
import { day } from './day-rule.ts';
import { download } from './download.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { dayInIndia } from './india-clock.ts';
import { maxLotNumber } from './lot-lookup.ts';
import { count, countOrNull, id, line, text, textOrNull } from './rules.ts';

/** Maximum number of lots of a product. */
export const maxLots = 100;

export const reportField = 'report';

/** Rules for the report of a laboratory, with their error messages. */
export const reportRules = {
  maxBytes: 5 * 1024 * 1024,
  type: 'application/pdf',
  tooLarge: 'Choose a PDF of up to 5 MB',
  wrongType: 'Choose a PDF',
} as const;

/**
 * Whether the page of the product shows a lot: it does not if the lot is not tested, past its best
 * before, or older than the newest three.
 */
export const lotStates = ['shown', 'untested', 'expired', 'older'] as const;
export type LotState = (typeof lotStates)[number];

/** A lot of a product; days are `YYYY-MM-DD`. */
export const staffLot = object({
  id: count(),
  number: text(),
  harvested_on: textOrNull(),
  packed_on: text(),
  packed_at: text(),
  best_before: textOrNull(),
  /** Published or not. */
  grower: object({ id: count(), name: text() }).nullable().defined(),
  /** Empty: not tested yet. */
  laboratory: text(),
  tested_on: textOrNull(),
  /** Size of the report; null: there is none. */
  report_bytes: countOrNull(),
  state: string().oneOf(lotStates).required().strict(),
});
export type StaffLot = InferType<typeof staffLot>;

/** Catches a mistyped year. */
const earliestDay = '2000-01-01';

/** Yup context of the rules: the moment used as the current time. */
interface LotRuleContext {
  now?: Date;
}

const today = (context: LotRuleContext | undefined) => dayInIndia(context?.now ?? new Date());

/* An empty text of a form counts as not set. */
const emptyAsNull = (value: unknown, original: unknown) => (original === '' ? null : value);

/* Two numbers that look the same are the same. */
const withoutInvisible = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{C}/gu, '') : value;

const pastDay = () =>
  day('Enter a date')
    .test('early', 'Check the year', (value) => !value || !isDay(value) || value >= earliestDay)
    .test(
      'future',
      'The date can’t be in the future',
      (value, { options }) =>
        !value || !isDay(value) || value <= today(options.context as LotRuleContext | undefined),
    );

/**
 * A lot as staff enter it. The laboratory and the date of its report are given together; `now` of
 * the yup context is the current time.
 */
export const lotInput = object({
  number: line(maxLotNumber).transform(withoutInvisible).trim().required('Lot number is required'),
  harvested_on: pastDay()
    .transform(emptyAsNull)
    .nullable()
    .default(null)
    .test('order', 'The harvest can’t be later than the packing date', (value, { parent }) => {
      const { packed_on: packedOn } = parent as { packed_on?: string };
      return !value || !packedOn || value <= packedOn;
    }),
  packed_on: pastDay().required('Enter the packing date'),
  packed_at: line(120).default(''),
  grower_id: id().transform(emptyAsNull).nullable().default(null),
  best_before: day('Enter a date')
    .transform(emptyAsNull)
    .nullable()
    .default(null)
    .test('order', 'Best before can’t be earlier than the packing date', (value, { parent }) => {
      const { packed_on: packedOn } = parent as { packed_on?: string };
      return !value || !packedOn || value >= packedOn;
    }),
  laboratory: line(120)
    .default('')
    .test('named', 'Enter the laboratory', (value, { parent }) =>
      Boolean(value || !(parent as { tested_on?: string | null }).tested_on),
    ),
  tested_on: pastDay()
    .transform(emptyAsNull)
    .nullable()
    .default(null)
    .test('dated', 'Enter the report date', (value, { parent }) =>
      Boolean(value || !(parent as { laboratory?: string }).laboratory),
    ),
});
export type LotInput = InferType<typeof lotInput>;

const staff = staffCalls('catalogue');
const answer = success.shape({
  /** All lots of the product, the newest first. */
  data: array(staffLot.required()).required(),
  /** Version of the product; each change of its lots increments it. */
  version: count(),
});
const path = '/staff/products/{id}/lots/';
const lotPath = `${path}{lotId}/`;
const reportPath = `${lotPath}report/`;
const withReport = { files: { [reportField]: 1 }, fileLimit: reportRules };

export const addLot = staff.post(path, 'Add a lot to a product, optionally with its lab report', {
  ...withReport,
  body: lotInput,
  answer,
  successStatus: 201,
});

export const changeLot = staff.patch(
  lotPath,
  'Change a lot; a new lab report replaces the earlier one',
  { ...withReport, body: lotInput, answer },
);

export const removeLot = staff.delete(lotPath, 'Delete a lot and its lab report', { answer });

export const removeLotReport = staff.delete(
  reportPath,
  'Delete the lab report of a lot; the lot stays',
  { answer },
);

export const getStaffLotReport = download({
  caller: 'staff',
  area: 'catalogue',
  path: reportPath,
  summary: 'Download the lab report of a lot, whether or not it is shown in the shop',
  mediaType: 'application/pdf',
});

export const getLotLabel = download({
  caller: 'staff',
  area: 'catalogue',
  path: `${lotPath}label/`,
  summary: 'Download the label of a lot for its packs, with a QR code to the page of the lot',
  mediaType: 'application/pdf',
});
