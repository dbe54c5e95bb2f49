import {
  franchiseInput,
  sendFranchiseLead,
  sendStoreLead,
  storeLeadInput,
} from '../../contract/lead';
import type { ShortKind } from './short-draft';

/** By kind: what the form is checked with, and where it is sent. The page knows the store. */
export const shortForms = {
  franchise: {
    schema: franchiseInput,
    call: sendFranchiseLead,
    action: 'franchise_enquiry' as const,
  },
  store: {
    schema: storeLeadInput.omit(['store_id']),
    call: sendStoreLead,
    action: 'store_enquiry' as const,
  },
};

/** What is sent of a short form: no token yet, and no more than its call takes. */
export function shortBody(
  about: ShortKind,
  checked: Record<string, unknown>,
): Record<string, unknown> {
  const fields = Object.keys(shortForms[about.kind].schema.fields).filter(
    (name) => name !== 'recaptcha',
  );
  const body = Object.fromEntries(fields.map((name) => [name, checked[name]]));
  return about.kind === 'store' ? { ...body, store_id: about.storeId } : body;
}
