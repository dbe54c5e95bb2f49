'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { Section } from '@/components/ui/section';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import type { ProductQuestionsProps } from './product-questions';

/* Lazy chunk: the server sends the questions, which can be read without it. */
const ProductQuestions = lazy<ComponentType<ProductQuestionsProps>>(() =>
  import('./product-questions').then(
    (module) => ({ default: module.ProductQuestions }),
    () => ({ default: () => null }),
  ),
);

/* Without a question there is nothing to read: the section comes with the scripts. */
export function LateQuestions(props: ProductQuestionsProps) {
  const { count } = props.listing;
  const isHydrated = useIsHydrated();
  if (count === 0 && !isHydrated) return null;
  const questions = <ProductQuestions {...props} />;
  return (
    <Section id="questions" title={`Questions (${count})`}>
      {count === 0 ? <Suspense>{questions}</Suspense> : <LatePart>{questions}</LatePart>}
    </Section>
  );
}
