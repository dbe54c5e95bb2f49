import { OnlineMarks } from '@/components/payment/payment-marks';
import type { PayType } from '@/lib/contract/order';
import { cashFeeText, paymentOptions, prepaidText } from '@/lib/features/order/payment-options';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { ChoiceCard } from './choice-card';
import { orderForm } from './order-form';

interface PaymentChoiceProps {
  chosen: PayType;
  onChoose: (payType: PayType) => void;
  cashObstacle: string | undefined;
  isGift: boolean;
  /** Rupees for the items, after the coupon. */
  goods: number;
}

const cashForGift = 'The person receiving this gift will have to pay the courier.';

export function PaymentChoice(props: PaymentChoiceProps) {
  const { chosen, onChoose, cashObstacle, isGift, goods } = props;
  const shop = useShop();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-[550]">Payment method</legend>
      <div className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {paymentOptions(shop).map(({ value, help }) => {
          const isCash = value === 'Cash on Delivery';
          const obstacle = isCash ? cashObstacle : undefined;
          const helpText = isCash && isGift ? cashForGift : help;
          const price = isCash ? cashFeeText(shop) : prepaidText(goods, shop);
          return (
            <ChoiceCard
              key={value}
              name="pay_type"
              form={orderForm}
              value={value}
              isChosen={value === chosen}
              isOffered={obstacle === undefined}
              onChoose={() => onChoose(value)}
            >
              <span className="font-[550]">{value}</span>
              {!isCash && <OnlineMarks />}
              <span className="block text-1 first-letter:uppercase">
                {obstacle ? `${obstacle}.` : helpText}
              </span>
              {!obstacle && price && (
                <span className={`block text-1 font-[550] ${isCash ? '' : 'text-leaf-7'}`}>
                  {price}
                </span>
              )}
            </ChoiceCard>
          );
        })}
      </div>
    </fieldset>
  );
}
