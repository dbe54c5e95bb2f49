import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { listDeliveries, sendAgain } from '@/lib/contract/staff-connection';
import { useStaffList } from '@/lib/dashboard/use-staff-list';
import { formatDateTime } from '@/lib/format/date';
import { StateMark } from '../state-mark';

const moods = { delivered: 'good', waits: 'waits', failed: 'bad' } as const;
const labels = { delivered: 'Delivered', waits: 'Pending', failed: 'Failed' };

export function DeliveryList({ webhookId }: { webhookId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center font-medium text-leaf-7">Deliveries</summary>
      {isOpen && <Deliveries webhookId={webhookId} />}
    </details>
  );
}

function Deliveries({ webhookId }: { webhookId: number }) {
  const list = useStaffList(listDeliveries, { page_size: '25' }, { params: { id: webhookId } });
  if (!list.data) return <p className="text-ink-2">Loading</p>;
  if (list.data.data.length === 0) return <p className="text-ink-2">No deliveries yet.</p>;

  async function again(deliveryId: number) {
    try {
      const { message } = await send(sendAgain, { params: { id: webhookId, deliveryId } });
      toastSuccess(message ?? 'Queued again');
      await list.mutate();
    } catch (error) {
      toastError(errorMessage(error));
    }
  }

  return (
    <ul>
      {list.data.data.map(({ id, event, status, tries, answer, created_at }) => (
        <li
          key={id}
          className="grid items-center gap-x-4 border-b border-rule py-1.5 last:border-b-0 md:grid-cols-[10rem_12rem_minmax(0,1fr)_auto]"
        >
          <StateMark mood={moods[status]}>{labels[status]}</StateMark>
          <code>{event}</code>
          <span className="text-1 text-ink-2">
            {formatDateTime(created_at)}
            {tries > 0 && `, ${tries} ${tries === 1 ? 'try' : 'tries'}, ${answer}`}
          </span>
          {status !== 'waits' && (
            <Button kind="quiet" size="card" onClick={() => again(id)}>
              Send again
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
