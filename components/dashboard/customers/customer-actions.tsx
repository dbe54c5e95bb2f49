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
          confirmLabel="Log out customer"
          onConfirm={async () => {
            await work(endCustomerSessions);
            toastSuccess('Logged out everywhere');
          }}
        >
          <p>Logs the customer out on all devices. Useful if a phone is lost.</p>
        </ConfirmButton>
      )}
      <ConfirmButton
        label="Edit name"
        kind="second"
        question="Edit name"
        confirmLabel="Save name"
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
          <p className="text-1 text-ink-2">Past orders and invoices keep the old name.</p>
        </div>
      </ConfirmButton>
    </>
  );
}
