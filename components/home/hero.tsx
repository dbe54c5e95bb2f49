import { buttonClass } from '@/components/ui/button-class';
import { Carousel } from '@/components/ui/carousel';
import { LaterPicture } from '@/components/ui/later-picture';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Category } from '@/lib/contract/category';
import type { HomeBanner, PicturedProduct } from '@/lib/contract/home';
import type { Product } from '@/lib/contract/product';
import { formatDate } from '@/lib/format/date';
import { formatNetQuantity, formatRupees } from '@/lib/format/money';
import { categoryPath } from '@/lib/features/category/find-category';
import { routes } from '@/lib/platform/routes';
import { HandMarked } from './hand-marked';

interface HeroProps {
  banners: HomeBanner[];
  categories: Category[];
  /** A product with a tested lot, if there is one. */
  tested: Product | undefined;
}

export function Hero({ banners, categories, tested }: HeroProps) {
  if (banners.length === 0) return null;
  return (
    <Carousel
      label="Featured"
      slideClass="basis-full"
      autoplayMs={10_000}
      controls="dots"
      className="hero"
      controlsClass="hero-controls"
    >
      {banners.map((banner, position) => (
        <HeroSlide
          key={banner.id}
          banner={banner}
          href={bannerAddress(banner, categories)}
          isFirst={position === 0}
          tested={position === 0 ? tested : undefined}
        />
      ))}
    </Carousel>
  );
}

function bannerAddress(banner: HomeBanner, categories: Category[]): string {
  if (banner.product_id && banner.products) {
    return routes.product({ id: banner.product_id, name: banner.products.name });
  }
  const category = banner.category_id
    ? categoryPath(categories, banner.category_id).at(-1)
    : undefined;
  return routes.shop({ category });
}

export function HeroTickets({ products }: { products: PicturedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <ul className="hero-tickets">
      {products.map((product) => (
        <li key={product.id}>
          <Link href={routes.product(product)}>
            <small>{formatNetQuantity(product.net_quantity, product.unit)}</small>
            <span>{product.name}</span>
            <b>{formatRupees(product.product_price)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the shop says of all its products, shown on one. */
function Proof({ product }: { product: Product }) {
  const lot = product.tested_lots?.[0];
  if (!lot?.grower) return null;
  const { name, place } = lot.grower;
  return (
    <p className="hero-proof">
      <Link href={`${routes.product(product)}#tested`}>
        <i aria-hidden className="haldi-dot" />
        <span>
          {product.name}: <u>grown by {name}</u>, {place}. Tested on {formatDate(lot.tested_on)}.
        </span>
      </Link>
    </p>
  );
}

const longTitle = 40;
const longestTitle = 60;

/** Attribute of `.hero-title`: a long title has smaller letters. */
export const titleLength = ({ length }: string) => ({
  'data-length': length > longestTitle ? 'longest' : length > longTitle ? 'long' : undefined,
});

interface HeroSlideProps {
  banner: HomeBanner;
  href: string;
  isFirst: boolean;
  tested?: Product | undefined;
}

/* Wider than the visible picture, because the picture is cropped from a wider one. */
const sizes = '(width >= 120rem) 1600px, (width >= 48rem) 96vw, 130vw';

export function HeroSlide({ banner, href, isFirst, tested }: HeroSlideProps) {
  const SlidePicture = isFirst ? Picture : LaterPicture;
  return (
    <div className="hero-slide">
      <div className="hero-words">
        {isFirst ? (
          <h1 className="hero-title" {...titleLength(banner.title)}>
            <HandMarked>{banner.title}</HandMarked>
          </h1>
        ) : (
          <h2 className="hero-title" {...titleLength(banner.title)}>
            {banner.title}
          </h2>
        )}
        <p>{banner.content}</p>
        <Link href={href} className={`${buttonClass()} max-md:w-full`}>
          Shop now
        </Link>
      </div>
      <div className="hero-picture">
        {banner.image && (
          <SlidePicture src={banner.image} alt={banner.alt_text} sizes={sizes} isFirst={isFirst} />
        )}
      </div>
      <div className="hero-edge shelf-edge" />
      <HeroTickets products={banner.pictured_products ?? []} />
      {tested && <Proof product={tested} />}
    </div>
  );
}
