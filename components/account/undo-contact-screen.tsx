'use client';

import { useId, useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { IfOpen } from '@/components/layout/if-open';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { useWork } from '@/components/ui/use-work';
import { send } from '@/lib/api/browser';
import { undoContactChange } from '@/lib/contract/account';
import { routes } from '@/lib/platform/routes';
import { BackToLogin } from './back-to-login';
import { EntryHead } from './entry-head';
import { EntryScreen } from './entry-screen';

export function UndoContactScreen({ code }: { code: string }) {
  const heading = useId();
  const [resultText, setResultText] = useState<string>();
  const { isBusy, problem, run } = useWork();

  const undo = () =>
    run(async () => {
      const { message } = await send(undoContactChange, { params: { code } });
      setResultText(message ?? 'We’ve restored your contact details.');
    });

  return (
    <EntryScreen headingId={heading} pictures={[]}>
      <EntryHead id={heading} title={resultText ? 'Change undone' : 'Wasn’t you?'}>
        {resultText ??
          'The mobile number or email of your account was changed. If it wasn’t you, undo the change. You’ll be logged out on all devices. If you have a password, set a new one.'}
      </EntryHead>
      {problem && (
        <div className="mt-4">
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
      {!resultText && (
        <Button className="mt-6 w-full" onClick={undo} busyText={isBusy ? 'Undoing' : undefined}>
          Undo change
        </Button>
      )}
      {problem && (
        <IfOpen path={routes.contactUs}>
          <Link href={routes.contactUs} className={`${buttonClass('second')} mt-3 w-full`}>
            Contact us
          </Link>
        </IfOpen>
      )}
      <BackToLogin />
    </EntryScreen>
  );
}
