'use client';

import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/form-problem';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { resetPassword, resetPasswordInput, type ResetPasswordInput } from '@/lib/contract/account';
import { NewPasswordFields } from './new-password-fields';
import { problemOf } from './problem-of';

interface ResetPasswordFormProps {
  code: string;
  onChanged: () => void;
  /** The code is of no use any more. */
  onSpent: () => void;
}

/** A new password by a mailed code. */
export function ResetPasswordForm({ code, onChanged, onSpent }: ResetPasswordFormProps) {
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { new_password: '', confirm_password: '' },
    resolver: draftResolver<ResetPasswordInput, ResetPasswordInput>(resetPasswordInput),
  });
  const { root } = formState.errors;

  const submit = handleSubmit(async (body) => {
    try {
      const { message } = await send(resetPassword, { params: { resetUUID: code }, body });
      toastSuccess(message ?? 'Your password has been changed!');
      onChanged();
    } catch (error) {
      const message = problemOf(error);
      toastError(message);
      if (showFieldErrors(error, ['new_password', 'confirm_password'], setError)) return;
      if (error instanceof ApiError && error.status === 400) onSpent();
      else setError('root', { message });
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="mt-6 grid gap-4">
      <NewPasswordFields control={control} />
      {root && <FormProblem>{root.message}</FormProblem>}
      <Button
        type="submit"
        className="w-full"
        busyText={formState.isSubmitting ? 'Saving' : undefined}
      >
        Set the password
      </Button>
    </form>
  );
}
