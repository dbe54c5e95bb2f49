'use client';

import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';

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
              <Picture
                key={image}
                src={image}
                alt={alt}
                sizes="(width >= 64rem) 90rem, 28rem"
                className="object-cover"
              />
            ))}
          </Carousel>
        )}
      </div>
      <div className="shelf-edge" />
    </div>
  );
}
