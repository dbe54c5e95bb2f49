'use client';

import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { PasswordField } from '@/components/form/password-field';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { send } from '@/lib/api/browser';
import { openOwner, ownerInput, type OwnerInput } from '@/lib/contract/setup';
import { routes } from '@/lib/platform/routes';
import { passwordHelp } from '@/lib/features/account/password-help';
import { problemText } from './problem-text';
import { WhoFields } from './who-fields';

const names = Object.keys(ownerInput.fields) as (keyof OwnerInput)[];

export function OwnerForm({ code }: { code: string }) {
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { first_name: '', last_name: '', email: '', mobile_no: '', password: '', code },
    resolver: draftResolver<OwnerInput, OwnerInput>(ownerInput),
  });

  const submit = handleSubmit(async (input) => {
    try {
      // First: the code works only once, so nothing may fail after the call.
      const { signIn } = await import('next-auth/react');
      await send(openOwner, { body: input });
      const { email, password } = input;
      const login = signIn('password', { email, password, redirect: false });
      const result = await login.catch(() => undefined);
      // If a second step is required, the login page asks for it.
      window.location.assign(result?.ok ? routes.setup : routes.login(routes.setup));
    } catch (error) {
      if (!showFieldErrors(error, names, setError))
        setError('root', { message: problemText(error) });
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="@container mt-6 grid gap-4">
      <TextField
        control={control}
        name="code"
        label="Code"
        help="Shown in the terminal where the shop was started. It works once."
        autoComplete="off"
        spellCheck={false}
      />
      <WhoFields control={control} />
      <PasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="new-password"
        help={passwordHelp}
      />
      <FormProblem>{formState.errors.root?.message}</FormProblem>
      <Button
        type="submit"
        className="w-full"
        busyText={formState.isSubmitting ? 'Creating' : undefined}
      >
        Create owner account
      </Button>
    </form>
  );
}
