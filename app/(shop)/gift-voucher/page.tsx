import type { Metadata } from 'next';
import { GiftVoucherScreen } from '@/components/voucher/gift-voucher-screen';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes } from '@/lib/routes';
import '../../pages.css';
import '../../voucher.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.giftVoucher);

export default function GiftVoucherPage() {
  return <GiftVoucherScreen />;
}
