import { useState } from 'react';
import { ActionDialog } from '@/components/form/action-dialog';
import { linkClass } from '@/components/ui/button-class';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { routes } from '@/lib/platform/routes';
import { forgetHere } from '@/lib/platform/session/log-out';
import { AccountRow } from './account-row';
import { useOwnerProof } from './use-owner-proof';

export function DeactivateAccount({ isMember }: { isMember: boolean }) {
  const { elite_name: membership } = useShop();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem, run } = useWork({ isToasted: true });
  const { withProof, dialog } = useOwnerProof();

  async function deactivate() {
    const { deactivateAccount } = await import('@/lib/contract/account');
    const { message } = await withProof(() => sendLazily(deactivateAccount));
    await forgetHere({ message: message ?? 'Your account has been closed.', to: routes.home });
  }

  return (
    <AccountRow
      title="Close account"
      help="You can close your account any time. We keep your invoices, as tax law requires."
      isDestructive
      onPress={() => setIsAsking(true)}
    >
      <ActionDialog
        title="Close your account?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        dismissKind="second"
        actionLabel="Close account"
        actionKind="danger"
        busyText={isBusy ? 'Closing' : undefined}
        problem={problem}
        onAction={() => run(deactivate)}
      >
        <p>
          We’ll delete your name, mobile number, email, addresses, cart and wishlist. Your reviews
          will stay, without your name. This can’t be undone.
        </p>
        {isMember && (
          <p className="mt-3">
            Your {membership} membership will end too, without a refund. To ask for a refund, first
            cancel it in{' '}
            <a href={routes.subscription} className={linkClass}>
              My subscription
            </a>
            .
          </p>
        )}
        <p className="mt-3 text-ink-2">
          Any upcoming appointments and event bookings will be cancelled. Orders on the way will
          still be delivered. You can sign up again with the same email and number.
        </p>
      </ActionDialog>
      {dialog}
    </AccountRow>
  );
}
