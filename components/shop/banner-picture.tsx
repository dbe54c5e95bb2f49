import { getImageProps } from 'next/image';
import type { ProductList } from '@/lib/contract/product';

export function BannerPicture({ banners }: { banners: ProductList['category_banners'] }) {
  const wide = banners.web_banner ?? banners.mobile_banner;
  const narrow = banners.mobile_banner ?? banners.web_banner;
  if (!wide || !narrow) return null;
  const { props: onDesktop } = getImageProps({ src: wide, alt: '', fill: true, sizes: '56vw' });
  const { props: onPhone } = getImageProps({
    src: narrow,
    alt: '',
    width: 720,
    height: 480,
    sizes: '100vw',
    loading: 'eager',
    fetchPriority: 'high',
  });
  return (
    <picture className="block md:absolute md:inset-y-0 md:right-0 md:-z-10 md:w-[56%]">
      <source media="(width >= 48rem)" srcSet={onDesktop.srcSet} sizes={onDesktop.sizes} />
      <img
        {...onPhone}
        alt=""
        className="aspect-[2/1] w-full object-cover object-[50%_88%] md:aspect-auto md:h-full md:object-right"
      />
    </picture>
  );
}
