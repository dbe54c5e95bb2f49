'use client';

import { useWatch, type Control } from 'react-hook-form';
import { HeroSlide } from '@/components/home/hero-slide';
import type { BannerInput } from '@/lib/contract/staff-banner';
import type { BannerDraft } from '@/lib/dashboard/content/banner-kind';
import type { ChosenProduct } from '@/lib/dashboard/content/chosen-product';
import { Panel } from '../panel';
import { ViewportFrame } from './viewport-frame';

interface BannerLookProps {
  control: Control<BannerDraft, unknown, BannerInput>;
  products: ChosenProduct[];
}

const widths = [
  { width: 1280, name: 'On a desk' },
  { width: 360, name: 'On a phone' },
];

/** How a banner will look on a desk and on a phone, while it is written. */
export function BannerLook({ control, products }: BannerLookProps) {
  const draft = useWatch({ control });
  const banner = {
    id: 0,
    title: draft.title || 'Title',
    content: draft.content ?? '',
    image: draft.image ?? null,
    alt_text: draft.alt_text ?? '',
    category_id: null,
    product_id: null,
    products: null,
    pictured_products: products.flatMap(({ card }) => card ?? []),
  };
  return (
    <Panel title="How it will look">
      <div className="banner-looks">
        {widths.map(({ width, name }) => (
          <figure key={width}>
            <ViewportFrame title={`The banner, ${width} pixels wide`} width={width}>
              <section className="hero pb-6 md:pb-0">
                <HeroSlide banner={banner} href="#" isFirst={false} />
              </section>
            </ViewportFrame>
            <figcaption>
              {name}, {width} px
            </figcaption>
          </figure>
        ))}
      </div>
    </Panel>
  );
}
