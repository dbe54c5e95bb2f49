'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { mailEmailLink } from '@/lib/features/profile/change-profile';
import { ProofRow } from './proof-row';

export function ConfirmEmail({ email }: { email: string }) {
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);

  async function mail() {
    setIsSending(true);
    try {
      toastSuccess((await mailEmailLink()) ?? 'A link to confirm your email is on its way.');
      setIsSent(true);
    } catch (error) {
      toastError(errorMessage(error, 'Please try again later!'));
    } finally {
      setIsSending(false);
    }
  }

  if (isSent) {
    return (
      <ProofRow text={<span role="status">We sent a link to {email}. It works for 7 days.</span>}>
        {null}
      </ProofRow>
    );
  }
  return (
    <ProofRow text={`${email} is not confirmed.`}>
      <Button
        kind="second"
        size="card"
        onClick={() => void mail()}
        busyText={isSending ? 'Sending' : undefined}
      >
        Confirm email
      </Button>
    </ProofRow>
  );
}
