'use client';

import { PaymentMarks } from '@/components/payment/payment-marks';
import { Icon } from '@/components/ui/icon';
import { sayReturnWindows } from '@/lib/contract/return-windows';
import { chatAddress } from '@/lib/features/shop-profile/shop-contact';
import { useShop } from '@/lib/features/shop-profile/shop-context';

interface PromisesProps {
  productName: string;
  isReturnable: boolean;
}

export function Promises({ productName, isReturnable }: PromisesProps) {
  const shop = useShop();
  return (
    <ul>
      <li className="border-b border-rule">
        <PaymentMarks shop={shop} />
      </li>
      <li className="flex gap-3 border-b border-rule py-3">
        <Icon name="return" className="mt-0.5 size-5 shrink-0" />
        {sayReturnWindows(shop, [{ is_returnable: isReturnable }])}
      </li>
      {shop.whatsapp && (
        <li className="border-b border-rule">
          <a
            href={chatAddress(shop.whatsapp, `About ${productName}: `)}
            target="_blank"
            rel="noopener"
            className="flex gap-3 py-3 underline underline-offset-4"
          >
            <i aria-hidden className="icon icon-chat size-5 shrink-0" />
            Ask us on WhatsApp
          </a>
        </li>
      )}
    </ul>
  );
}
