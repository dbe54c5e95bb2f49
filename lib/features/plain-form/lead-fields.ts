import { ageGroups } from '../../contract/lead-options';
import { companySizes, registeredCards, revenueOptions } from '../lead/trade-parts';
import { tradeForms, type TradeKind } from '../lead/trade-form';
import type { PlainField } from './plain-form';

const chooseFirst = (label: string) => ({ value: '', label });
const name = { kind: 'text', autoComplete: 'name', maxLength: 100 } as const;
const email = { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' } as const;
const country = { name: 'country', label: 'Country', kind: 'country' } as const;
const phoneHelp = 'Numbers only. We’ll add the country code.';

export const contactFields: PlainField[] = [
  { ...name, name: 'name', label: 'Name' },
  {
    name: 'company',
    label: 'Company',
    kind: 'text',
    help: 'Writing for yourself? Enter “Individual”.',
    autoComplete: 'organization',
    maxLength: 150,
  },
  email,
  country,
  {
    name: 'phone',
    label: 'Phone',
    kind: 'tel',
    isOptional: true,
    help: phoneHelp,
    autoComplete: 'tel',
  },
  { name: 'subject', label: 'Subject', kind: 'text', maxLength: 150 },
  {
    name: 'age_group',
    label: 'Age group',
    kind: 'select',
    help: 'Age of the person you’re asking about.',
    options: ageGroups.map((group) => ({ value: group, label: `${group} years` })),
  },
  {
    name: 'inquiry_description',
    label: 'Inquiry description',
    kind: 'area',
    help: 'Include your order number, if you have one.',
    maxLength: 3000,
  },
];

const companyFields: PlainField[] = [
  {
    name: 'company_name',
    label: 'Company name',
    kind: 'text',
    autoComplete: 'organization',
    maxLength: 150,
  },
  {
    name: 'industry_type',
    label: 'Industry type',
    kind: 'text',
    help: 'For example: café, grocery, hotel, importer.',
    maxLength: 100,
  },
  {
    name: 'company_size',
    label: 'Company size',
    kind: 'select',
    options: [chooseFirst('Select a size'), ...companySizes],
  },
  {
    name: 'annual_revenue',
    label: 'Annual revenue',
    kind: 'select',
    options: [chooseFirst('Select a range'), ...revenueOptions],
  },
  {
    name: 'company_registered',
    label: 'Company registered',
    kind: 'select',
    options: [chooseFirst('Select one'), ...registeredCards],
  },
  { name: 'website', label: 'Website', kind: 'url', isOptional: true, maxLength: 200 },
  { ...country, isOptional: true },
  { ...name, name: 'full_name', label: 'Full name', isOptional: true },
  { name: 'job_title', label: 'Job title', kind: 'text', isOptional: true, maxLength: 100 },
  { ...email, isOptional: true },
  { name: 'phone_no', label: 'Phone number', kind: 'tel', isOptional: true, help: phoneHelp },
];

export function tradeFields(kind: TradeKind, consentLabel: string): PlainField[] {
  const { parts, needs } = tradeForms[kind];
  const questions = parts.flatMap((part) => part.questions);
  return [
    ...companyFields,
    ...questions.map(({ name, text, help }): PlainField => ({
      name,
      label: text,
      kind: 'area',
      isOptional: true,
      ...(help && { help }),
      maxLength: 1000,
    })),
    {
      name: 'specific_requirements',
      label: 'Specific requirements',
      kind: 'area',
      isOptional: true,
      help: needs,
      maxLength: 2000,
    },
    { name: 'consent', label: consentLabel, kind: 'check' },
  ];
}

export function shortFields(kind: 'franchise' | 'store'): PlainField[] {
  const isFranchise = kind === 'franchise';
  return [
    { ...name, name: 'name', label: 'Your name' },
    email,
    {
      name: 'mobile_no',
      label: 'Mobile number',
      kind: 'tel',
      prefix: '+91',
      autoComplete: 'tel',
      ...(!isFranchise && { isOptional: true }),
    },
    ...(isFranchise
      ? [
          {
            name: 'place',
            label: 'Preferred location',
            kind: 'text',
            help: 'City, area and street.',
            maxLength: 150,
          } as const,
        ]
      : []),
    { name: 'message', label: 'Message', kind: 'area', maxLength: 2000 },
  ];
}
