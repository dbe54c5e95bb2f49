import type { PaymentEvent } from '@/lib/contract/staff-payment';
import { wordsOfChannel, wordsOfOutcome } from '@/lib/dashboard/payments/payment-words';
import { formatDateTime } from '@/lib/format/date';
import { Panel } from '../panel';

export function PaymentEvents({ events }: { events: PaymentEvent[] }) {
  return (
    <Panel title="Gateway messages">
      {events.length === 0 ? (
        <p className="text-ink-2">Nothing yet.</p>
      ) : (
        <ol className="grid gap-4">
          {events.map(({ id, by, says, outcome, received_at, handled_at }) => (
            <li key={id} className="border-l-2 border-rule pl-4">
              <p className="text-1 text-ink-2">
                {wordsOfChannel(by)},{' '}
                <time dateTime={received_at}>{formatDateTime(received_at)}</time>
              </p>
              <p className="font-[550] break-words">
                {says
                  ? `${says.status}: ${says.amount.toFixed(2)} ${says.currency}${says.subject ? ` for ${says.subject}` : ''}`
                  : 'The payment has changed: ask the gateway'}
              </p>
              {says?.reference && <p className="text-1 break-all text-ink-2">{says.reference}</p>}
              <p>{handled_at ? wordsOfOutcome(outcome) : 'Not handled yet'}</p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
