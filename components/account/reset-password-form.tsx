import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { resetPassword, resetPasswordInput, type ResetPasswordInput } from '@/lib/contract/account';
import { NewPasswordFields } from './new-password-fields';
import { problemText } from './problem-text';
import { ResetOtp } from './reset-otp';

interface ResetPasswordFormProps {
  code: string;
  /** Last digits of the number whose OTP is also required; undefined if none is. */
  otpMobileEnd: string | undefined;
  onChanged: () => void;
  onRemoved: () => void;
  onSpent: () => void;
}

type Draft = Record<keyof ResetPasswordInput, string>;

export function ResetPasswordForm({
  code,
  otpMobileEnd,
  onChanged,
  onRemoved,
  onSpent,
}: ResetPasswordFormProps) {
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { otp: '', new_password: '', confirm_password: '' },
    resolver: draftResolver<Draft, ResetPasswordInput>(resetPasswordInput),
  });
  const { root } = formState.errors;

  const submit = handleSubmit(async ({ otp, ...passwords }) => {
    try {
      const body = { ...passwords, ...(otpMobileEnd !== undefined && { otp }) };
      const { message } = await send(resetPassword, { params: { resetUUID: code }, body });
      toastSuccess(message ?? 'Your password has been changed!');
      onChanged();
    } catch (error) {
      const message = problemText(error);
      toastError(message);
      if (showFieldErrors(error, ['otp', 'new_password', 'confirm_password'], setError)) return;
      if (error instanceof ApiError && error.status === 400) onSpent();
      else setError('root', { message });
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="mt-6 grid gap-4">
      {otpMobileEnd !== undefined && (
        <ResetOtp control={control} code={code} mobileEnd={otpMobileEnd} onRemoved={onRemoved} />
      )}
      <NewPasswordFields control={control} />
      {root && <FormProblem>{root.message}</FormProblem>}
      <Button
        type="submit"
        className="w-full"
        busyText={formState.isSubmitting ? 'Saving' : undefined}
      >
        Save password
      </Button>
    </form>
  );
}
