import type { ProductList } from '@/lib/contract/product';
import { screenPicture } from '@/lib/format/picture-set';

export function BannerPicture({ banners }: { banners: ProductList['category_banners'] }) {
  const wide = banners.web_banner ?? banners.mobile_banner;
  const narrow = banners.mobile_banner ?? banners.web_banner;
  if (!wide || !narrow) return null;
  const onDesktop = '56vw';
  const onPhone = '100vw';
  return (
    <picture className="block md:absolute md:inset-y-0 md:right-0 md:-z-10 md:w-[56%]">
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
        className="aspect-[2/1] w-full object-cover object-[50%_88%] md:aspect-auto md:h-full md:object-right"
      />
    </picture>
  );
}
