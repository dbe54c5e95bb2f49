'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { routes } from '@/lib/platform/routes';
import { endSessionHere } from '@/lib/platform/session/log-out';
import { readPerson, refreshSession } from '@/lib/platform/session/use-session';
import { EntryHead } from './entry-head';
import { EntryScreen } from './entry-screen';
import { openLogin } from './open-login';
import { ResetPasswordForm } from './reset-password-form';

interface ResetPasswordScreenProps {
  code: string;
  isGood: boolean;
  /** Last digits of the number whose OTP is also required; undefined if none is. */
  otpMobileEnd?: string | undefined;
  pictures: ShopPicture[];
}

export function ResetPasswordScreen({
  code,
  isGood,
  otpMobileEnd,
  pictures,
}: ResetPasswordScreenProps) {
  const router = useRouter();
  const heading = useId();
  const [stage, setStage] = useState<'form' | 'changed' | 'removed' | 'spent'>(
    isGood ? 'form' : 'spent',
  );

  const logIn = () => openLogin({ afterwards: () => router.replace(routes.home) });

  async function changed() {
    setStage('changed');
    // All sessions of the account have ended; also clears the session of this browser.
    if (await readPerson().catch(() => null)) await endSessionHere().catch(console.error);
    await refreshSession();
    logIn();
  }

  return (
    <EntryScreen headingId={heading} pictures={pictures}>
      {stage === 'form' && (
        <>
          <EntryHead id={heading} title="Set a new password">
            You’ll be logged out on all devices.
          </EntryHead>
          <ResetPasswordForm
            code={code}
            otpMobileEnd={otpMobileEnd}
            onChanged={() => void changed()}
            onRemoved={() => setStage('removed')}
            onSpent={() => setStage('spent')}
          />
        </>
      )}
      {stage === 'changed' && (
        <div role="status">
          <EntryHead id={heading} title="Password changed">
            Log in with your new password.
          </EntryHead>
          <Button className="mt-6 w-full" onClick={logIn}>
            Log in
          </Button>
        </div>
      )}
      {stage === 'removed' && (
        <div role="status">
          <EntryHead id={heading} title="Email removed">
            Your email is no longer on that account. You can sign up with it.
          </EntryHead>
          <Link href={routes.signup()} className={`${buttonClass()} mt-6 w-full`}>
            Create New Account
          </Link>
        </div>
      )}
      {stage === 'spent' && (
        <div role="status">
          <EntryHead id={heading} title="This link has expired">
            Reset links work once and expire after an hour.
          </EntryHead>
          <Link href={routes.resetPassword} className={`${buttonClass()} mt-6 w-full`}>
            Request a new link
          </Link>
        </div>
      )}
    </EntryScreen>
  );
}
