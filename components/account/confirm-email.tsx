'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { mailEmailLink } from '@/lib/features/profile/change-profile';
import { ProofRow } from './proof-row';

export function ConfirmEmail({ email }: { email: string }) {
  const { isBusy, run } = useWork({ isToasted: true, failedText: 'Please try again later!' });
  const [isSent, setIsSent] = useState(false);
  const mail = () =>
    run(async () => {
      toastSuccess((await mailEmailLink()) ?? 'A link to confirm your email is on its way.');
      setIsSent(true);
    });

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
        busyText={isBusy ? 'Sending' : undefined}
      >
        Confirm email
      </Button>
    </ProofRow>
  );
}
