import { ProductGrid } from '@/components/product/product-grid';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { TilePicture } from '@/components/ui/picture-tiles';
import { plantAt } from '@/lib/content/category-plants';
import { cleanHtml } from '@/lib/content/clean-html';
import type { Grower, GrowerCard, GrownLot } from '@/lib/contract/grower';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';
import { LotForm } from './lot-form';

interface GrowerScreenProps {
  grower: Grower;
  others: GrowerCard[];
  shop: ShopProfile;
}

export function GrowerScreen({ grower, others, shop }: GrowerScreenProps) {
  const { name, farm, place, summary, content, picture, products, lots } = grower;
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <Breadcrumbs crumbs={[...homeCrumbs, { label: 'Our growers', href: routes.growers }]} />
      <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:gap-10 lg:gap-14">
        {picture && (
          <div className="max-md:-mx-4">
            <TilePicture
              image={picture}
              alt={grower.picture_alt}
              plant={plantAt(grower.id)}
              sizes="(width >= 48rem) 22rem, 100vw"
              isFirst
            />
          </div>
        )}
        <div className={picture ? 'min-w-0' : 'min-w-0 md:col-span-2'}>
          <h1 className="max-w-[20ch] font-display text-5 font-medium text-balance">{name}</h1>
          <p className="mt-2 text-ink-2">{[farm, place].filter(Boolean).join(', ')}</p>
          <p className="mt-4 max-w-[58ch] text-3 leading-7 text-pretty">{summary}</p>
          {content && (
            <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: cleanHtml(content) }} />
          )}
        </div>
      </div>
      {products.length > 0 && (
        <section aria-labelledby="grown" className="mt-10 lg:mt-14">
          <h2 id="grown" className="mb-5 font-display text-4 font-medium">
            From this farm
          </h2>
          <ProductGrid products={products} />
        </section>
      )}
      {lots.length > 0 && (
        <section aria-labelledby="lots" className="mt-10 lg:mt-14">
          <h2 id="lots" className="font-display text-4 font-medium">
            Lots
          </h2>
          <ul className="mt-3 grid border-t border-ink md:grid-cols-2 md:gap-x-10">
            {lots.map((lot) => (
              <LotRow key={lot.number} lot={lot} hasPage={isOpen(shop, routes.lots)} />
            ))}
          </ul>
          {isOpen(shop, routes.lots) && <LotForm className="mt-6" />}
        </section>
      )}
      {others.length > 0 && (
        <nav aria-labelledby="other-growers" className="mt-10 lg:mt-14">
          <h2 id="other-growers" className="mb-2 font-display text-4 font-medium">
            Other growers
          </h2>
          <ul className="flex flex-wrap gap-x-6">
            {others.map((other) => (
              <li key={other.id}>
                <Link
                  href={routes.grower(other)}
                  className={`inline-flex min-h-11 items-center ${linkClass}`}
                >
                  {other.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function LotRow({ lot, hasPage }: { lot: GrownLot; hasPage: boolean }) {
  const { number, product_name: product, harvested_on: harvested, packed_on: packed } = lot;
  const days = [
    harvested && `Harvested ${formatDate(harvested)}`,
    `${harvested ? 'packed' : 'Packed'} ${formatDate(packed)}`,
  ];
  return (
    <li className="border-b border-rule py-3">
      {hasPage ? (
        <Link href={routes.lot({ number })} className={`py-1 ${linkClass}`}>
          {number}
        </Link>
      ) : (
        <strong>{number}</strong>
      )}
      <p>{product}</p>
      <p className="text-1 text-ink-2">{days.filter(Boolean).join(', ')}</p>
    </li>
  );
}
