/** What the short forms of /franchise and /store-locator hold while one types. */
export interface ShortDraft {
  name: string;
  email: string;
  mobile_no: string;
  /** A franchise: the town that it is about. */
  place: string;
  message: string;
  reference: string;
  recaptcha: string;
}

export const emptyShortDraft: ShortDraft = {
  name: '',
  email: '',
  mobile_no: '',
  place: '',
  message: '',
  reference: '',
  recaptcha: '',
};

/** What the form asks beside what the page knows. */
export type ShortKind = { kind: 'franchise' } | { kind: 'store'; storeId: number };
