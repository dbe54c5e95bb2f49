'use client';

import { useWatch, type Control } from 'react-hook-form';
import { HeroSlide } from '@/components/home/hero-slide';
import type { BannerInput } from '@/lib/contract/staff-banner';
import type { BannerDraft } from '@/lib/dashboard/content/banner-kind';
import type { ChosenProduct } from '@/lib/dashboard/content/chosen-product';
import { HomeLooks } from './home-looks';

interface BannerLookProps {
  control: Control<BannerDraft, unknown, BannerInput>;
  products: ChosenProduct[];
}

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
    <HomeLooks what="The banner">
      <section className="hero pb-6 md:pb-0">
        <HeroSlide banner={banner} href="#" isFirst={false} />
      </section>
    </HomeLooks>
  );
}
