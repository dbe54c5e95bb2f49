'use client';

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
import { vouchersPath } from '@/lib/dashboard/people/people-paths';
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
    toastSuccess(`A new code is on its way to ${data.receiver_email}`);
    router.push(vouchersPath.one(data.id));
  }

  return (
    <>
      {state === 'blocked' ? (
        <ConfirmButton
          label="Unblock"
          question="Unblock this voucher?"
          confirmLabel="Unblock it"
          onConfirm={async () => {
            await work(unblockVoucher);
            toastSuccess('It can be spent again');
          }}
        >
          <p>Whoever has its code can spend {formatRupees(balance)}.</p>
        </ConfirmButton>
      ) : (
        <ConfirmButton
          label="Block"
          question="Block this voucher?"
          confirmLabel="Block it"
          onConfirm={async () => {
            await work(blockVoucher, { reason });
            toastSuccess('Blocked');
          }}
        >
          <p className="mb-4">What is left stays on it. Carts that hold it are told.</p>
          {why}
        </ConfirmButton>
      )}
      {balance > 0 && (
        <ConfirmButton
          label="Reissue"
          kind="second"
          question="Reissue the balance under a new code?"
          confirmLabel="Mail a new code"
          onConfirm={reissue}
        >
          <div className="grid gap-4">
            <p>
              A code cannot be sent twice, because only a hash of it is stored. The old code stops
              at once; {formatRupees(balance)} go to this address under a new code.
            </p>
            <Typed
              label="Recipient"
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
