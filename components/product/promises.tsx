import { PaymentMarks } from '@/components/payment/payment-marks';
import { Icon } from '@/components/ui/icon';
import type { Product } from '@/lib/contract/product';
import { sayReturnWindows } from '@/lib/contract/return-windows';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { chatAddress } from '@/lib/features/shop-profile/shop-contact';

interface PromisesProps {
  product: Product;
  shop: ShopProfile;
}

export function Promises({ product, shop }: PromisesProps) {
  return (
    <ul>
      <li className="border-b border-rule">
        <PaymentMarks shop={shop} />
      </li>
      <li className="flex gap-3 border-b border-rule py-3">
        <Icon name="return" className="mt-0.5 size-5 shrink-0" />
        {sayReturnWindows(shop, [product])}
      </li>
      {shop.whatsapp && (
        <li className="border-b border-rule">
          <a
            href={chatAddress(shop.whatsapp, `About ${product.name}: `)}
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
