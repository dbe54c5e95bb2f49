'use client';

import Link from 'next/link';
import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/form-problem';
import { PasswordField } from '@/components/form/password-field';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { signInInput } from '@/lib/contract/login';
import { routes } from '@/lib/routes';
import { LoginError, logInHere } from '@/lib/session/log-in';

interface Draft {
  email: string;
  password: string;
}

/** Email and password. */
export function EmailLogin({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '', password: '' },
    resolver: draftResolver<Draft, Draft>(signInInput),
  });
  const { root } = formState.errors;

  const submit = handleSubmit(async (input) => {
    try {
      await logInHere({ provider: 'password', ...input });
      onLoggedIn();
    } catch (error) {
      const message = error instanceof LoginError ? error.message : 'Please try again later!';
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
