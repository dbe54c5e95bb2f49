import type { CSSProperties } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { plantAt } from '@/lib/content/category-plants';
import { categoryTints } from '@/lib/content/category-tints';
import type { GrowerCard } from '@/lib/contract/grower';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { routes } from '@/lib/platform/routes';
import { LotForm } from './lot-form';
import './growers.css';

interface GrowersScreenProps {
  growers: GrowerCard[];
  shop: ShopProfile;
}

export function GrowersScreen({ growers, shop }: GrowersScreenProps) {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead
        crumbs={homeCrumbs}
        title="Our growers"
        lead="The farms and families behind what we sell. We keep each lot separate, from the field to your pack."
      />
      <ul className="growers mt-6 md:mt-8">
        {growers.map((grower, index) => (
          <GrowerTile key={grower.id} grower={grower} isFirst={index < 2} />
        ))}
      </ul>
      {isOpen(shop, routes.lots) && (
        <section aria-labelledby="find-lot" className="mt-10 border-t border-ink pt-6">
          <h2 id="find-lot" className="font-display text-4 font-medium">
            Where was yours grown?
          </h2>
          <LotForm className="mt-4" />
        </section>
      )}
    </div>
  );
}

function GrowerTile({ grower, isFirst }: { grower: GrowerCard; isFirst: boolean }) {
  const plant = plantAt(grower.id);
  const image = grower.picture ?? grower.goods_picture;
  return (
    <li style={{ '--tint': categoryTints[plant] } as CSSProperties}>
      <div className="grower-picture">
        {image ? (
          <Picture
            src={image}
            alt={grower.picture ? grower.picture_alt : ''}
            sizes="(width >= 64rem) 24vw, (width >= 48rem) 33vw, 50vw"
            isFirst={isFirst}
          />
        ) : (
          <PlantDrawing name={plant} />
        )}
      </div>
      <div className="shelf-edge" />
      <h2>
        <Link href={routes.grower(grower)} prefetch={false}>
          {grower.name}
        </Link>
      </h2>
      <p>{grower.place}</p>
    </li>
  );
}
