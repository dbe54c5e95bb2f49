import { PageHead } from '@/components/layout/page-head';
import { giftVoucher } from '@/lib/content/gift-voucher';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { GiftVoucherOrder } from './gift-voucher-order';
import { VoucherTerms } from './voucher-terms';

export function GiftVoucherScreen() {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead crumbs={homeCrumbs} title={giftVoucher.title} lead={giftVoucher.lead} />
      <GiftVoucherOrder />
      <VoucherTerms />
    </div>
  );
}
