'use client';

import { startTransition, useState, type ComponentType } from 'react';
import { openLogin } from '@/components/account/open-login';
import { Button } from '@/components/ui/button';
import { fetchPart } from '@/components/ui/fetch-part';
import type { Review } from '@/lib/contract/review';
import { useSession } from '@/lib/platform/session/use-session';
import type { ReviewDialogProps } from './review-dialog';
import { ReviewItem } from './review-item';

interface WriteReviewProps {
  productId: number;
  productName: string;
  newest: string | undefined;
  isMain?: boolean;
}

export function WriteReview({ newest = '', isMain = false, ...product }: WriteReviewProps) {
  const person = useSession();
  const [Dialog, setDialog] = useState<ComponentType<ReviewDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [mine, setMine] = useState<Review>();

  async function open() {
    const part = await fetchPart(import('./review-dialog'));
    if (!part) return;
    setDialog(() => part.ReviewDialog);
    setIsOpen(true);
  }
  function ask() {
    if (person !== null) void open();
    else openLogin({ reason: 'Please login to write a review!', afterwards: () => void open() });
  }

  return (
    <div>
      <Button
        className="noscript:hidden"
        kind={isMain ? 'main' : 'second'}
        aria-haspopup="dialog"
        onClick={ask}
      >
        {mine ? 'Change your review' : 'Write a review'}
      </Button>
      {mine && mine.published_at > newest && (
        <ul className="mt-6">
          <ReviewItem review={mine} day="Just now" />
        </ul>
      )}
      {Dialog && (
        <Dialog
          {...product}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onWritten={(review) => {
            // A transition keeps the page while its pictures are loading.
            startTransition(() => setMine(review));
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
