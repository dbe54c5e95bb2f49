import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { consultationCost } from '@/lib/content/consultation-cost';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { readShop } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';

export async function AskVaidya() {
  const shop = await readShop();
  if (!isOpen(shop, routes.vaidya)) return null;
  const { clause } = consultationCost(shop);
  return (
    <div className="flex items-center gap-5 pt-4 md:gap-10 lg:pt-2">
      <PlantDrawing name="marigold" className="h-24 w-auto shrink-0 md:h-[8.125rem]" />
      <p className="max-w-[46ch] min-w-0 text-3 leading-7 text-leaf-9">
        Not sure these go together?{' '}
        <Link href={routes.vaidya} className={linkClass}>
          Ask our vaidya
        </Link>
        {clause} Your cart stays as it is.
      </p>
    </div>
  );
}
