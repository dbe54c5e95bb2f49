'use client';

import { useRouter } from 'next/navigation';
import { useState, type ComponentType } from 'react';
import type { ReviewDialogProps } from '@/components/review/review-dialog';
import { LinkButton } from '@/components/ui/link-button';
import { fetchPart } from '@/components/ui/fetch-part';
import { Stars } from '@/components/ui/stars';
import { WithoutScripts } from '@/components/ui/without-scripts';
import type { OrderLine } from '@/lib/contract/order';

export function RateProduct({ line }: { line: OrderLine }) {
  const router = useRouter();
  const [Dialog, setDialog] = useState<ComponentType<ReviewDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const { product_id, product_name, product_rating_by_user: rating } = line;

  async function open() {
    const part = await fetchPart(import('@/components/review/review-dialog'));
    if (!part) return;
    setDialog(() => part.ReviewDialog);
    setIsOpen(true);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 text-1">
      {rating !== null && (
        <span className="flex items-center gap-2 text-ink-2">
          You rated this <Stars rating={rating} />
        </span>
      )}
      <LinkButton
        aria-haspopup="dialog"
        aria-label={`${rating === null ? 'Write a review' : 'Change your review'} of ${product_name}`}
        onClick={open}
        className="text-left print:hidden noscript:hidden"
      >
        {rating === null ? 'Write a review' : 'Change your review'}
      </LinkButton>
      {rating === null && <WithoutScripts to="write a review" />}
      {Dialog && (
        <Dialog
          // The key resets the form for another review.
          key={`${rating} ${line.product_review_by_user}`}
          productId={product_id}
          productName={product_name}
          earlier={
            rating === null ? undefined : { rating, review: line.product_review_by_user ?? '' }
          }
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onWritten={() => {
            setIsOpen(false);
            router.refresh();
          }}
        />
      )}
    </div>
  );
}
