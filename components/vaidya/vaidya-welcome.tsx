import { PrescriptionSlip } from '@/components/home/prescription-slip';
import { vaidyaTexts } from '@/lib/content/vaidya';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { BookConsultation } from './book-consultation';

export function VaidyaWelcome({ shop }: { shop: ShopProfile }) {
  const { title, text } = vaidyaTexts(shop);
  return (
    <section aria-labelledby="vaidya" className="on-leaf vaidya-band mt-0">
      <div className="frame">
        <div>
          <h1 id="vaidya" className="max-w-[12ch] font-display text-5 font-medium">
            {title}
          </h1>
          <p className="mt-4 mb-7 max-w-[46ch] text-3 leading-7">{text}</p>
          <BookConsultation kind="turmeric" />
        </div>
        <span aria-hidden className="vaidya-plant" />
        <PrescriptionSlip isNamed={shop.has_demo} />
      </div>
    </section>
  );
}
