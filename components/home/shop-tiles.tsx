import type { CSSProperties, ReactNode } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { findCategoryPlant } from '@/lib/content/category-plants';
import { categoryTints } from '@/lib/content/category-tints';
import type { PlantName } from '@/lib/content/plants';
import type { Category } from '@/lib/contract/category';
import type { ConcernCard } from '@/lib/contract/concern';
import { offerSummary, productCount } from '@/lib/features/category/product-count';
import { concernTiles } from '@/lib/features/concern/concern-tiles';
import { readLowestPrice } from '@/lib/features/product/queries';
import { routes } from '@/lib/platform/routes';
import '@/components/shop/category-row.css';
import '@/components/ui/picture-tiles.css';

/* Each tile costs a read of its products. */
const maxCategories = 12;
const maxConcerns = 6;

interface TileContent {
  href: string;
  name: string;
  note: string | null;
  image: string | null;
  plant: PlantName;
}

export async function CategoryTiles({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null;
  const counts = categories.flatMap(({ product_count: count }) => count ?? []);
  const all = counts.length < categories.length ? undefined : counts.reduce((a, b) => a + b, 0);
  const tiles = await Promise.all(
    categories.slice(0, maxCategories).map(async (category) => ({
      href: routes.shop({ category }),
      name: category.name,
      note: offerSummary(category.product_count, await readLowestPrice(category.id)),
      image: category.mobile_image ?? category.web_image,
      plant: findCategoryPlant(categories, category.id),
    })),
  );
  return (
    <TileSection
      title="Shop by category"
      all={{
        href: routes.shop(),
        label: all === 1 ? 'View product' : `All ${productCount(all) ?? 'products'}`,
      }}
      tiles={tiles}
    >
      <MoreLinks
        label="More categories"
        links={categories
          .slice(maxCategories)
          .map((category) => ({ href: routes.shop({ category }), name: category.name }))}
      />
    </TileSection>
  );
}

export async function ConcernTiles({ concerns }: { concerns: ConcernCard[] }) {
  if (concerns.length === 0) return null;
  const tiles = await concernTiles(concerns.slice(0, maxConcerns));
  return (
    <TileSection
      title="Shop by concern"
      all={{ href: routes.concerns, label: 'All concerns' }}
      tiles={tiles}
      arePacks
    />
  );
}

interface TileSectionProps {
  title: string;
  all: { href: string; label: string };
  tiles: TileContent[];
  /** The pictures are square ones of products. */
  arePacks?: boolean;
  children?: ReactNode;
}

function TileSection({ title, all, tiles, arePacks = false, children }: TileSectionProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className="@container frame mt-10 md:mt-14">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 md:mb-5">
        <h2 id={id} className="min-w-[min(100%,6rem)] flex-1 font-display text-5 font-medium">
          {title}
        </h2>
        <Link href={all.href} className={`inline-flex min-h-11 shrink-0 items-center ${linkClass}`}>
          {all.label}
        </Link>
      </div>
      <ul
        className={`picture-tiles tiles ${arePacks ? 'is-packs' : ''}`}
        style={tileColumns(tiles.length)}
      >
        {tiles.map((tile, index) => (
          <Tile key={tile.href} {...tile} isWide={index === tiles.length - 1 && index % 2 === 0} />
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Full rows, as far as the number allows: in two rows from 7 tiles on. */
function tileColumns(count: number): CSSProperties {
  const wide = count > 6 ? Math.ceil(count / 2) : count;
  const narrow = count > 5 ? 3 : count;
  return { '--wide': wide, '--narrow': narrow } as CSSProperties;
}

interface TileProps extends TileContent {
  /** As wide as two on a phone. */
  isWide: boolean;
}

function Tile({ href, name, note, image, plant, isWide }: TileProps) {
  return (
    <li style={{ '--tint': categoryTints[plant] } as CSSProperties}>
      <div className="tile-picture">
        {image ? (
          <Picture src={image} alt="" sizes={`(width >= 48rem) 20vw, ${isWide ? 100 : 50}vw`} />
        ) : (
          <PlantDrawing name={plant} />
        )}
      </div>
      <div className="shelf-edge" />
      <h3>
        <Link href={href}>{name}</Link>
      </h3>
      {note && <p>{note}</p>}
    </li>
  );
}

function MoreLinks({ label, links }: { label: string; links: { href: string; name: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="category-row -mx-4 mt-4 border-b-0 md:mx-0">
      <ul className="md:flex-wrap md:px-0">
        {links.map(({ href, name }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
