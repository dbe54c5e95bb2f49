'use client';

import { useForm } from 'react-hook-form';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { EmailField } from '@/components/form/email-field';
import { useCaptcha } from '@/components/form/use-captcha';
import { Button } from '@/components/ui/button';
import { toastError } from '@/components/ui/toast';
import { send } from '@/lib/api/browser';
import { askForReset, askForResetInput, type AskForResetInput } from '@/lib/contract/account';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { problemText } from './problem-text';

export function ResetRequestForm({ onSent }: { onSent: (answer: string) => void }) {
  const form = useForm({
    defaultValues: { email: '', recaptcha: '' },
    resolver: draftResolver<AskForResetInput, AskForResetInput>(askForResetInput),
  });
  const { control, handleSubmit, setError, formState } = form;
  const captcha = useCaptcha(form, 'reset_password');
  const { root } = formState.errors;

  const submit = handleSubmit(async (input) => {
    try {
      const recaptcha = await captcha.freshToken();
      const { message } = await send(askForReset, { body: { ...input, recaptcha } });
      onSent(message ?? 'We’ve emailed you a link to reset your password.');
    } catch (error) {
      captcha.reset();
      const message = problemText(error);
      if (!showFieldErrors(error, ['email', 'recaptcha'], setError)) setError('root', { message });
      toastError(message);
    }
  });

  return (
    <form
      method="post"
      action={formAddress('reset-password')}
      onSubmit={submit}
      noValidate
      className="mt-6 grid gap-4"
    >
      <EmailField control={control} name="email" label="Email" autoComplete="username" />
      <CaptchaBox control={control} captcha={captcha} isPosted />
      {root && <FormProblem>{root.message}</FormProblem>}
      <Button
        type="submit"
        className="w-full"
        busyText={formState.isSubmitting ? 'Sending' : undefined}
      >
        Send link
      </Button>
    </form>
  );
}
