export interface ShortDraft {
  name: string;
  email: string;
  mobile_no: string;
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

export type ShortKind = { kind: 'franchise' } | { kind: 'store'; storeId: number };
