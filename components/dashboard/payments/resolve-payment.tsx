import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { resolutions } from '@/lib/contract/staff-payment';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { resolutionTexts } from '@/lib/dashboard/payments/payment-texts';
import type { PaymentWork } from '@/lib/dashboard/payments/use-staff-payment';
import { TextQuestion } from '../text-question';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';

export function ResolvePayment({
  reason,
  isShort,
  resolve,
}: { reason: string; isShort: boolean } & Pick<PaymentWork, 'resolve'>) {
  const [note, setNote] = useState('');
  const offered = resolutions.filter((one) => one !== 'accept' || !isShort);
  return (
    <Panel title="Payment does not match the order">
      <p className="mb-4 max-w-[60ch]">
        {reason}. Choose what to do with this payment. We’ll check with the gateway first.
      </p>
      <div className="flex flex-wrap gap-3">
        {offered.map((resolution, index) => {
          const { label, question, consequence } = resolutionTexts[resolution];
          return (
            <ConfirmButton
              key={resolution}
              kind={index === 0 ? 'main' : 'second'}
              label={label}
              question={question}
              onConfirm={async () => {
                if (!note.trim()) throw notFilledIn('Enter a reason');
                toastSuccess(await resolve({ way: resolution, note }));
              }}
            >
              <div className="grid gap-4">
                <p>{consequence}</p>
                <TextQuestion
                  label="Reason (for the activity log)"
                  value={note}
                  onChange={setNote}
                  maxLength={500}
                  rows={3}
                />
              </div>
            </ConfirmButton>
          );
        })}
      </div>
    </Panel>
  );
}
