'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { BackToLogin } from './back-to-login';
import { EntryHead } from './entry-head';
import { EntryScreen } from './entry-screen';
import { ResetRequestForm } from './reset-request-form';

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
