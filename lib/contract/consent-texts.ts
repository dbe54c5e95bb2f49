import { consentText } from './lead-options.ts';

export const newsLabel = 'Send me news and a reminder when I leave things in my cart';
export const newsHelp = 'By email, now and then. Unsubscribe any time.';

/** What people agree to, in the words that the forms show. The words are stored with the consent. */
export const consentTexts = {
  account:
    'Accounts are for people of 18 years and above. By creating one you say that you are, and accept the terms and the privacy policy.',
  news: `${newsLabel}. ${newsHelp}`,
  enquiry: consentText,
  membership: 'By paying for a month you accept the terms and the privacy policy.',
} as const;
export type ConsentPurpose = keyof typeof consentTexts;
export const consentPurposes = Object.keys(consentTexts) as readonly ConsentPurpose[];

/** The part of a wording before the links to terms and privacy policy. */
export const beforeTerms = (purpose: 'account' | 'membership'): string =>
  consentTexts[purpose].replace(/the terms and the privacy policy\.$/, '');
