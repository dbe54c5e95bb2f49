import type { PayType } from '@/lib/contract/order';
import { payWays } from '@/lib/order/pay-ways';
import { ChoiceCard } from './choice-card';

interface PaymentChoiceProps {
  chosen: PayType;
  onChoose: (payType: PayType) => void;
}

/** How it is paid. */
export function PaymentChoice({ chosen, onChoose }: PaymentChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-[550]">Payment method</legend>
      <div className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {payWays.map(({ value, help }) => (
          <ChoiceCard
            key={value}
            name="pay_type"
            value={value}
            isChosen={value === chosen}
            onChoose={() => onChoose(value)}
          >
            <span className="font-[550]">{value}</span>
            <span className="block text-1">{help}</span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
