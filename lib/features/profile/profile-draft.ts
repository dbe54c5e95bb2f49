import type { Profile, ProfileChange, ProfileInput } from '../../contract/profile';

export interface ProfileDraft {
  first_name: string;
  last_name: string;
  company: string;
  mobile_no: string;
  /** Read only. */
  email: string;
  wants_news: boolean;
}

export function toProfileDraft({
  first_name,
  last_name,
  company,
  mobile_no,
  email,
  is_subscribed,
}: Profile): ProfileDraft {
  return { first_name, last_name, company, mobile_no, email, wants_news: is_subscribed };
}

/** The editable fields, and the unchanged email. */
export function toSend(
  { first_name, last_name, company, mobile_no }: ProfileInput,
  { email }: Profile,
): ProfileChange {
  return { first_name, last_name, company: company || null, mobile_no, email };
}
