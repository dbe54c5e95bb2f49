import { PrescriptionSlip } from '@/components/home/prescription-slip';
import { vaidyaTexts } from '@/lib/content/vaidya';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import type { TextPage } from '@/lib/contract/text-page';
import { BookConsultation } from './book-consultation';

interface VaidyaWelcomeProps {
  shop: ShopProfile;
  text: TextPage | null;
}

export function VaidyaWelcome({ shop, text }: VaidyaWelcomeProps) {
  const { title, text: lead } = vaidyaTexts(shop);
  return (
    <section aria-labelledby="vaidya" className="on-leaf vaidya-band mt-0">
      <div className="frame">
        <div>
          <h1 id="vaidya" className="max-w-[12ch] font-display text-5 font-medium">
            {text?.title ?? title}
          </h1>
          <p className="mt-4 mb-7 max-w-[46ch] text-3 leading-7">{text?.lead ?? lead}</p>
          <BookConsultation kind="turmeric" />
        </div>
        <span aria-hidden className="vaidya-plant" />
        {shop.has_demo && <PrescriptionSlip />}
      </div>
    </section>
  );
}
