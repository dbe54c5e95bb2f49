import type { TradeDraft } from './lead-draft';
import { requiredOfCompany, tradeForms, type TradeKind } from './trade-form';

type FieldName = keyof TradeDraft;

interface TradePartOf {
  title: string;
  fields: FieldName[];
}

const companyFields: FieldName[] = [
  'company_name',
  'industry_type',
  'company_size',
  'website',
  'annual_revenue',
  'company_registered',
];
const locationFields: FieldName[] = ['country', 'state', 'city'];
const contactFields: FieldName[] = ['full_name', 'job_title', 'email', 'phone_no'];

export function tradeParts(kind: TradeKind): TradePartOf[] {
  const questionParts = tradeForms[kind].parts.map(({ title, questions }, index, all) => ({
    title,
    fields: [
      ...questions.map(({ name }) => name),
      ...(index === all.length - 1 ? (['specific_requirements'] as const) : []),
    ],
  }));
  return [
    { title: 'Your company', fields: companyFields },
    { title: 'Where you are', fields: locationFields },
    { title: 'Contact person', fields: contactFields },
    ...questionParts,
  ];
}

export const partAnchor = (number: number) => `part-${number}`;

const isFilled = (value: unknown) =>
  typeof value === 'number' || Boolean(String(value ?? '').trim());

export function stillMissing(draft: Partial<TradeDraft>): string[] {
  return requiredOfCompany.filter(({ name }) => !isFilled(draft[name])).map(({ label }) => label);
}

export function formProgress(fields: FieldName[], draft: Partial<TradeDraft>): string {
  const required = requiredOfCompany.filter(({ name }) => fields.includes(name));
  const left = required.filter(({ name }) => !isFilled(draft[name])).length;
  if (left > 0) return `${left} to fill in`;
  if (required.length > 0 || fields.some((name) => isFilled(draft[name]))) return 'Filled in';
  return 'If you like';
}
