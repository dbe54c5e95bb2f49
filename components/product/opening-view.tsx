import type { Ref } from 'react';
import type { OpenedCard } from '@/lib/features/product/read-card';
import { ProductTitle } from './product-title';
import { ProductTop } from './product-top';

interface OpeningViewProps {
  card: OpenedCard;
  heading: Ref<HTMLHeadingElement>;
}

/* As tall as the screen, so that the footer does not move when the page replaces this. */
export function OpeningView({ card, heading }: OpeningViewProps) {
  const { name, brand, picture } = card;
  return (
    <div role="main" aria-busy className="min-h-svh">
      <ProductTop
        gallery={
          <div className="min-w-0">
            <span
              className="picture gallery-picture gallery-slide known-picture"
              {...(picture && { style: { backgroundImage: picture } })}
            />
            <div className="shelf-edge" />
          </div>
        }
      >
        <p className="py-0.5 text-1 max-md:hidden">&nbsp;</p>
        <div className="md:mt-4">
          <ProductTitle
            brand={brand && <span className="small-caps text-leaf-7">{brand}</span>}
            name={name}
            ref={heading}
          />
        </div>
      </ProductTop>
    </div>
  );
}
