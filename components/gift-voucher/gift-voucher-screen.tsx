import { PageHead } from '@/components/layout/page-head';
import { giftVoucher } from '@/lib/content/gift-voucher';
import { homeCrumbs } from '@/lib/features/text-page/beside';
import { GiftVoucherDesk } from './gift-voucher-desk';
import { VoucherTerms } from './voucher-terms';

export function GiftVoucherScreen() {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead crumbs={homeCrumbs} title={giftVoucher.title} lead={giftVoucher.lead} />
      <GiftVoucherDesk />
      <VoucherTerms />
    </div>
  );
}
