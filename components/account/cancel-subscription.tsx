import { ActionDialog } from '@/components/form/action-dialog';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import type { Subscription } from '@/lib/contract/subscription';
import { shortMembershipName } from '@/lib/contract/membership-name';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { refreshSession } from '@/lib/platform/session/use-session';

interface CancelSubscriptionProps {
  row: Subscription;
  isLast: boolean;
  onClose: () => void;
}

export function CancelSubscription({ row, isLast, onClose }: CancelSubscriptionProps) {
  const { elite_name: name } = useShop();
  const { isBusy, problem, run } = useWork({ isToasted: true });

  async function cancel() {
    const { sendCancellation } = await import('@/lib/features/membership/calls');
    const message = await sendCancellation(row.id);
    await refreshSession();
    toastSuccess(message);
    onClose();
  }

  return (
    <ActionDialog
      title={`Cancel ${name}?`}
      onClose={onClose}
      dismissLabel={`Keep ${shortMembershipName(name)}`}
      dismissKind="second"
      actionLabel={`Cancel ${shortMembershipName(name)}`}
      actionKind="danger"
      busyText={isBusy ? 'Cancelling' : undefined}
      problem={problem}
      onAction={() => run(cancel)}
    >
      <p>
        {row.is_active ? 'Your benefits will end now.' : 'This month won’t start.'}{' '}
        {!isLast && 'Any later months will be cancelled too. '}
        We’ll refund you to your original payment method within 5 to 7 working days.
      </p>
    </ActionDialog>
  );
}
