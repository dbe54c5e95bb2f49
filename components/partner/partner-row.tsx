import { buttonClass } from '@/components/ui/button-class';
import { PictureRow } from '@/components/ui/picture-row';
import type content from '@/lib/content/partners.json';

interface PartnerRowProps {
  partner: (typeof content.partners)[number];
  index: number;
}

export function PartnerRow({ partner, index }: PartnerRowProps) {
  const { name, picture, does, why, help, href } = partner;
  return (
    <section aria-labelledby={`partner-${index + 1}`}>
      <PictureRow picture={picture} isTurned={index % 2 === 1} isFirst={index === 0}>
        <p className="small-caps text-ink-2">{partner.location}</p>
        <h2 id={`partner-${index + 1}`} className="mt-1 font-display text-5 font-medium">
          {name}
        </h2>
        <p className="mt-3 max-w-[58ch] text-3 leading-7">{does}</p>
        <dl className="mt-4 max-w-[58ch]">
          <div className="border-t border-rule py-3">
            <dt className="font-semibold">Why we support it</dt>
            <dd className="text-ink-2">{why}</dd>
          </div>
          <div className="border-t border-rule py-3">
            <dt className="font-semibold">How you can lend a hand</dt>
            <dd className="text-ink-2">{help}</dd>
          </div>
        </dl>
        <a
          href={href}
          rel="noopener external"
          target="_blank"
          aria-label={`Read More about ${name}, in a new window`}
          className={`${buttonClass('second')} mt-3`}
        >
          Read More
        </a>
      </PictureRow>
    </section>
  );
}
