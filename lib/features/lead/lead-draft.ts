import type { Country } from '../../contract/place';
import type { Profile } from '../../contract/profile';
import { nationalDigits } from '../../format/mobile';

interface TradeFields {
  company_name: string;
  industry_type: string;
  company_size: string | null;
  website: string;
  annual_revenue: string | null;
  company_registered: string | null;
  country: number | null;
  state: number | null;
  city: number | null;
  full_name: string;
  job_title: string;
  email: string;
  phone_no: string;
  specific_requirements: string;
}

const answerNames = [
  'answer1',
  'answer2',
  'answer3',
  'answer4',
  'answer5',
  'answer6',
  'answer7',
  'answer8',
  'answer9',
  'answer10',
  'answer11',
] as const;
export type AnswerName = (typeof answerNames)[number];

interface ClosingFields {
  /** Honeypot field. */
  reference: string;
  recaptcha: string;
}

export type TradeDraft = TradeFields &
  Record<AnswerName, string> &
  ClosingFields & { consent: boolean };

export const emptyTradeDraft: TradeDraft = {
  company_name: '',
  industry_type: '',
  company_size: null,
  website: '',
  annual_revenue: null,
  company_registered: null,
  country: null,
  state: null,
  city: null,
  full_name: '',
  job_title: '',
  email: '',
  phone_no: '',
  specific_requirements: '',
  ...(Object.fromEntries(answerNames.map((name) => [name, ''])) as Record<AnswerName, string>),
  consent: false,
  reference: '',
  recaptcha: '',
};

/** The empty form, prefilled with the details of the logged-in user. */
export const startTradeDraft = (own: Profile | undefined): TradeDraft => ({
  ...emptyTradeDraft,
  ...(own && {
    company_name: own.company,
    full_name: `${own.first_name} ${own.last_name}`.trim(),
    email: own.email,
    phone_no: nationalDigits(own.mobile_no, '+91'),
  }),
});

export interface ContactDraft extends ClosingFields {
  company: string;
  name: string;
  country: number | null;
  /** Full record, because the searched list may not contain it. */
  chosen_country: Country | null;
  phone: string;
  email: string;
  subject: string;
  inquiry_description: string;
  age_group: string;
}

export const emptyContactDraft: ContactDraft = {
  company: 'Individual',
  name: '',
  country: null,
  chosen_country: null,
  phone: '',
  email: '',
  subject: '',
  inquiry_description: '',
  age_group: '00 to 06',
  reference: '',
  recaptcha: '',
};

/** The empty form, prefilled with the details of the logged-in user. */
export const startContactDraft = (
  country: Country | null,
  own: Profile | undefined,
): ContactDraft => ({
  ...emptyContactDraft,
  country: country?.id ?? null,
  chosen_country: country,
  ...(own && {
    name: `${own.first_name} ${own.last_name}`.trim(),
    email: own.email,
    phone: nationalDigits(own.mobile_no, country?.calling_code),
    company: own.company || emptyContactDraft.company,
  }),
});
