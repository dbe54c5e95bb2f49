import {
  franchiseInput,
  sendFranchiseLead,
  sendStoreLead,
  storeLeadInput,
} from '../../contract/lead';
import type { ShortKind } from './short-draft';

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
