import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { PasswordField } from '@/components/form/password-field';
import { passwordHelp } from '@/lib/features/account/password-help';

interface NewPasswordFieldsProps<Draft extends FieldValues, Output> {
  control: Control<Draft, unknown, Output>;
}

export function NewPasswordFields<
  Draft extends FieldValues & { new_password: string; confirm_password: string },
  Output,
>({ control }: NewPasswordFieldsProps<Draft, Output>) {
  return (
    <>
      <PasswordField
        control={control}
        name={'new_password' as FieldPath<Draft>}
        label="New password"
        autoComplete="new-password"
        help={passwordHelp}
      />
      <PasswordField
        control={control}
        name={'confirm_password' as FieldPath<Draft>}
        label="Confirm new password"
        autoComplete="new-password"
      />
    </>
  );
}
