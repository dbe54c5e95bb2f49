import Image from 'next/image';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Category } from '@/lib/contract/category';
import type { Brand, ProductList } from '@/lib/contract/product';
import { routes } from '@/lib/routes';
import type { ShopQuery } from '@/lib/shop/shop-query';

interface ShopBannerProps {
  query: ShopQuery;
  path: Category[];
  brand: Brand | undefined;
  banners: ProductList['category_banners'];
}

/** The head of the shop: where one stands, in words and, for a category, in a picture. */
export function ShopBanner({ query, path, brand, banners }: ShopBannerProps) {
  const category = path.at(-1);
  const title = query.search
    ? `Results for “${query.search}”`
    : (category?.name ?? brand?.name ?? 'All products');
  const text = query.search ? '' : (category?.description ?? brand?.description ?? '');
  const crumbs = [
    { label: 'All products', href: '/shop' },
    ...path
      .slice(0, -1)
      .map((step) => ({ label: step.name, href: routes.shop({ category: step }) })),
  ];
  return (
    <div className="relative isolate overflow-hidden border-b border-ink bg-paper-2">
      {category && banners.web_banner && (
        <picture className="absolute inset-y-0 right-0 -z-10 hidden w-1/2 lg:block">
          <Image
            src={banners.web_banner}
            alt=""
            fill
            sizes="50vw"
            className="object-cover object-right"
          />
        </picture>
      )}
      <div className="frame py-7 lg:py-12">
        {(category || brand || query.search) && <Breadcrumbs crumbs={crumbs} />}
        <h1 className="font-display text-5 font-medium break-words lg:text-6">{title}</h1>
        {text && <p className="mt-3 max-w-[52ch] text-3 lg:max-w-[42%]">{text}</p>}
      </div>
    </div>
  );
}
