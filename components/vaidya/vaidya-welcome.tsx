import { PrescriptionSlip } from '@/components/home/prescription-slip';
import { vaidya } from '@/lib/content/vaidya';
import { BookConsultation } from './book-consultation';

export function VaidyaWelcome() {
  return (
    <section aria-labelledby="vaidya" className="on-leaf vaidya-band mt-0">
      <div className="frame">
        <div>
          <h1 id="vaidya" className="max-w-[12ch] font-display text-5 font-medium">
            {vaidya.title}
          </h1>
          <p className="mt-4 mb-7 max-w-[46ch] text-3 leading-7">{vaidya.text}</p>
          <BookConsultation kind="turmeric" />
        </div>
        <span aria-hidden className="vaidya-plant" />
        <PrescriptionSlip />
      </div>
    </section>
  );
}
