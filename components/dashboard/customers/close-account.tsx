'use client';

import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { closeCustomer, type StaffCustomer } from '@/lib/contract/staff-customer';
import type { Work } from '@/lib/dashboard/people/use-shown';
import { ConfirmButton } from '../confirm-button';
import { TextQuestion } from '../text-question';

export function CloseAccount({ work }: { work: Work<StaffCustomer> }) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmButton
      label="Close the account"
      question="Close this account for good?"
      confirmLabel="Close it for good"
      onConfirm={async () => {
        await work(closeCustomer, { reason });
        toastSuccess('The account is closed');
      }}
    >
      <p className="mb-4">
        Name, email, mobile number, addresses, cart and notes are forgotten, appointments to come
        are called off, reviews stay under no name. Orders stay on the books. An email says so. This
        cannot be undone.
      </p>
      <TextQuestion
        label="Reason, such as what the customer wrote"
        value={reason}
        onChange={setReason}
        maxLength={300}
        rows={2}
      />
    </ConfirmButton>
  );
}
