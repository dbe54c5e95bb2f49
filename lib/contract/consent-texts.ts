import { consentText } from './lead-options.ts';

export const newsLabel = 'Send me offers, news and cart reminders';
export const newsHelp = 'By email, now and then. Unsubscribe any time.';

/**
 * What people agree to, in the words that the forms show. The words are stored with the consent.
 */
export const consentTexts = {
  account:
    'You must be 18 or older. By creating an account, you agree to our Terms and Privacy Policy.',
  news: `${newsLabel}. ${newsHelp}`,
  enquiry: consentText,
  membership: 'By paying, you agree to our Terms and Privacy Policy.',
} as const;
export type ConsentPurpose = keyof typeof consentTexts;
export const consentPurposes = Object.keys(consentTexts) as readonly ConsentPurpose[];

/** The part of a wording before the links to terms and privacy policy. */
export const beforeTerms = (purpose: 'account' | 'membership'): string =>
  consentTexts[purpose].replace(/our Terms and Privacy Policy\.$/, '');
