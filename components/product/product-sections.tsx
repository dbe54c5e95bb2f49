import { LateQuestions } from '@/components/question/late-questions';
import { ProductReviews } from '@/components/review/product-reviews';
import { Accordion } from '@/components/ui/accordion';
import { Section } from '@/components/ui/section';
import { cleanHtml } from '@/lib/content/clean-html';
import type { Product } from '@/lib/contract/product';
import type { QuestionListing } from '@/lib/contract/product-question';
import type { StarCount } from '@/lib/features/review/star-counts';

interface ProductTextsProps {
  product: Product;
  /** HTML of the description without what the page says below the price. */
  description: string;
}

/** What the product is: the first thing below its pictures and price. */
export function ProductTexts({ product, description }: ProductTextsProps) {
  if (!description && product.benefits.length === 0 && !product.ingredients) return null;
  return (
    <Accordion>
      {description && (
        <Section id="description" title="Description" isOpen>
          <div
            className="prose text-3 leading-7 max-md:leading-[1.625rem]"
            dangerouslySetInnerHTML={{ __html: cleanHtml(description) }}
          />
        </Section>
      )}
      {product.benefits.length > 0 && (
        <Section id="benefits" title="Benefits">
          <ul className="max-w-[66ch] list-disc grid gap-2 pl-5 text-3 marker:text-leaf-7">
            {product.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </Section>
      )}
      {product.ingredients && (
        <Section id="ingredients" title="Ingredients">
          <p className="max-w-[66ch] text-3 leading-7">{product.ingredients}</p>
        </Section>
      )}
    </Accordion>
  );
}

interface CustomerVoicesProps {
  product: Product;
  starCounts: StarCount[];
  /** Null if there are none to read or to ask. */
  questions: QuestionListing | null;
}

export function CustomerVoices({ product, starCounts, questions }: CustomerVoicesProps) {
  return (
    <Accordion>
      <Section id="reviews" title={`Reviews (${product.review_count})`} isOpen>
        <ProductReviews product={product} starCounts={starCounts} />
      </Section>
      {questions && (
        <LateQuestions
          productId={product.id}
          productName={product.name}
          listing={{ count: questions.count, data: questions.data }}
        />
      )}
    </Accordion>
  );
}
