import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { PreviewBar } from '@/components/ui/preview-bar';
import { formatDateTime } from '@/lib/format/date';

interface ProductPreviewBarProps {
  isOnSale: boolean;
  publicFrom: string | null;
  editHref: string;
}

export function ProductPreviewBar({ isOnSale, publicFrom, editHref }: ProductPreviewBarProps) {
  const isPlanned = publicFrom !== null && new Date(publicFrom) > new Date();
  return (
    <PreviewBar>
      {!isOnSale && 'this product isn’t published. '}
      {isOnSale &&
        isPlanned &&
        `this product will be in the shop from ${formatDateTime(publicFrom)}. `}
      {isOnSale && !isPlanned && 'this product is published. '}
      Only staff can open this page. Buying is turned off here.{' '}
      <Link href={editHref} prefetch={false} className={linkClass}>
        Edit product
      </Link>
    </PreviewBar>
  );
}
