import type { Profile, ProfileInput } from '../../contract/profile';

/** What stands in the profile form, as typed. */
export interface ProfileDraft {
  first_name: string;
  last_name: string;
  company: string;
  mobile_no: string;
  /** To be read, not to be changed. */
  email: string;
  /** The consent to news. */
  wants_news: boolean;
}

/** The form filled in with a profile. */
export function draftOf({
  first_name,
  last_name,
  company,
  mobile_no,
  email,
  is_subscribed,
}: Profile): ProfileDraft {
  return { first_name, last_name, company, mobile_no, email, wants_news: is_subscribed };
}

/** What is sent of the form: no more than can be changed. */
export function toSend({ first_name, last_name, company, mobile_no }: ProfileInput): ProfileInput {
  return { first_name, last_name, company: company || null, mobile_no };
}
