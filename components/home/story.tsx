import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { HomeSection } from '@/lib/contract/home';

export interface StoryLink {
  href: string;
  label: string;
}

interface StoryProps {
  section: HomeSection;
  isPictureLeft: boolean;
  link: StoryLink | undefined;
}

export function Story({ section, isPictureLeft, link }: StoryProps) {
  const id = `section-${section.id}`;
  return (
    <section aria-labelledby={id} className={`frame story ${isPictureLeft ? 'story-left' : ''}`}>
      <div>
        <h2 id={id} className="max-w-[18ch] font-display text-5 font-medium text-balance">
          {section.label}
        </h2>
        <p className="mt-4 max-w-[58ch] text-3 leading-7 text-ink-2">{section.description}</p>
        {link && (
          <Link href={link.href} prefetch={false} className={`${buttonClass('second')} mt-6`}>
            {link.label}
          </Link>
        )}
      </div>
      {section.image && (
        <div>
          <div className="picture aspect-[3/2]">
            <Picture
              src={section.image}
              alt=""
              sizes="(width >= 120rem) 1050px, (width >= 48rem) 56vw, 100vw"
            />
          </div>
          <div className="shelf-edge" />
        </div>
      )}
    </section>
  );
}
