import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { PictureTiles } from '@/components/ui/picture-tiles';
import { growerTile, portraitsFirst } from '@/lib/features/grower/grower-tile';
import { readGrowers } from '@/lib/features/grower/queries';
import { routes } from '@/lib/platform/routes';

/** Growers: one row, or two of a phone. */
const maxShown = 4;

/** Some growers, with portraits first; nothing where the shop names none. */
export async function GrowersRow() {
  const growers = await readGrowers();
  if (growers.length === 0) return null;
  const tiles = portraitsFirst(growers).slice(0, maxShown).map(growerTile);
  return (
    <section aria-labelledby="growers" className="mt-10 lg:mt-14">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="growers" className="font-display text-4 font-medium">
          Our growers
        </h2>
        <Link href={routes.growers} className={`inline-flex min-h-11 items-center ${linkClass}`}>
          All growers
        </Link>
      </div>
      <PictureTiles tiles={tiles} level={3} />
    </section>
  );
}
