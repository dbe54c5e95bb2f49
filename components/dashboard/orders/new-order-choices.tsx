'use client';

import { payTypes } from '@/lib/contract/order';
import { staffChannels } from '@/lib/contract/staff-order-new';
import { channelWords } from '@/lib/dashboard/orders/order-words';
import { Typed } from './typed';

export interface OrderChoices {
  channel: (typeof staffChannels)[number];
  payType: (typeof payTypes)[number];
  coupon: string;
}

interface NewOrderChoicesProps {
  choices: OrderChoices;
  onChange: (choices: OrderChoices) => void;
}

const payWords: Record<OrderChoices['payType'], string> = {
  'Cash on Delivery': 'Cash on delivery',
  'Online Payment': 'UPI or card, by a payment link',
};

export function NewOrderChoices({ choices, onChange }: NewOrderChoicesProps) {
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1 font-[550]">Ordered by</legend>
        {staffChannels.map((channel) => (
          <label key={channel} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="channel"
              className="tick"
              checked={choices.channel === channel}
              onChange={() => onChange({ ...choices, channel })}
            />
            {channelWords[channel]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-[550]">Payment method</legend>
        {payTypes.map((payType) => (
          <label key={payType} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="pay-type"
              className="tick"
              checked={choices.payType === payType}
              onChange={() => onChange({ ...choices, payType })}
            />
            {payWords[payType]}
          </label>
        ))}
      </fieldset>
      <Typed
        label="Coupon code (if any)"
        value={choices.coupon}
        maxLength={40}
        onChange={(coupon) => onChange({ ...choices, coupon })}
      />
    </div>
  );
}
