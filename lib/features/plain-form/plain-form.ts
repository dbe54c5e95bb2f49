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
    /** A list that is read when the page is rendered. */
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
  /** Undefined: no captcha required. */
  action?: CaptchaAction;
  fields: PlainField[];
  button: string;
  /**
   * Page with the same form for browsers with scripts; the plain form exists while that page is
   * open.
   */
  page: string;
  isEnquiry: boolean;
  /** Initial field values. */
  first?: Record<string, string>;
  /** Guests are redirected to the login. */
  needsLogin?: true;
}
