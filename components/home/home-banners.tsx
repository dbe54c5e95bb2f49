import Image from 'next/image';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { categoryPath } from '@/lib/category/find-category';
import type { Category } from '@/lib/contract/category';
import type { HomeBanner } from '@/lib/contract/home';
import { routes } from '@/lib/routes';

interface HomeBannersProps {
  banners: HomeBanner[];
  categories: Category[];
}

function addressOf(banner: HomeBanner, categories: Category[]): string {
  if (banner.product_id && banner.products) {
    return routes.product({ id: banner.product_id, name: banner.products.name });
  }
  const category = banner.category_id
    ? categoryPath(categories, banner.category_id).at(-1)
    : undefined;
  return routes.shop({ category });
}

/** The banners, one beside the other; swiping or the arrow keys go on. */
export function HomeBanners({ banners, categories }: HomeBannersProps) {
  if (banners.length === 0) return null;
  return (
    <section aria-label="News from the shop" className="bg-paper-2">
      <ul
        tabIndex={0}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto"
      >
        {banners.map((banner, position) => {
          const Heading = position === 0 ? 'h1' : 'h2';
          return (
            <li key={banner.id} className="w-full shrink-0 snap-start">
              <div className="grid h-full items-center md:grid-cols-[38.5%_1fr]">
                <div className="frame order-last py-8 md:order-none md:py-10">
                  <Heading className="font-display text-5 font-medium xl:text-6">
                    {banner.title}
                  </Heading>
                  <p className="mt-4 max-w-[44ch] text-3">{banner.content}</p>
                  <Link href={addressOf(banner, categories)} className={`${buttonClass()} mt-6`}>
                    See what is on the shelf
                  </Link>
                </div>
                <div className="relative aspect-[5/4] md:aspect-auto md:h-full md:min-h-88 xl:min-h-120">
                  {banner.image && (
                    <Image
                      src={banner.image}
                      alt={banner.alt_text}
                      fill
                      sizes="(width >= 48rem) 62vw, 100vw"
                      className="object-cover"
                      {...(position === 0
                        ? { preload: true, fetchPriority: 'high' as const }
                        : { loading: 'lazy' as const })}
                    />
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="shelf-edge" />
    </section>
  );
}
