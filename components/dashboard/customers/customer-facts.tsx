import { useState } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { linkClass } from '@/components/ui/button-class';
import { toastSuccess } from '@/components/ui/toast';
import { type StaffCustomer, closeCustomer } from '@/lib/contract/staff-customer';
import type { Work } from '@/lib/dashboard/people/use-shown';
import { formatDate } from '@/lib/format/date';
import { ConfirmButton } from '../confirm-button';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { PhoneLink } from '../phone-link';
import { TextQuestion } from '../text-question';

const pieces = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export function CustomerFacts({
  customer,
  work,
}: {
  customer: StaffCustomer;
  work: Work<StaffCustomer>;
}) {
  const { email, mobile_no, closed_at, elite_until, cart_pieces, session_count } = customer;
  return (
    <Panel title="Account">
      <Facts
        rows={[
          [
            'Email',
            closed_at || !email ? null : (
              <a key="mail" href={`mailto:${email}`} className={linkClass}>
                <BreakableText text={email} />
              </a>
            ),
          ],
          [
            'Mobile',
            closed_at || !mobile_no ? null : (
              <PhoneLink key="mobile" number={mobile_no} className={linkClass} />
            ),
          ],
          ['Customer since', formatDate(customer.created_at)],
          ['Account closed', closed_at && formatDate(closed_at)],
          ['Member until', elite_until && formatDate(elite_until)],
          ['Newsletter', closed_at ? null : customer.wants_news ? 'Subscribed' : 'Not subscribed'],
          ['In the cart', cart_pieces > 0 ? pieces(cart_pieces) : null],
          [
            'Logged in',
            session_count === 0
              ? 'No'
              : `On ${session_count} ${session_count === 1 ? 'device' : 'devices'}`,
          ],
        ]}
      />
      {!closed_at && (
        <div className="mt-3 -ml-4">
          <CloseAccount work={work} />
        </div>
      )}
    </Panel>
  );
}

function CloseAccount({ work }: { work: Work<StaffCustomer> }) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmButton
      label="Close account"
      question="Close this account permanently?"
      isDestructive
      onConfirm={async () => {
        await work(closeCustomer, { reason });
        toastSuccess('Account closed');
      }}
    >
      <p className="mb-4">
        Name, email, mobile number, addresses, cart and notes will be deleted, upcoming appointments
        cancelled and reviews made anonymous. Orders and invoices are kept for tax. We’ll email the
        customer. This can’t be undone.
      </p>
      <TextQuestion
        label="Reason, e.g. what the customer asked for"
        value={reason}
        onChange={setReason}
        maxLength={300}
      />
    </ConfirmButton>
  );
}
