import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { HeroSlide } from '@/components/home/hero';
import type { Option } from '@/components/ui/match-options';
import type { StaffBanner, BannerInput } from '@/lib/contract/staff-banner';
import { bannerKind, type BannerDraft } from '@/lib/dashboard/content/banner-kind';
import { Panel } from '../panel';
import { BannerTarget } from './banner-target';
import { HomePreview } from './home-preview';
import { PictureWithAlt } from './picture-with-alt';
import { PicturedProducts, type ChosenProduct } from './pictured-products';
import { RecordScreen } from './record-screen';

interface BannerPreviewProps {
  control: Control<BannerDraft, unknown, BannerInput>;
  products: ChosenProduct[];
}

interface BannerEditorProps {
  known: StaffBanner | null;
  categories: Option[];
  pictured: ChosenProduct[];
}

export function BannerEditor({ known, categories, pictured }: BannerEditorProps) {
  const [products, setProducts] = useState(pictured);
  return (
    <RecordScreen kind={bannerKind} known={known}>
      {({ control }) => (
        <div className="panels">
          <BannerPreview control={control} products={products} />
          <div className="two-sides">
            <Panel title="Content" layout="stack">
              <TextField control={control} name="title" label="Title" maxLength={80} />
              <TextareaField
                control={control}
                name="content"
                label="Text"
                isOptional
                maxLength={300}
                rows={2}
              />
              <PicturedProducts control={control} chosen={products} onChange={setProducts} />
              <CheckboxField control={control} name="is_visible" label="Visible" />
            </Panel>
            <div className="panels">
              <PictureWithAlt control={control} picture="image" alt="alt_text" isRequired />
              <BannerTarget
                control={control}
                categories={categories}
                product={known?.product ?? null}
              />
            </div>
          </div>
        </div>
      )}
    </RecordScreen>
  );
}

function BannerPreview({ control, products }: BannerPreviewProps) {
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
    <HomePreview title="Banner">
      <section className="hero pb-6 md:pb-0">
        <HeroSlide banner={banner} href="#" isFirst={false} />
      </section>
    </HomePreview>
  );
}
