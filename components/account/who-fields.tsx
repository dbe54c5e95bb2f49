import type { Control, FieldPath } from 'react-hook-form';
import { MobileField } from '@/components/form/mobile-field';
import { EmailField } from '@/components/form/email-field';
import { TextField } from '@/components/form/text-field';

interface Who {
  first_name: string;
  last_name: string;
  email: string;
  mobile_no: string;
}

interface WhoFieldsProps<Draft extends Who, Output> {
  control: Control<Draft, unknown, Output>;
  mobileHelp?: string;
}

export function WhoFields<Draft extends Who, Output>({
  control,
  mobileHelp,
}: WhoFieldsProps<Draft, Output>) {
  const name = (field: keyof Who) => field as FieldPath<Draft>;
  return (
    <>
      <div className="grid items-start gap-4 @[21rem]:grid-cols-2">
        <TextField
          control={control}
          name={name('first_name')}
          label="First name"
          autoComplete="given-name"
          maxLength={50}
        />
        <TextField
          control={control}
          name={name('last_name')}
          label="Last name"
          autoComplete="family-name"
          maxLength={50}
        />
      </div>
      <EmailField control={control} name={name('email')} label="Email" />
      <MobileField
        control={control}
        name={name('mobile_no')}
        label="Mobile number"
        help={mobileHelp}
      />
    </>
  );
}
