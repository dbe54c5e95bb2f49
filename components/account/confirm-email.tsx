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
      toastSuccess((await mailEmailLink()) ?? 'We’ve emailed you a link to verify your email.');
      setIsSent(true);
    });

  if (isSent) {
    return (
      <ProofRow
        text={<span role="status">We’ve sent a link to {email}. It’s valid for 7 days.</span>}
      >
        {null}
      </ProofRow>
    );
  }
  return (
    <ProofRow text={`${email} isn’t verified yet.`}>
      <Button
        kind="second"
        size="card"
        onClick={() => void mail()}
        busyText={isBusy ? 'Sending' : undefined}
      >
        Verify email
      </Button>
    </ProofRow>
  );
}
