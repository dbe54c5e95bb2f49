'use client';

import Link from 'next/link';
import { useForm } from 'react-hook-form';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/form-problem';
import { PasswordField } from '@/components/form/password-field';
import { TextField } from '@/components/form/text-field';
import { useAskedCaptcha } from '@/components/form/use-asked-captcha';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { signInInput } from '@/lib/contract/login';
import { routes } from '@/lib/routes';
import { logInHere } from '@/lib/session/log-in';
import { refusalOf } from './refusal-of';

interface Draft {
  email: string;
  password: string;
  recaptcha: string;
}

/** Email and password. */
export function EmailLogin({ onLoggedIn }: { onLoggedIn: () => void }) {
  const form = useForm({
    defaultValues: { email: '', password: '', recaptcha: '' },
    resolver: draftResolver<Draft, Draft>(signInInput.pick(['email', 'password', 'recaptcha'])),
  });
  const { control, handleSubmit, setError, formState } = form;
  const { captcha, isAsked, token, refused } = useAskedCaptcha(form, 'log_in');
  const { root } = formState.errors;

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      const recaptcha = await token();
      await logInHere({ provider: 'password', email, password, ...(recaptcha && { recaptcha }) });
      onLoggedIn();
    } catch (error) {
      const { code, message } = refusalOf(error);
      refused(code);
      setError('root', { message });
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <PasswordField
          control={control}
          name="password"
          label="Password"
          autoComplete="current-password"
        />
        <Link
          href={routes.resetPassword}
          prefetch={false}
          className={`${linkClass} inline-flex min-h-11 items-center text-1`}
        >
          Forgotten the password?
        </Link>
      </div>
      {isAsked && <CaptchaBox control={control} captcha={captcha} />}
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
