import type { CSSProperties } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { categoryTints } from '@/lib/content/category-tints';
import { NoProducts } from '@/components/shop/no-products';
import { ProductGrid } from '@/components/product/product-grid';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { cleanHtml } from '@/lib/content/clean-html';
import type { Concern, ConcernCard } from '@/lib/contract/concern';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { routes } from '@/lib/platform/routes';
import { ConcernNotice } from './concern-notice';
import '@/components/shop/category-row.css';
import '@/components/shop/list-head.css';

const ground = { '--tint': categoryTints.tulsi } as CSSProperties;

interface ConcernScreenProps {
  concern: Concern;
  others: ConcernCard[];
  shop: ShopProfile;
}

export function ConcernScreen({ concern, others, shop }: ConcernScreenProps) {
  const { name, summary, content, signed_by: signedBy, products } = concern;
  return (
    <div className="list-ground" style={ground}>
      <div className="list-banner">
        <div className="frame">
          <div className="min-w-0 flex-1">
            <div className="max-md:sr-only max-md:focus-within:not-sr-only">
              <Breadcrumbs
                crumbs={[...homeCrumbs, { label: 'Shop by concern', href: routes.concerns }]}
              />
            </div>
            <h1 className="font-display text-5 font-medium break-words">{name}</h1>
            <p className="mt-1 text-pretty">{summary}</p>
          </div>
        </div>
      </div>
      <div className="frame pt-4 pb-10 lg:pb-14">
        <section aria-labelledby="concern-products">
          <h2 id="concern-products" className="sr-only">
            Products
          </h2>
          {products.length > 0 ? (
            <ProductGrid products={products} />
          ) : (
            <NoProducts isShopEmpty={false} />
          )}
        </section>
        {content && (
          <section
            aria-label="From the vaidya"
            className="mt-10 max-w-[35rem] border-t border-ink pt-6"
          >
            <div className="prose" dangerouslySetInnerHTML={{ __html: cleanHtml(content) }} />
            {signedBy && <p className="mt-4 font-display text-3 font-medium">{signedBy}</p>}
          </section>
        )}
        <ConcernNotice />
        {isOpen(shop, routes.vaidya) && (
          <p className="mt-6">
            <Link href={routes.vaidya} className={buttonClass('second')}>
              Consult our vaidya
            </Link>
          </p>
        )}
        {others.length > 0 && (
          <nav aria-labelledby="other-concerns" className="mt-10">
            <h2 id="other-concerns" className="mb-3 font-display text-4 font-medium">
              Other concerns
            </h2>
            <ConcernLinks concerns={others} />
          </nav>
        )}
      </div>
    </div>
  );
}

function ConcernLinks({ concerns }: { concerns: ConcernCard[] }) {
  return (
    <div className="category-row -mx-4 border-b-0 md:mx-0">
      <ul className="md:flex-wrap md:px-0">
        {concerns.map((concern) => (
          <li key={concern.id}>
            <Link href={routes.concern(concern)}>{concern.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
