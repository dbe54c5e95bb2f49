'use client';

import { logoSize } from '@/components/layout/logo-size';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import type { GiftVoucherInput } from '@/lib/contract/gift-voucher';
import { formatRupees } from '@/lib/format/money';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { parseRupees } from '@/lib/features/gift-voucher/open-payment';

type VoucherTexts = Partial<
  Pick<GiftVoucherInput, 'amount' | 'receiver_name' | 'sender_name' | 'message'>
>;

export function VoucherCard(texts: VoucherTexts) {
  const shop = useShop();
  const { amount = '', receiver_name = '', sender_name = '', message = '' } = texts;
  const rupees = parseRupees(amount);
  return (
    <div className="voucher-card">
      <p className="voucher-head">
        <span className="logo" {...logoSize(shop.name)}>
          {shop.name}
          <i aria-hidden className="haldi-dot" />
        </span>
        <span className="small-caps">Gift voucher</span>
      </p>
      <div className="voucher-sum">
        <p className="voucher-amount">{rupees > 0 ? formatRupees(rupees) : '₹'}</p>
        <PlantDrawing name="marigold" className="voucher-plant" />
      </div>
      <dl className="voucher-people">
        <Person term="For" name={receiver_name} />
        <Person term="From" name={sender_name} />
      </dl>
      {message.trim() && <p className="voucher-message">{message.trim()}</p>}
      <p className="voucher-code">
        <span className="small-caps">Code</span>
        <span>•••• •••• •••• ••••</span>
      </p>
    </div>
  );
}

function Person({ term, name }: { term: string; name: string }) {
  return (
    <div>
      <dt className="small-caps">{term}</dt>
      <dd>{name.trim() || <span aria-hidden>&nbsp;</span>}</dd>
    </div>
  );
}
