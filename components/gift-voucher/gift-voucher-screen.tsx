import { PageHead } from '@/components/layout/page-head';
import { OwnText } from '@/components/text-page/own-text';
import { giftVoucher } from '@/lib/content/gift-voucher';
import type { TextPage } from '@/lib/contract/text-page';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { GiftVoucherOrder } from './gift-voucher-order';
import { VoucherTerms } from './voucher-terms';

export function GiftVoucherScreen({ text }: { text: TextPage | null }) {
  const { title, lead } = text ?? giftVoucher;
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead crumbs={homeCrumbs} title={title} lead={lead} />
      <GiftVoucherOrder />
      {text && <OwnText html={text.content} className="mt-12" />}
      <VoucherTerms />
    </div>
  );
}
