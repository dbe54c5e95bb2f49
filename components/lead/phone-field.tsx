import type { FieldValues } from 'react-hook-form';
import type { BoundField } from '@/components/form/bound-field';
import { TextField } from '@/components/form/text-field';
import { nationalDigits } from '@/lib/format/mobile';

interface PhoneFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  callingCode: string | undefined;
}

export function PhoneField<Draft extends FieldValues, Output>({
  callingCode,
  ...field
}: PhoneFieldProps<Draft, Output>) {
  return (
    <TextField
      {...field}
      {...(callingCode && { prefix: callingCode })}
      help={
        callingCode
          ? `Numbers only, without ${callingCode}.`
          : 'Numbers only. Choose a country and we’ll add its code.'
      }
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      clean={(typed) => nationalDigits(typed, callingCode)}
    />
  );
}
