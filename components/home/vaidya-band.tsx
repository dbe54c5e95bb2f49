import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { vaidya } from '@/lib/content/vaidya';
import { routes } from '@/lib/platform/routes';
import { PrescriptionSlip } from './prescription-slip';

export function VaidyaBand() {
  return (
    <section aria-labelledby="vaidya" className="on-leaf vaidya-band">
      <div className="frame">
        <div>
          <h2 id="vaidya" className="max-w-[12ch] font-display text-5 font-medium">
            {vaidya.title}
          </h2>
          <p className="mt-4 max-w-[46ch] text-3 leading-7">{vaidya.text}</p>
          <Link href={routes.vaidya} prefetch={false} className={`${buttonClass('turmeric')} mt-7`}>
            Book a consultation
          </Link>
        </div>
        <span aria-hidden className="vaidya-plant" />
        <PrescriptionSlip />
      </div>
    </section>
  );
}
