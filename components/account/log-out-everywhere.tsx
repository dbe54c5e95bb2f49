'use client';

import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { routes } from '@/lib/platform/routes';
import { forgetHere } from '@/lib/platform/session/log-out';

export function LogOutEverywhere() {
  const { isBusy, problem, run } = useWork({ isToasted: true });

  async function leave() {
    const { logOutEverywhere } = await import('@/lib/contract/account');
    const { message } = await sendLazily(logOutEverywhere);
    await forgetHere({
      message: message ?? 'You’ve been logged out on all devices.',
      to: routes.home,
    });
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-4">
      <p className="max-w-[46ch] text-1 text-ink-2">
        Lost your phone or used someone else’s? Log out on all devices, including this one.
      </p>
      <Button
        kind="quiet"
        className="-ml-6 md:ml-0 md:px-0"
        busyText={isBusy ? 'Logging out' : undefined}
        onClick={() => run(leave)}
      >
        Log out everywhere
      </Button>
      {problem && <FormProblem>{problem}</FormProblem>}
    </div>
  );
}
