import { ColourHead } from '@/components/layout/colour-head';
import { PageHead } from '@/components/layout/page-head';
import { OwnText } from '@/components/text-page/text-page-screen';
import { giftVoucher } from '@/lib/content/gift-voucher';
import type { TextPage } from '@/lib/contract/text-page';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { GiftVoucherOrder } from './gift-voucher-order';
import { VoucherTerms } from './voucher-terms';

export function GiftVoucherScreen({ text }: { text: TextPage | null }) {
  const { title, lead } = text ?? giftVoucher;
  return (
    <>
      <ColourHead ground="leaf">
        <PageHead crumbs={homeCrumbs} title={title} lead={lead} />
      </ColourHead>
      <div className="frame pb-10 lg:pb-14">
        <GiftVoucherOrder />
        {text && <OwnText html={text.content} className="mt-12" />}
        <VoucherTerms />
      </div>
    </>
  );
}
