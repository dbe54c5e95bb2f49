import { buttonClass } from '@/components/ui/button-class';
import { organicLiving } from '@/lib/content/organic-living';
import { LandMap } from './land-map';

export function LandVisit() {
  const { visitTitle, address, phone, phoneHours } = organicLiving;
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="font-display text-4 font-medium">
        {visitTitle}
      </h2>
      <address className="mt-3 not-italic">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <LandMap />
      <p className="mt-6">
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={buttonClass()}>
          Call {phone}
        </a>
      </p>
      <p className="mt-2 text-1 text-ink-2">{phoneHours}</p>
    </section>
  );
}
