import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { findTextPage } from '@/lib/features/text-page/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { PageHead } from '@/components/layout/page-head';
import { OwnText } from '@/components/text-page/text-page-screen';
import { giftVoucher } from '@/lib/content/gift-voucher';
import type { TextPage } from '@/lib/contract/text-page';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { GiftVoucherOrder } from '@/components/gift-voucher/gift-voucher-order';
import { VoucherTerms } from '@/components/gift-voucher/voucher-terms';
import '../../all-parts.css';
import '../../pages.css';
import '../../voucher.css';
import { ColourHead } from '@/components/layout/colour-head';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.giftVoucher);

export default async function GiftVoucherPage() {
  await requireOpen(routes.giftVoucher);
  return (
    <>
      <GiftVoucherScreen text={await findTextPage('gift-voucher')} />
      <JsonLd things={[breadcrumbList({ label: 'Gift voucher', href: routes.giftVoucher })]} />
    </>
  );
}

function GiftVoucherScreen({ text }: { text: TextPage | null }) {
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
