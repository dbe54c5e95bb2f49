import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { vaidyaTexts } from '@/lib/content/vaidya';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { routes } from '@/lib/platform/routes';
import { PrescriptionSlip } from './prescription-slip';

export function VaidyaBand({ shop }: { shop: ShopProfile }) {
  if (!isOpen(shop, routes.vaidya)) return null;
  const { title, text } = vaidyaTexts(shop);
  return (
    <section aria-labelledby="vaidya" className="on-leaf vaidya-band">
      <div className="frame">
        <div>
          <h2 id="vaidya" className="max-w-[12ch] font-display text-5 font-medium">
            {title}
          </h2>
          <p className="mt-4 max-w-[46ch] text-3 leading-7">{text}</p>
          <Link href={routes.vaidya} prefetch={false} className={`${buttonClass('turmeric')} mt-7`}>
            Book an appointment
          </Link>
        </div>
        <span aria-hidden className="vaidya-plant" />
        {shop.has_demo && <PrescriptionSlip />}
      </div>
    </section>
  );
}
