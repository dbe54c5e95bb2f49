import type { AnnualRevenue, CompanyRegistered } from '../../contract/lead-options';
import type { TradeDraft } from './lead-draft';
import { requiredOfCompany, tradeForms, type TradeKind } from './trade-form';

type FieldName = keyof TradeDraft;

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

export function tradeParts(kind: TradeKind): { title: string; fields: FieldName[] }[] {
  const questionParts = tradeForms[kind].parts.map(({ title, questions }, index, all) => ({
    title,
    fields: [
      ...questions.map(({ name }) => name),
      ...(index === all.length - 1 ? (['specific_requirements'] as const) : []),
    ],
  }));
  return [
    { title: 'Your company', fields: companyFields },
    { title: 'Your location', fields: locationFields },
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
  if (left > 0) return `${left} required`;
  if (required.length > 0 || fields.some((name) => isFilled(draft[name]))) return 'Complete';
  return 'Optional';
}

const revenueLabels: Record<AnnualRevenue, string> = {
  '30_lacs_to_1_cr': '₹30 lakh to 1 crore',
  '1_to_5_cr': '₹1 to 5 crore',
  '5_to_10_cr': '₹5 to 10 crore',
  '10_to_25_cr': '₹10 to 25 crore',
  '25_to_50_cr': '₹25 to 50 crore',
  '50_to_100 cr': '₹50 to 100 crore',
  '100_to_200 cr': '₹100 to 200 crore',
  '200_to_500_cr': '₹200 to 500 crore',
  '500_cr_and_above': '₹500 crore and above',
};

const registeredLabels: Record<CompanyRegistered, string> = {
  yes: 'Yes',
  applied: 'Applied for',
  no: 'No',
};

const asOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const revenueOptions = asOptions(revenueLabels);
export const registeredCards = asOptions(registeredLabels);

export const companySizes = [
  'Just me',
  '2 to 10 people',
  '11 to 50 people',
  '51 to 200 people',
  '201 to 500 people',
  'More than 500 people',
].map((size) => ({ value: size, label: size }));
