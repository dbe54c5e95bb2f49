import type { ReactNode } from 'react';
import { routes } from '@/lib/platform/routes';
import { openLogin } from './open-login';

interface LoginFormProps {
  reason: string;
  /** Path to return to without scripts. */
  backTo: string;
  children: ReactNode;
}

export function LoginForm({ reason, backTo, children }: LoginFormProps) {
  return (
    <form
      action={routes.login()}
      onSubmit={(event) => {
        event.preventDefault();
        openLogin({ reason });
      }}
    >
      <input type="hidden" name="callbackUrl" value={backTo} />
      <input type="hidden" name="step" value="mobile" />
      {children}
    </form>
  );
}
