'use client';

import { useId, useState, type FormEvent } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { routes } from '@/lib/platform/routes';
import { logInHere } from '@/lib/platform/session/log-in';
import { BackToLogin } from './back-to-login';
import { EntryHead } from './entry-head';
import { EntryScreen } from './entry-screen';
import { goOnFrom } from './login-step';
import { showRefusal } from './show-refusal';
import { useHash } from './use-hash';

/** The login needs a button press: mail scanners open links and would use up the one-time code. */
export function LoginLinkScreen({ pictures }: { pictures: ShopPicture[] }) {
  const heading = useId();
  const code = useHash();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [isConfirmed, setIsConfirmed] = useState(false);

  async function logIn(event: FormEvent) {
    event.preventDefault();
    if (!code || isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      await logInHere({ provider: 'link', code });
      window.location.replace(await goOnFrom(routes.home));
    } catch (error) {
      const { code: refusal, message } = showRefusal(error);
      setProblem(message);
      setIsBusy(false);
      setIsConfirmed(refusal === 'password_required');
    }
  }

  return (
    <EntryScreen headingId={heading} pictures={pictures}>
      <EntryHead id={heading} title="Log in">
        {code === ''
          ? 'This login link is incomplete. Open it from the email again.'
          : 'You opened this page from your login link. Continue to log in.'}
      </EntryHead>
      {code !== '' && (
        <form method="post" onSubmit={logIn} className="mt-6 grid gap-4">
          <FormProblem>{problem}</FormProblem>
          {!isConfirmed && (
            <Button type="submit" className="w-full" busyText={isBusy ? 'Logging in' : undefined}>
              Log in
            </Button>
          )}
        </form>
      )}
      <BackToLogin />
    </EntryScreen>
  );
}
