import type { CaptchaAction } from '../../contract/captcha';

export interface PlainField {
  name: string;
  label: string;
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'password'
    | 'area'
    | 'select'
    | 'check'
    /** A list that the page reads. */
    | 'country'
    | 'time';
  isOptional?: true;
  help?: string;
  /** Shown before the number. */
  prefix?: string;
  options?: { value: string; label: string }[];
  autoComplete?: string;
  maxLength?: number;
}

/** A server-rendered form for browsers without scripts. */
export interface PlainForm {
  title: string;
  action: CaptchaAction;
  fields: PlainField[];
  button: string;
  /** Page of the shop with the same form; the plain form is there while that page is. */
  page: string;
  isEnquiry: boolean;
  /** The store takes it without a captcha. */
  needsNoQuestion?: true;
  /** Initial field values. */
  first?: Record<string, string>;
  /** Guests log in first. */
  needsLogin?: true;
}
