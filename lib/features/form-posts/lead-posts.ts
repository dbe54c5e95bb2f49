import type { Call } from '../../contract/endpoint';
import {
  b2bInput,
  consentMissing,
  contactLeadInput,
  exportInput,
  franchiseInput,
  sendB2bLead,
  sendContactLead,
  sendExportLead,
  sendFranchiseLead,
  sendStoreLead,
  storeLeadInput,
  type B2bInput,
} from '../../contract/lead';
import type { PlainFormName } from '../../platform/form-posts/form-names';
import {
  FormRefusal,
  type Done,
  type Fields,
  type FormPost,
} from '../../platform/form-posts/form-post';
import { contactBody } from '../lead/trade-body';
import { fullPhone } from '../lead/phone';
import { countryOf, nationalNumber } from './country-of';
import { plainPage, questionPost } from './question-post';
import { validateFields } from './validate-fields';
import { sha256Hex } from '../../server/sha256-hex.ts';

const sent = (name: PlainFormName, fields: Fields, number: string): Done => ({
  to: plainPage(name, fields),
  message: 'Your enquiry has been sent',
  values: { number },
});

export const contactPost = questionPost({
  name: 'contact',
  check: async (fields, store) => {
    const country = await countryOf(fields, store);
    const draft = {
      ...fields,
      country: country?.id,
      phone: nationalNumber(fields['phone'], country),
    };
    const checked = await validateFields(contactLeadInput.omit(['recaptcha']), draft);
    return contactBody({ ...checked, recaptcha: '' }, country?.calling_code);
  },
  send: async (input, { recaptcha, idempotencyKey }, store) => {
    const body = { ...input, recaptcha };
    const { number } = await store(sendContactLead, { body, idempotencyKey });
    return sent('contact', {}, number);
  },
});

export const franchisePost = questionPost({
  name: 'franchise',
  check: (fields) => validateFields(franchiseInput.omit(['recaptcha']), fields),
  send: async (input, { recaptcha, idempotencyKey }, store) => {
    const body = { ...input, recaptcha };
    const { number } = await store(sendFranchiseLead, { body, idempotencyKey });
    return sent('franchise', {}, number);
  },
});

export const storePost = questionPost({
  name: 'store',
  check: ({ mobile_no: mobile, ...fields }) =>
    validateFields(storeLeadInput.omit(['recaptcha']), { ...fields, mobile_no: mobile || null }),
  send: async (input, { recaptcha, idempotencyKey }, store) => {
    const body = { ...input, recaptcha };
    const { number } = await store(sendStoreLead, { body, idempotencyKey });
    return sent('store', { store_id: String(input.store_id) }, number);
  },
});

const hourMs = 3_600_000;

interface TradePost<Input> {
  name: 'business' | 'exports';
  check: (draft: unknown) => Promise<Input>;
  call: Call<never, Input, { number: string }>;
}

/** The store accepts these without a captcha, ten an hour; duplicates within an hour count once. */
const tradePost = <Input extends Pick<B2bInput, 'consent' | 'phone_no'>>({
  name,
  check,
  call,
}: TradePost<Input>): FormPost => ({
  page: (fields) => plainPage(name, fields),
  run: async (fields, store) => {
    const country = await countryOf(fields, store);
    const input = await check({
      ...fields,
      country: country?.id ?? null,
      phone_no: fullPhone(nationalNumber(fields['phone_no'], country), country?.calling_code),
      consent: fields['consent'] === undefined ? undefined : true,
    });
    if (!input.consent) throw new FormRefusal(consentMissing, { field: 'consent' });
    const hour = Math.floor(Date.now() / hourMs);
    const idempotencyKey = sha256Hex(`${name} ${hour} ${JSON.stringify(input)}`);
    const { number } = await store(call, { body: input, idempotencyKey });
    return sent(name, fields, number);
  },
});

export const businessPost = tradePost({
  name: 'business',
  check: (draft) => validateFields(b2bInput, draft),
  call: sendB2bLead,
});

export const exportPost = tradePost({
  name: 'exports',
  check: (draft) => validateFields(exportInput, draft),
  call: sendExportLead,
});
