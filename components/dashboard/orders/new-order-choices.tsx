import { payTypes } from '@/lib/contract/order';
import { staffChannels } from '@/lib/contract/staff-order-new';
import { channelLabels } from '@/lib/dashboard/orders/order-labels';
import { Tick } from '@/components/ui/tick';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { NoPaymentLink } from './payment-link';
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

const payTypeLabels: Record<OrderChoices['payType'], string> = {
  'Cash on Delivery': 'Cash on Delivery',
  'Online Payment': 'UPI or card, with a payment link',
};

export function NewOrderChoices({ choices, onChange }: NewOrderChoicesProps) {
  const { pays_online: paysOnline } = useShop();
  return (
    <div className="grid gap-4">
      <Radios
        legend="Ordered through"
        name="channel"
        labels={channelLabels}
        values={staffChannels}
        chosen={choices.channel}
        onChange={(channel) => onChange({ ...choices, channel })}
      />
      <Radios
        legend="Payment method"
        name="pay-type"
        labels={payTypeLabels}
        values={paysOnline ? payTypes : ['Cash on Delivery']}
        chosen={choices.payType}
        onChange={(payType) => onChange({ ...choices, payType })}
      />
      {!paysOnline && <NoPaymentLink />}
      <Typed
        label="Coupon code (optional)"
        value={choices.coupon}
        maxLength={40}
        onChange={(coupon) => onChange({ ...choices, coupon })}
      />
    </div>
  );
}

interface RadiosProps<Value extends string> {
  legend: string;
  name: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  chosen: Value;
  onChange: (value: Value) => void;
}

function Radios<Value extends string>({
  legend,
  name,
  values,
  labels,
  chosen,
  onChange,
}: RadiosProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1 font-[550]">{legend}</legend>
      {values.map((value) => (
        <Tick
          key={value}
          type="radio"
          name={name}
          checked={chosen === value}
          onChange={() => onChange(value)}
        >
          {labels[value]}
        </Tick>
      ))}
    </fieldset>
  );
}
