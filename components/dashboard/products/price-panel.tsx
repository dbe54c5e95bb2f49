import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { sendLazily } from '@/lib/api/lazily';
import { cancelPrice, type PriceSchedule } from '@/lib/contract/staff-product-price';
import type { StaffProduct } from '@/lib/contract/staff-product';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';
import { PriceDialog } from './price-dialog';

interface PricePanelProps {
  product: StaffProduct;
  onChange: () => Promise<void>;
}

const spell = ({ starts_at, ends_at }: PriceSchedule) =>
  ends_at
    ? `${formatDateTime(starts_at)} to ${formatDateTime(ends_at)}`
    : `from ${formatDateTime(starts_at)}`;

export function PricePanel({ product, onChange }: PricePanelProps) {
  const [isOpen, setIsOpen] = useState(false);

  const percentOff = product.combo_terms?.percent_off ?? null;
  if (percentOff !== null) {
    return (
      <Panel title="Price">
        <p className="text-3 font-[650]">{formatRupees(product.product_price)}</p>
        <p className="mt-1 text-ink-2">Set by its items: {percentOff}% off their total price.</p>
      </Panel>
    );
  }

  async function cancel(scheduleId: number) {
    await sendLazily(cancelPrice, { params: { id: product.id, scheduleId } });
    await onChange();
  }

  return (
    <Panel
      title="Scheduled prices"
      actions={
        <Button kind="second" size="card" onClick={() => setIsOpen(true)}>
          Schedule price
        </Button>
      }
    >
      {product.schedules.length === 0 ? (
        <p className="text-ink-2">
          No scheduled prices. Current price: {formatRupees(product.product_price)}.
        </p>
      ) : (
        <ul className="price-plans">
          {product.schedules.map((plan) => (
            <li key={plan.id}>
              <strong>{formatRupees(plan.price)}</strong>
              <StateMark mood={plan.state === 'running' ? 'good' : 'waits'}>
                {plan.state === 'running' ? 'Active' : 'Scheduled'}
              </StateMark>
              <p>
                {spell(plan)}
                {plan.price_after !== null && `, then ${formatRupees(plan.price_after)} again`}
              </p>
              <ConfirmButton
                label={plan.state === 'running' ? 'End price' : 'Cancel price'}
                question={
                  plan.state === 'running' ? 'End this price now?' : 'Cancel this scheduled price?'
                }
                isDestructive
                onConfirm={() => cancel(plan.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <PriceDialog product={product} onClose={() => setIsOpen(false)} onPlanned={onChange} />
      )}
    </Panel>
  );
}
