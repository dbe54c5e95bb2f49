import { FillSearchBox } from '@/components/layout/fill-search-box';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { plantAt } from '@/lib/content/category-plants';
import type { Category } from '@/lib/contract/category';
import { productCount } from '@/lib/features/category/product-count';
import type { BrandPage } from '@/lib/contract/brand';
import type { ProductList } from '@/lib/contract/product';
import type { Suggestions } from '@/lib/contract/search';
import { routes } from '@/lib/platform/routes';
import type { ShopQuery } from '@/lib/features/shop/shop-query';
import './list-head.css';
import { screenPicture } from '@/lib/format/picture-set';

const onDesktop = '34vw';

const onPhone = '34vw';

function BannerPicture({ banners }: { banners: ProductList['category_banners'] }) {
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

interface ShopBannerProps {
  query: ShopQuery;
  path: Category[];
  brand: BrandPage | null;
  pages: Suggestions['pages'];
  banners: ProductList['category_banners'];
  /** Number of products found; undefined: not said. */
  total: number | undefined;
}

/* The full text is below the products. */
const firstSentence = (text = '') => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const brandPlant = (brand: BrandPage | null) => plantAt(brand?.id ?? 0);

export function ShopBanner({ query, path, brand, pages, banners, total }: ShopBannerProps) {
  const category = path.at(-1);
  const title = query.search
    ? `Results for “${query.search}”`
    : (category?.name ?? brand?.name ?? 'All products');
  const text = query.search ? '' : firstSentence(category?.description ?? brand?.description);
  const crumbs = [
    { label: 'All products', href: '/shop' },
    ...path
      .slice(0, -1)
      .map((step) => ({ label: step.name, href: routes.shop({ category: step }) })),
  ];
  const pictures = category ? banners : { web_banner: brand?.image ?? null, mobile_banner: null };
  const hasPicture = Boolean(pictures.web_banner ?? pictures.mobile_banner);
  return (
    <div className="list-banner" data-search={query.search ? '' : undefined}>
      {query.search && <FillSearchBox text={query.search} />}
      {hasPicture && <BannerPicture banners={pictures} />}
      <div className="frame">
        <div className="min-w-0 flex-1">
          {(category || brand || query.search) && (
            <div className="max-md:sr-only max-md:focus-within:not-sr-only">
              <Breadcrumbs crumbs={crumbs} />
            </div>
          )}
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h1 className="min-w-0 font-display text-4 font-medium break-words md:text-5">
              {title}
            </h1>
            {total !== undefined && (
              <p role="status" className="text-1 lg:hidden">
                {productCount(total)}
              </p>
            )}
          </div>
          {pages.length > 0 && (
            <p className="mt-1 flex flex-wrap gap-x-4">
              {pages.map((page) => (
                <Link
                  key={page.path}
                  href={page.path}
                  className={`inline-flex min-h-6 items-center ${linkClass}`}
                >
                  {page.title}
                </Link>
              ))}
            </p>
          )}
          {text && <p className="mt-1 line-clamp-1 max-w-[70ch] max-md:hidden">{text}</p>}
        </div>
        {!hasPicture && !query.search && (
          <PlantDrawing
            name={brandPlant(brand)}
            className="shrink-0 max-md:hidden md:h-16 md:w-14"
          />
        )}
      </div>
    </div>
  );
}
