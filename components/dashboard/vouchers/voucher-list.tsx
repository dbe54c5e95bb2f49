'use client';

import {
  listStaffVouchers,
  voucherStates,
  type StaffVoucherRow,
  giveVoucher,
} from '@/lib/contract/staff-voucher';
import { storeRules } from '@/lib/contract/store-rules';
import { formatRupees } from '@/lib/format/money';
import { vouchersPath } from '@/lib/dashboard/paths';
import { voucherName, voucherStateLabels } from '@/lib/dashboard/people/voucher-labels';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import { parseAmount } from '@/lib/contract/money';
import { dateColumn, moneyColumn, type StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { sendLazily } from '@/lib/api/lazily';
import { formAttempt } from '@/lib/platform/session/saved-attempt';
import { ConfirmButton } from '@/components/dashboard/confirm-button';
import { TextQuestion } from '@/components/dashboard/text-question';
import { Typed } from '@/components/dashboard/orders/typed';

const { least, most } = storeRules.giftVoucher;

const emptyVoucher = { amount: '', receiver_name: '', receiver_email: '', message: '', reason: '' };

const columns: StaffColumn<StaffVoucherRow>[] = [
  {
    id: 'code',
    head: 'Code',
    cell: (voucher) => <span className="one-line">{voucherName(voucher)}</span>,
  },
  {
    id: 'receiver',
    head: 'Recipient',
    cell: ({ receiver_name, receiver_email }) => (
      <span className="block min-w-[18ch] leading-snug">
        {receiver_name}
        <span className="block text-1 break-words text-ink-2">{receiver_email}</span>
      </span>
    ),
  },
  {
    id: 'sender',
    head: 'Sender',
    cell: ({ sender_name, issue_reason }) => (
      <span className="block min-w-[12ch] leading-snug">
        {sender_name}
        {issue_reason && <span className="block text-1 text-ink-2">Free, from the shop</span>}
      </span>
    ),
  },
  {
    id: 'state',
    head: 'Status',
    cell: ({ state }) => (
      <StateMark mood={voucherStateLabels[state].mood}>{voucherStateLabels[state].label}</StateMark>
    ),
  },
  dateColumn('created_at', 'Created'),
  moneyColumn('amount', 'Value'),
  moneyColumn('balance', 'Balance'),
];

const states = voucherStates.map((value) => ({ value, label: voucherStateLabels[value].label }));

export function VoucherList() {
  return (
    <>
      <DashboardHead
        title="Gift vouchers"
        lead="Gift vouchers bought by customers or sent by you. Only the recipients know the codes."
      >
        <GiveVoucher />
      </DashboardHead>
      <StaffTable
        name="vouchers"
        caption="Gift vouchers"
        exported="vouchers"
        call={listStaffVouchers}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => vouchersPath.one(id)}
      >
        <FilterBar searchLabel="Last 4 characters of code, recipient or sender">
          <FilterChoice name="state" label="Status" choices={states} all="All paid vouchers" />
        </FilterBar>
      </StaffTable>
    </>
  );
}

function GiveVoucher() {
  const router = useRouter();
  const [gift, setGift] = useState(emptyVoucher);
  const [attempt] = useState(() => formAttempt());
  const field = (name: keyof typeof emptyVoucher) => ({
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
      onConfirm={give}
    >
      <div className="grid gap-4">
        <p>
          The recipient gets it free, by email, in the shop’s name. Your name is saved in the
          activity log.
        </p>
        <Typed
          label={`Amount (${formatRupees(least)} to ${formatRupees(most)})`}
          inputMode="decimal"
          maxLength={6}
          {...field('amount')}
        />
        <Typed label="Recipient’s name" maxLength={100} {...field('receiver_name')} />
        <Typed label="Recipient’s email" maxLength={254} {...field('receiver_email')} />
        <TextQuestion label="Message (optional)" maxLength={200} {...field('message')} />
        <TextQuestion label="Reason (for staff)" maxLength={300} {...field('reason')} />
      </div>
    </ConfirmButton>
  );
}
