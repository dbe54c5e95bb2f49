'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { giveVoucher } from '@/lib/contract/staff-voucher';
import { attemptKey } from '@/lib/api/attempt-key';
import { vouchersPath } from '@/lib/dashboard/people/people-paths';
import { ConfirmButton } from '../confirm-button';
import { TextQuestion } from '../text-question';
import { Typed } from '../orders/typed';

const nothing = { amount: '', receiver_name: '', receiver_email: '', message: '', reason: '' };

export function GiveVoucher() {
  const router = useRouter();
  const [gift, setGift] = useState(nothing);
  const [attempt] = useState(() => attemptKey());
  const field = (name: keyof typeof nothing) => ({
    value: gift[name],
    onChange: (text: string) => setGift({ ...gift, [name]: text }),
  });

  async function give() {
    const { send } = await import('@/lib/api/browser');
    const idempotencyKey = attempt.keyFor(JSON.stringify(gift));
    const body = { ...gift, amount: Number(gift.amount) };
    const { data } = await send(giveVoucher, { body, idempotencyKey });
    attempt.forget();
    toastSuccess(`Mailed to ${data.receiver_email}`);
    router.push(vouchersPath.one(data.id));
  }

  return (
    <ConfirmButton
      label="Give a voucher"
      kind="main"
      question="Give a gift voucher"
      confirmLabel="Mail it"
      onConfirm={give}
    >
      <div className="grid gap-4">
        <p>
          It costs nothing, comes from the shop and is mailed at once. The activity log records who
          gave it.
        </p>
        <Typed
          label="Rupees, from 100 to 10,000"
          inputMode="decimal"
          maxLength={6}
          {...field('amount')}
        />
        <Typed label="Recipient" maxLength={100} {...field('receiver_name')} />
        <Typed label="Recipient’s email" maxLength={254} {...field('receiver_email')} />
        <TextQuestion label="Message (optional)" maxLength={200} rows={2} {...field('message')} />
        <TextQuestion label="Reason (for staff)" maxLength={300} rows={2} {...field('reason')} />
      </div>
    </ConfirmButton>
  );
}
