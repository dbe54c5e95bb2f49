'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { BackToLogin } from './back-to-login';
import { EntryHead } from './entry-head';
import { EntryScreen } from './entry-screen';
import { useForm } from 'react-hook-form';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { EmailField } from '@/components/form/email-field';
import { useCaptcha } from '@/components/form/use-captcha';
import { toastError } from '@/components/ui/toast';
import { send } from '@/lib/api/browser';
import { askForReset, askForResetInput, type AskForResetInput } from '@/lib/contract/account';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { problemText } from './problem-text';

export function ResetRequestScreen({ pictures }: { pictures: ShopPicture[] }) {
  const heading = useId();
  const [answer, setAnswer] = useState<string>();
  return (
    <EntryScreen headingId={heading} pictures={pictures}>
      {answer === undefined ? (
        <>
          <EntryHead id={heading} title="Reset your password">
            Enter your email and we’ll send you a link to set a new password.
          </EntryHead>
          <ResetRequestForm onSent={setAnswer} />
        </>
      ) : (
        <div role="status">
          <EntryHead id={heading} title="Check your inbox">
            {answer}
          </EntryHead>
          <p className="mt-5">
            The link is valid for an hour. Didn’t get it? Check your spam folder and the spelling of
            your email.
          </p>
          <Button kind="second" className="mt-5 w-full" onClick={() => setAnswer(undefined)}>
            Send again
          </Button>
        </div>
      )}
      <BackToLogin />
    </EntryScreen>
  );
}

function ResetRequestForm({ onSent }: { onSent: (answer: string) => void }) {
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
