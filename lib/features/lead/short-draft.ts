import type { Profile } from '../../contract/profile';
import { tenDigits } from '../../format/mobile';

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

/** The empty form, prefilled with the details of the logged-in user. */
export const startShortDraft = (own: Profile | undefined): ShortDraft => ({
  ...emptyShortDraft,
  ...(own && {
    name: `${own.first_name} ${own.last_name}`.trim(),
    email: own.email,
    mobile_no: tenDigits(own.mobile_no),
  }),
});

export type ShortKind = { kind: 'franchise' } | { kind: 'store'; storeId: number };
