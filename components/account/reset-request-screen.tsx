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
          <EntryHead id={heading} title="A new password">
            Enter your email and we send you a link to set a new password.
          </EntryHead>
          <ResetRequestForm onSent={setAnswer} />
        </>
      ) : (
        <div role="status">
          <EntryHead id={heading} title="Check your inbox">
            {answer}
          </EntryHead>
          <p className="mt-5">
            The link is valid for an hour. Nothing there after a few minutes? Look among the junk
            mail, or see whether the email was spelled right.
          </p>
          <Button kind="second" className="mt-5 w-full" onClick={() => setAnswer(undefined)}>
            Ask again
          </Button>
        </div>
      )}
      <BackToLogin />
    </EntryScreen>
  );
}
