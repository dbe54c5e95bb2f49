'use client';

import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { openLogin } from '@/components/account/open-login';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/form-problem';
import { RatingField } from '@/components/form/rating-field';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextareaField } from '@/components/form/textarea-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { reviewInput, type Review, type ReviewInput } from '@/lib/contract/review';
import { sendReview } from '@/lib/review/send-review';

export interface ReviewDialogProps {
  productId: number;
  productName: string;
  isOpen: boolean;
  onClose: () => void;
  onWritten: (review: Review) => void;
}

interface ReviewDraft {
  rating: number | null;
  review: string;
}

const longestReview = 4000;
/* By then the page has been made anew from what was written. */
const untilPageIsNew = 3000;

/** Stars, and words where there are some; written again, they replace the earlier ones. */
export function ReviewDialog({
  productId,
  productName,
  isOpen,
  onClose,
  onWritten,
}: ReviewDialogProps) {
  const router = useRouter();
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { rating: null, review: '' },
    resolver: draftResolver<ReviewDraft, ReviewInput>(reviewInput),
  });

  const submit = handleSubmit(async (review) => {
    try {
      const { data, message } = await sendReview(productId, review);
      toastSuccess(message ?? 'Thank you for your review!');
      setTimeout(() => router.refresh(), untilPageIsNew);
      onWritten(data);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        const reason = 'Please login to write a review!';
        setError('root', { message: reason });
        openLogin({ reason, afterwards: () => void submit() });
        return;
      }
      const message = messageOf(error);
      if (!showFieldErrors(error, ['rating', 'review'], setError)) setError('root', { message });
      toastError(message);
    }
  });

  return (
    <Dialog title="Write a review" isOpen={isOpen} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <p className="font-display text-3 font-medium">{productName}</p>
        <RatingField control={control} name="rating" label="Your rating" />
        <TextareaField
          control={control}
          name="review"
          label="Your review"
          isOptional
          maxLength={longestReview}
        />
        <p className="text-1 text-ink-2">
          It is shown with your name. One that you wrote before is replaced.
        </p>
        <FormProblem>{formState.errors.root?.message}</FormProblem>
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busyText={formState.isSubmitting ? 'Sending' : undefined}>
            Send review
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
