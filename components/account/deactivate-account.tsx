'use client';

import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { routes } from '@/lib/platform/routes';
import { forgetHere } from '@/lib/platform/session/log-out';
import { useOwnerProof } from './use-owner-proof';

export function DeactivateAccount() {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem, run } = useWork({ isToasted: true });
  const { withProof, dialog } = useOwnerProof();

  async function deactivate() {
    const { deactivateAccount } = await import('@/lib/contract/account');
    const { message } = await withProof(() => sendLazily(deactivateAccount));
    await forgetHere({ message: message ?? 'Your account is closed.', to: routes.home });
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-4">
      <p className="max-w-[46ch] text-1 text-ink-2">
        You may close your account at any time. Your orders stay on our books, as tax law asks.
      </p>
      <Button kind="quiet" className="-ml-6 text-clay md:ml-0" onClick={() => setIsAsking(true)}>
        Deactivate account
      </Button>
      <Dialog
        title="Deactivate your account?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        foot={
          <>
            <Button kind="second" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button busyText={isBusy ? 'Deactivating' : undefined} onClick={() => run(deactivate)}>
              Deactivate
            </Button>
          </>
        }
      >
        <p>
          Your name, mobile number and email are removed, and with them addresses, cart and
          wishlist. Your reviews stay, without your name. It cannot be undone.
        </p>
        <p className="mt-3 text-ink-2">
          An order that is on its way still comes, and you may open a new account with the same
          email and number.
        </p>
        {problem && (
          <div className="mt-3">
            <FormProblem>{problem}</FormProblem>
          </div>
        )}
      </Dialog>
      {dialog}
    </div>
  );
}
