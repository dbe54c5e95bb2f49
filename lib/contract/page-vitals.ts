import { array, number, object, string, type InferType } from 'yup';
import { anyone, staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { pageVitalsPath } from './paths.ts';
import { count, text } from './rules.ts';

const wrong = 'Invalid measurement';

const milliseconds = () =>
  number().typeError(wrong).min(0, wrong).max(600_000, wrong).nullable().optional();

/** Web vitals of one page view; anonymous. */
export const pageVitals = object({
  /** Only its pattern is stored. */
  path: string()
    .required(wrong)
    .max(300, wrong)
    .matches(/^\/[^?#]*$/, wrong),
  /** Largest Contentful Paint: until the largest part was shown. */
  lcp: milliseconds(),
  /** Interaction to Next Paint: the slowest answer to a touch or key. */
  inp: milliseconds(),
  /** Cumulative Layout Shift: how much the page jumped. */
  cls: number().typeError(wrong).min(0, wrong).max(1_000, wrong).nullable().optional(),
});
export type PageVitals = InferType<typeof pageVitals>;

export const reportPageVitals = anyone.post(
  pageVitalsPath,
  'Report the speed of a page view; counted by kind of page, without personal data',
  { body: pageVitals, answer: success, standIn: 'nothing' },
);

const figure = () => number().defined().nullable();

const vitalsRow = object({
  /** The pattern of the address, such as `/products/[productId]/[slug]`. */
  page: text(),
  views: count(),
  /** 75th percentile; null: not measured. */
  lcp: figure(),
  inp: figure(),
  cls: figure(),
});
export type VitalsRow = InferType<typeof vitalsRow>;

/** Days that the report covers. */
export const vitalsDays = 28;

export const getPageVitals = staffCalls('reports').get(
  '/staff/page-vitals/',
  'Get page speed of the last 28 days by kind of page',
  { answer: success.shape({ data: array(vitalsRow.required()).required() }) },
);
