import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { Picture } from '@/components/ui/picture';
import type { PlantName } from '@/lib/content/plants';
import type { ProductCard } from '@/lib/contract/product';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { routes } from '@/lib/platform/routes';
import { HandMarked } from './hand-marked';
import { HeroTickets, titleLength } from './hero';

const maxPictures = 3;
const plants: PlantName[] = ['turmeric', 'tulsi', 'aloe'];

export function Welcome({ shop, products }: { shop: ShopProfile; products: ProductCard[] }) {
  const shown = products.filter(({ image1 }) => image1).slice(0, maxPictures);
  const title = `Welcome to ${shop.name}`;
  return (
    <div className="hero-slide welcome">
      <div className="hero-words">
        <h1 className="hero-title" {...titleLength(title)}>
          <HandMarked>{title}</HandMarked>
        </h1>
        <p>{shop.line || shop.description}</p>
        {products.length > 0 ? (
          <Link href={routes.shop()} className={`${buttonClass()} max-md:w-full`}>
            Shop now
          </Link>
        ) : (
          <>
            <p>We’re stocking up. Check back soon or tell us what you’re looking for.</p>
            <Link href={routes.contactUs} className={`${buttonClass()} max-md:w-full`}>
              Write to us
            </Link>
          </>
        )}
      </div>
      <div className="hero-picture">
        {shown.map((product) => (
          <div key={product.id} className="picture">
            <Picture
              src={product.image1 ?? ''}
              alt=""
              sizes="(width >= 48rem) 21vw, 34vw"
              isFirst
            />
          </div>
        ))}
        {plants.slice(shown.length).map((name) => (
          <PlantDrawing key={name} name={name} />
        ))}
      </div>
      <div className="hero-edge shelf-edge" />
      <HeroTickets products={shown} />
    </div>
  );
}
