import type { ContactLeadInput } from '../../contract/lead';
import { fullPhone } from './phone';
import { tradeForms, type TradeKind } from './trade-form';

export function tradeBody(
  kind: TradeKind,
  checked: Record<string, unknown>,
  callingCode: string | undefined,
): Record<string, unknown> {
  const fields = Object.keys(tradeForms[kind].schema.fields).filter((name) => name !== 'recaptcha');
  const body = Object.fromEntries(fields.map((name) => [name, checked[name]]));
  return { ...body, phone_no: fullPhone(String(checked['phone_no'] ?? ''), callingCode) };
}

export function contactBody(
  checked: ContactLeadInput,
  callingCode: string | undefined,
): Omit<ContactLeadInput, 'recaptcha'> {
  return {
    company: checked.company,
    name: checked.name,
    country: checked.country,
    phone: fullPhone(checked.phone ?? '', callingCode),
    email: checked.email,
    subject: checked.subject,
    inquiry_description: checked.inquiry_description,
    age_group: checked.age_group,
    reference: checked.reference,
  };
}
