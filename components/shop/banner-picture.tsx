import type { ProductList } from '@/lib/contract/product';
import { screenPicture } from '@/lib/format/picture-set';

const onDesktop = '34vw';
const onPhone = '34vw';

export function BannerPicture({ banners }: { banners: ProductList['category_banners'] }) {
  const wide = banners.web_banner ?? banners.mobile_banner;
  const narrow = banners.mobile_banner ?? banners.web_banner;
  if (!wide || !narrow) return null;
  return (
    <picture className="list-banner-picture">
      <source
        media="(width >= 48rem)"
        srcSet={screenPicture(wide, onDesktop).srcSet}
        sizes={onDesktop}
      />
      <img
        alt=""
        width={720}
        height={480}
        fetchPriority="high"
        decoding="async"
        sizes={onPhone}
        {...screenPicture(narrow, onPhone)}
      />
    </picture>
  );
}
