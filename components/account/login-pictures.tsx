import { Carousel } from '@/components/ui/carousel';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { Picture } from '@/components/ui/picture';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { routes } from '@/lib/platform/routes';

interface LoginPicturesProps {
  pictures: ShopPicture[] | undefined;
  className?: string;
}

const eachMs = 2_500;

export function LoginPictures({ pictures, className = '' }: LoginPicturesProps) {
  return (
    <div className={`flex flex-col bg-paper-2 ${className}`}>
      <div className="relative min-h-0 flex-1">
        {pictures && (
          <Carousel
            label="From the shop"
            slideClass="relative basis-full"
            autoplayMs={eachMs}
            controls="none"
            controlsClass="absolute right-2 bottom-2"
            className="size-full [&_.carousel-track]:h-full [&>.carousel-view]:h-full"
          >
            {pictures.map(({ image, alt }) => (
              <Picture key={image} src={image} alt={alt} sizes="60rem" className="object-cover" />
            ))}
          </Carousel>
        )}
      </div>
      <div className="shelf-edge" />
      <AccountBenefits />
    </div>
  );
}

function AccountBenefits() {
  const benefits = [
    'Track orders and download invoices',
    'Save addresses for faster checkout',
    'Keep your wishlist on every device',
    ...(isOpen(useShop(), routes.vaidya) ? ['Book our vaidya online'] : []),
  ];
  return (
    <section className="bg-leaf-9 px-8 py-7 text-paper-1">
      <h2 className="font-display text-4 font-medium">With an account</h2>
      <ul className="mt-3 space-y-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-baseline gap-3">
            <HaldiDot />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
