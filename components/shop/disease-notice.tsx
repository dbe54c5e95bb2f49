import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { consultationCost } from '@/lib/content/consultation-cost';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { readShop } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';

/** In the place of products, where the search names a disease of the Drugs and Magic Remedies Act. */
export async function DiseaseNotice() {
  const shop = await readShop();
  return (
    <EmptyState plant="neem" text="We don't sell products for this condition">
      <p className="-mt-3 mb-6 max-w-[52ch] text-ink-2">
        Indian law (the Drugs and Magic Remedies Act) doesn’t allow products to be offered for the
        treatment of this disease. Please see a doctor.
      </p>
      {isOpen(shop, routes.vaidya) && (
        <p className="mb-6">
          <Link href={routes.vaidya} className={buttonClass()}>
            {consultationCost(shop).link}
          </Link>
        </p>
      )}
    </EmptyState>
  );
}
