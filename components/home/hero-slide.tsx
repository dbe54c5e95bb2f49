import { buttonClass } from '@/components/ui/button-class';
import { LaterPicture } from '@/components/ui/later-picture';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { HomeBanner } from '@/lib/contract/home';
import { HandMarked } from './hand-marked';
import { HeroTickets } from './hero-tickets';

interface HeroSlideProps {
  banner: HomeBanner;
  href: string;
  isFirst: boolean;
}

/* Wider than the visible picture, because the picture is cropped from a wider one. */
const sizes = '(width >= 120rem) 1600px, (width >= 48rem) 96vw, 130vw';

export function HeroSlide({ banner, href, isFirst }: HeroSlideProps) {
  const SlidePicture = isFirst ? Picture : LaterPicture;
  return (
    <div className="hero-slide">
      <div className="hero-words">
        {isFirst ? (
          <h1 className="hero-title">
            <HandMarked>{banner.title}</HandMarked>
          </h1>
        ) : (
          <h2 className="hero-title">{banner.title}</h2>
        )}
        <p>{banner.content}</p>
        <Link href={href} prefetch={false} className={`${buttonClass()} mt-6 max-md:w-full`}>
          Shop now
        </Link>
      </div>
      <div className="hero-picture">
        {banner.image && (
          <SlidePicture src={banner.image} alt={banner.alt_text} sizes={sizes} isFirst={isFirst} />
        )}
      </div>
      <div className="hero-edge shelf-edge" />
      <HeroTickets products={banner.pictured_products ?? []} />
    </div>
  );
}
