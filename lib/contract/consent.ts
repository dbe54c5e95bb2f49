import { object, string, type InferType } from 'yup';
import { consentPurposes } from './consent-texts.ts';
import { moment, text, yesNo } from './rules.ts';

export const consent = object({
  purpose: string().oneOf(consentPurposes).required(),
  /** False: withdrawn. */
  is_given: yesNo(),
  /** As the person has read it. */
  wording: text(),
  /** SHA-256 of the wording, hexadecimal. */
  wording_hash: text(),
  at: moment(),
  /** Page or link, such as `/sign-up`. */
  place: text(),
  /** IP address; empty if it is not known. */
  address: text(),
});
export type Consent = InferType<typeof consent>;
