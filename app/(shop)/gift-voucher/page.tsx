import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { GiftVoucherScreen } from '@/components/gift-voucher/gift-voucher-screen';
import { findTextPage } from '@/lib/features/text-page/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import '../../all-parts.css';
import '../../pages.css';
import '../../voucher.css';

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
