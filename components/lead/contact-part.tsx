import { EmailField } from '@/components/form/email-field';
import { TextField } from '@/components/form/text-field';
import { PhoneField } from './phone-field';
import { TradePart } from './trade-part';
import type { TradeControl } from './trade-state';

interface ContactPartProps {
  control: TradeControl;
  of: number;
  callingCode: string | undefined;
}

export function ContactPart({ control, of, callingCode }: ContactPartProps) {
  return (
    <TradePart number={3} of={of} title="Contact person">
      <p className="text-ink-2 md:col-span-2">Give us an email or phone number so we can reply.</p>
      <TextField
        control={control}
        name="full_name"
        label="Full name"
        isOptional
        autoComplete="name"
        maxLength={100}
      />
      <TextField
        control={control}
        name="job_title"
        label="Job title"
        isOptional
        autoComplete="organization-title"
        maxLength={100}
      />
      <EmailField control={control} name="email" label="Email" isOptional />
      <PhoneField
        control={control}
        name="phone_no"
        label="Phone number"
        isOptional
        callingCode={callingCode}
      />
    </TradePart>
  );
}
