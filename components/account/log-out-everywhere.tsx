import { FormProblem } from '@/components/form/field-error';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { routes } from '@/lib/platform/routes';
import { forgetHere } from '@/lib/platform/session/log-out';
import { AccountRow } from './account-row';

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
    <AccountRow
      title="Log out everywhere"
      help="Lost your phone or used someone else’s? Log out on all devices, including this one."
      busyText={isBusy ? 'Logging out' : undefined}
      onPress={() => void run(leave)}
    >
      {problem && <FormProblem>{problem}</FormProblem>}
    </AccountRow>
  );
}
