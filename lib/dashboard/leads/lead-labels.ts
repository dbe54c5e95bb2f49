import type { LeadKind } from '../../contract/lead-options';
import type { LeadStatus } from '../../contract/staff-lead';
import { registeredCards, revenueOptions } from '../../features/lead/trade-parts';
import type { StateLabel } from '../state-label';

export const statusLabels: Record<LeadStatus, StateLabel> = {
  new: { label: 'New', mood: 'waits' },
  'in work': { label: 'In progress', mood: 'waits' },
  answered: { label: 'Answered', mood: 'good' },
  won: { label: 'Won', mood: 'good' },
  closed: { label: 'Closed', mood: 'past' },
  spam: { label: 'Spam', mood: 'bad' },
};

export const kindLabels: Record<LeadKind, string> = {
  contact: 'Contact',
  b2b: 'Business',
  export: 'Export',
  franchise: 'Franchise',
  store: 'Store',
};

const asksForNone = 'This form doesn’t ask for consent.';
const noneRecorded = 'No consent recorded.';

/** Shown where an enquiry has no consent. */
export const noConsentTexts: Record<LeadKind, string> = {
  contact: asksForNone,
  b2b: noneRecorded,
  export: noneRecorded,
  franchise: asksForNone,
  store: asksForNone,
};

const detailLabels: Record<string, string> = {
  job_title: 'Job title',
  industry_type: 'Industry',
  company_size: 'Company size',
  annual_revenue: 'Annual revenue',
  company_registered: 'Registered',
  website: 'Website',
  age_group: 'Age group',
  store: 'Our store',
  place: 'Town',
  country: 'Country',
  state: 'State',
  city: 'City',
};

const valueOptions: Record<string, { value: string; label: string }[]> = {
  // Preset by the form: most senders leave it, because their question is not about anybody's
  // health.
  age_group: [{ value: '00 to 06', label: 'Not chosen, or 00 to 06' }],
  annual_revenue: revenueOptions,
  company_registered: registeredCards,
};

export function formatDetail({ name, value }: { name: string; value: string }): [string, string] {
  const label = valueOptions[name]?.find((choice) => choice.value === value)?.label;
  return [detailLabels[name] ?? name, label ?? value];
}

/** Returns the website URL as typed; null if it must not be opened. */
export function websiteAddress(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) ? address : null;
}
