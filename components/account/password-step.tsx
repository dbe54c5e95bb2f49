import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { PasswordField } from '@/components/form/password-field';
import { SilentCaptcha } from '@/components/form/silent-captcha';
import { EmailField } from '@/components/form/email-field';
import { useCaptchaOnDemand } from '@/components/form/use-captcha-on-demand';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { signInInput, askForLoginLink } from '@/lib/contract/login';
import { routes } from '@/lib/platform/routes';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { submittedFormErrors } from '@/lib/platform/form-posts/submitted-form-errors';
import type { LoginStart } from './login-step';
import { showRefusal } from './show-refusal';
import { useState } from 'react';
import { send } from '@/lib/api/browser';

export interface PasswordDraft {
  email: string;
  password: string;
}

interface PasswordStepProps {
  known: PasswordDraft;
  start: LoginStart | undefined;
  /** Throws if the login is refused. */
  onSubmit: (draft: PasswordDraft, recaptcha: string | undefined) => Promise<void>;
}

type Draft = PasswordDraft & { recaptcha: string };

const input = signInInput.pick(['email', 'password', 'recaptcha']);
const smallLink = `${linkClass} inline-flex min-h-11 items-center text-1`;

export function PasswordStep({ known, start, onSubmit }: PasswordStepProps) {
  const form = useForm({
    defaultValues: { ...known, recaptcha: '' },
    ...submittedFormErrors<Draft>(
      start?.submittedForm?.form === 'log-in' ? start.submittedForm : undefined,
    ),
    resolver: draftResolver<Draft, InferType<typeof input>>(input),
  });
  const { control, handleSubmit, setError, clearErrors, getValues, trigger, formState } = form;
  const { captcha, isCaptchaRequired, token, refused } = useCaptchaOnDemand(form);
  const { root } = formState.errors;

  function show(error: unknown) {
    const { code, message } = showRefusal(error);
    refused(code);
    setError('root', { message });
  }

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await onSubmit({ email, password }, await token());
    } catch (error) {
      show(error);
    }
  });

  return (
    <form
      method="post"
      action={formAddress('log-in')}
      onSubmit={submit}
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="back" value={start?.backTo ?? ''} />
      <EmailField control={control} name="email" label="Email" autoComplete="username" />
      <div>
        <PasswordField
          control={control}
          name="password"
          label="Password"
          autoComplete="current-password"
        />
        <div className="flex flex-wrap justify-between gap-x-6">
          <Link href={routes.resetPassword} className={smallLink}>
            Forgot password?
          </Link>
          <LoginLinkRequest
            className={smallLink}
            emailToSend={async () => {
              clearErrors('root');
              return (await trigger('email', { shouldFocus: true }))
                ? getValues('email')
                : undefined;
            }}
            takeToken={captcha.freshToken}
            onSent={captcha.reset}
            onFailed={show}
          />
        </div>
      </div>
      {isCaptchaRequired ? (
        <CaptchaBox control={control} captcha={captcha} />
      ) : (
        <SilentCaptcha captcha={captcha} />
      )}
      {root && <FormProblem>{root.message}</FormProblem>}
      <Button
        type="submit"
        className="w-full"
        busyText={formState.isSubmitting || formState.isSubmitSuccessful ? 'Logging in' : undefined}
      >
        Log in
      </Button>
    </form>
  );
}

interface LoginLinkRequestProps {
  className: string;
  emailToSend: () => Promise<string | undefined>;
  takeToken: () => Promise<string>;
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

function LoginLinkRequest({
  className,
  emailToSend,
  takeToken,
  onSent,
  onFailed,
}: LoginLinkRequestProps) {
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState('');

  async function ask() {
    const email = await emailToSend();
    if (email === undefined) return;
    setIsSending(true);
    setAnswer('');
    try {
      const recaptcha = await takeToken();
      const { message } = await send(askForLoginLink, { body: { email, recaptcha } });
      onSent();
      setAnswer(message ?? 'We’ve emailed you a login link.');
    } catch (error) {
      onFailed(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <button type="button" onClick={ask} disabled={isSending} className={className}>
        {isSending ? 'Sending' : 'Email me a login link'}
      </button>
      <p role="status" className="basis-full text-1 font-[550] text-leaf-7 empty:hidden">
        {answer}
      </p>
    </>
  );
}
