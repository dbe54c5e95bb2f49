'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { sendLazily } from '@/lib/api/lazily';
import { parseAmount } from '@/lib/contract/money';
import { giveVoucher } from '@/lib/contract/staff-voucher';
import { formAttempt } from '@/lib/platform/session/saved-attempt';
import { vouchersPath } from '@/lib/dashboard/people/people-paths';
import { ConfirmButton } from '../confirm-button';
import { TextQuestion } from '../text-question';
import { Typed } from '../orders/typed';

const nothing = { amount: '', receiver_name: '', receiver_email: '', message: '', reason: '' };

export function GiveVoucher() {
  const router = useRouter();
  const [gift, setGift] = useState(nothing);
  const [attempt] = useState(() => formAttempt());
  const field = (name: keyof typeof nothing) => ({
    value: gift[name],
    onChange: (text: string) => setGift({ ...gift, [name]: text }),
  });

  async function give() {
    const idempotencyKey = attempt.start(JSON.stringify(gift), null).key;
    const body = { ...gift, amount: parseAmount(gift.amount) };
    const { data } = await sendLazily(giveVoucher, { body, idempotencyKey });
    attempt.close();
    toastSuccess(`Gift voucher sent to ${data.receiver_email}`);
    router.push(vouchersPath.one(data.id));
  }

  return (
    <ConfirmButton
      label="Send gift voucher"
      kind="main"
      question="Send a free gift voucher"
      confirmLabel="Send gift voucher"
      onConfirm={give}
    >
      <div className="grid gap-4">
        <p>
          The recipient gets it free, by email, in the shop’s name. Your name is saved in the
          activity log.
        </p>
        <Typed
          label="Amount (₹100 to ₹10,000)"
          inputMode="decimal"
          maxLength={6}
          {...field('amount')}
        />
        <Typed label="Recipient’s name" maxLength={100} {...field('receiver_name')} />
        <Typed label="Recipient’s email" maxLength={254} {...field('receiver_email')} />
        <TextQuestion label="Message (optional)" maxLength={200} rows={2} {...field('message')} />
        <TextQuestion label="Reason (for staff)" maxLength={300} rows={2} {...field('reason')} />
      </div>
    </ConfirmButton>
  );
}
