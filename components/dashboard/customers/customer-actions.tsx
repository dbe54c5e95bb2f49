'use client';

import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import {
  correctCustomer,
  endCustomerSessions,
  type StaffCustomer,
} from '@/lib/contract/staff-customer';
import type { Work } from '@/lib/dashboard/people/use-shown';
import { ConfirmButton } from '../confirm-button';
import { Typed } from '../orders/typed';

interface CustomerActionsProps {
  customer: StaffCustomer;
  work: Work<StaffCustomer>;
}

export function CustomerActions({ customer, work }: CustomerActionsProps) {
  const { first_name, last_name, company, session_count } = customer;
  const [name, setName] = useState({ first_name, last_name, company });

  return (
    <>
      {session_count > 0 && (
        <ConfirmButton
          label="Log out everywhere"
          question="Log this customer out everywhere?"
          confirmLabel="Log them out"
          onConfirm={async () => {
            await work(endCustomerSessions);
            toastSuccess('Logged out everywhere');
          }}
        >
          <p>
            Each browser and phone has to log in again. It helps where somebody has lost a phone.
          </p>
        </ConfirmButton>
      )}
      <ConfirmButton
        label="Correct the name"
        kind="second"
        question="Change the name"
        confirmLabel="Save"
        onConfirm={async () => {
          await work(correctCustomer, name);
          toastSuccess('Saved');
        }}
      >
        <div className="grid gap-4">
          <Typed
            label="First name"
            value={name.first_name}
            maxLength={50}
            onChange={(text) => setName({ ...name, first_name: text })}
          />
          <Typed
            label="Last name"
            value={name.last_name}
            maxLength={50}
            onChange={(text) => setName({ ...name, last_name: text })}
          />
          <Typed
            label="Company"
            value={name.company}
            maxLength={100}
            onChange={(text) => setName({ ...name, company: text })}
          />
          <p className="text-1 text-ink-2">Orders and invoices keep the name that they have.</p>
        </div>
      </ConfirmButton>
    </>
  );
}
