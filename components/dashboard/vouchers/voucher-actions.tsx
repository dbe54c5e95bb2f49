import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { sendLazily } from '@/lib/api/lazily';
import {
  blockVoucher,
  reissueVoucher,
  unblockVoucher,
  type StaffVoucher,
} from '@/lib/contract/staff-voucher';
import { vouchersPath } from '@/lib/dashboard/paths';
import type { Work } from '@/lib/dashboard/people/use-shown';
import { formatRupees } from '@/lib/format/money';
import { ConfirmButton } from '../confirm-button';
import { ReasonQuestion } from '../reason-question';
import { Typed } from '../orders/typed';

interface VoucherActionsProps {
  voucher: StaffVoucher;
  work: Work<StaffVoucher>;
}

export function VoucherActions({ voucher, work }: VoucherActionsProps) {
  const router = useRouter();
  const { id, state, balance, receiver_name, receiver_email } = voucher;
  const [receiver, setReceiver] = useState({ receiver_name, receiver_email });
  const [reason, setReason] = useState('');
  const why = <ReasonQuestion reason={reason} onChange={setReason} />;

  async function reissue() {
    const { data } = await sendLazily(reissueVoucher, {
      params: { id },
      body: { ...receiver, reason },
    });
    toastSuccess(`New code sent to ${data.receiver_email}`);
    router.push(vouchersPath.one(data.id));
  }

  return (
    <>
      {state === 'blocked' ? (
        <ConfirmButton
          label="Unblock"
          question="Unblock this voucher?"
          confirmLabel="Unblock voucher"
          onConfirm={async () => {
            await work(unblockVoucher);
            toastSuccess('Voucher unblocked');
          }}
        >
          <p>Anyone with the code can use the balance of {formatRupees(balance)}.</p>
        </ConfirmButton>
      ) : (
        <ConfirmButton
          label="Block"
          question="Block this voucher?"
          confirmLabel="Block voucher"
          isDestructive
          onConfirm={async () => {
            await work(blockVoucher, { reason });
            toastSuccess('Voucher blocked');
          }}
        >
          <p className="mb-4">
            The balance stays on the voucher. It will be removed from open carts.
          </p>
          {why}
        </ConfirmButton>
      )}
      {balance > 0 && (
        <ConfirmButton
          label="Reissue code"
          kind="second"
          question="Send the balance under a new code?"
          confirmLabel="Send new code"
          onConfirm={reissue}
        >
          <div className="grid gap-4">
            <p>
              Codes can’t be resent. We’ll cancel the old code and email a new one with the balance
              of {formatRupees(balance)}.
            </p>
            <Typed
              label="Recipient’s name"
              maxLength={100}
              value={receiver.receiver_name}
              onChange={(text) => setReceiver({ ...receiver, receiver_name: text })}
            />
            <Typed
              label="Recipient’s email"
              maxLength={254}
              value={receiver.receiver_email}
              onChange={(text) => setReceiver({ ...receiver, receiver_email: text })}
            />
            {why}
          </div>
        </ConfirmButton>
      )}
    </>
  );
}
