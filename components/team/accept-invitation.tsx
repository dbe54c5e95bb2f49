'use client';

import { useState } from 'react';
import { FormProblem } from '@/components/form/form-problem';
import { Button } from '@/components/ui/button';
import { messageOf } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { acceptInvitation } from '@/lib/contract/staff-invitation';
import { routes } from '@/lib/platform/routes';

export function AcceptInvitation({ code }: { code: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function accept() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await send(acceptInvitation, { params: { code } });
      // Full page load, because the router cache was rendered for a customer.
      window.location.assign(routes.dashboard);
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <div className="mt-6 grid gap-3">
      <FormProblem>{problem}</FormProblem>
      <Button onClick={accept} busyText={isBusy ? 'Accepting' : undefined}>
        Accept
      </Button>
      <p className="text-1 text-ink-2">You are logged out on your other devices.</p>
    </div>
  );
}
