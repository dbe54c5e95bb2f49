import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { categoryPlants } from '@/lib/content/category-plants';
import type { Category } from '@/lib/contract/category';
import type { BrandPage } from '@/lib/contract/brand';
import type { ProductList } from '@/lib/contract/product';
import { routes } from '@/lib/platform/routes';
import type { ShopQuery } from '@/lib/features/shop/shop-query';
import { BannerPicture } from './banner-picture';
import { BrandFacts } from './brand-facts';

interface ShopBannerProps {
  query: ShopQuery;
  path: Category[];
  brand: BrandPage | null;
  banners: ProductList['category_banners'];
}

function plantsOf(brand: BrandPage | null) {
  const start = brand?.id ?? 0;
  return [start + 1, start].map((place) => categoryPlants[place % categoryPlants.length]);
}

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
  const pictures = category ? banners : { web_banner: brand?.image ?? null, mobile_banner: null };
  const hasPicture = Boolean(pictures.web_banner ?? pictures.mobile_banner);
  return (
    <div className="relative isolate overflow-hidden border-b border-ink bg-paper-2">
      {hasPicture && <BannerPicture banners={pictures} />}
      <div
        className={`frame flex items-end gap-6 py-4 lg:py-8 ${query.search ? '' : 'lg:min-h-58'}`}
      >
        <div className={`min-w-0 flex-1 ${hasPicture ? 'md:max-w-[42%]' : ''}`}>
          {(category || brand || query.search) && <Breadcrumbs crumbs={crumbs} />}
          <h1
            className={`font-display font-medium break-words ${query.search ? 'text-5' : 'text-6 max-md:py-1'}`}
          >
            {title}
          </h1>
          {text && (
            <p className="max-w-[46ch] text-3 max-md:line-clamp-3 lg:mt-2 lg:leading-7">{text}</p>
          )}
          {brand && !category && !query.search && <BrandFacts brand={brand} />}
        </div>
        {!hasPicture && !query.search && (
          <div className="flex shrink-0 gap-14 self-center xl:pr-8">
            {plantsOf(brand).map((plant, place) => (
              <PlantDrawing
                key={plant}
                name={plant ?? 'turmeric'}
                className={
                  place === 0
                    ? 'hidden h-44 w-40 lg:block'
                    : 'h-24 w-22 md:h-36 md:w-32 lg:h-44 lg:w-40'
                }
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
