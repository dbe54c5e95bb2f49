import type { ContactLeadInput } from '../../contract/lead';
import { fullPhone } from './phone';

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
