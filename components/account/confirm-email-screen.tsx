'use client';

import { useId, useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { errorMessage } from '@/lib/api/api-error';
import { proveEmail } from '@/lib/features/profile/change-profile';
import { routes } from '@/lib/platform/routes';
import { EntryHead } from './entry-head';
import { EntryScreen } from './entry-screen';

export function ConfirmEmailScreen({ code }: { code: string }) {
  const heading = useId();
  const [stage, setStage] = useState<'ready' | 'busy' | 'done'>('ready');
  const [problem, setProblem] = useState<string>();

  async function confirm() {
    setStage('busy');
    setProblem(undefined);
    try {
      await proveEmail(code);
      setStage('done');
    } catch (error) {
      setStage('ready');
      setProblem(errorMessage(error, 'Please try again later!'));
    }
  }

  if (stage === 'done') {
    return (
      <EntryScreen headingId={heading} pictures={[]}>
        <div role="status">
          <EntryHead id={heading} title="Email verified">
            We’ll send your order updates here.
          </EntryHead>
        </div>
        <Link href={routes.profile} className={`${buttonClass()} mt-6 w-full`}>
          My profile
        </Link>
      </EntryScreen>
    );
  }
  return (
    <EntryScreen headingId={heading} pictures={[]}>
      <EntryHead id={heading} title="Verify your email">
        Confirm that this is your email address.
      </EntryHead>
      {problem && (
        <div className="mt-4">
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
      <Button
        className="mt-6 w-full"
        onClick={() => void confirm()}
        busyText={stage === 'busy' ? 'Verifying' : undefined}
      >
        Verify email
      </Button>
      {problem && (
        <Link href={routes.profile} className={`${buttonClass('second')} mt-3 w-full`}>
          My profile
        </Link>
      )}
    </EntryScreen>
  );
}
