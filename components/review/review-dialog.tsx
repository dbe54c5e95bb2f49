import { useRouter } from 'next/navigation';
import { useEffect, useState, useId } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import useSWR from 'swr';
import { openLogin } from '@/components/account/open-login';
import type { BoundField } from '@/components/form/bound-field';
import { FormDialogFoot } from '@/components/form/form-dialog-foot';
import { draftResolver } from '@/components/form/draft-resolver';
import { FieldError } from '@/components/form/field-error';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextareaField } from '@/components/form/textarea-field';
import { useField } from '@/components/form/use-field';
import { Dialog } from '@/components/ui/dialog';
import { RatingInput } from '@/components/ui/rating-input';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { readLazily } from '@/lib/api/lazily';
import { type AnswerOf, buildPath } from '@/lib/contract/endpoint';
import {
  maxReviewLength,
  reviewInput,
  type Review,
  type ReviewInput,
  type ReviewPicture,
  changeReviewPictures,
  reviewPicturesField,
  writeReview,
  getMyReview,
} from '@/lib/contract/review';
import type { Person } from '@/lib/platform/session/person';
import { useSession } from '@/lib/platform/session/use-session';
import { formatDate } from '@/lib/format/date';
import { ReviewPicturesField } from './review-pictures-field';

interface MyReview {
  /** Null: none; undefined: loading. */
  mine: Review | null | undefined;
  takesPictures: boolean;
  keep: (review: Review) => void;
}

/** Writes the customer's review of a product; replaces an earlier one. Throws ApiError. */
const sendReview = (
  productId: number,
  review: ReviewInput,
): Promise<AnswerOf<typeof writeReview>> =>
  send(writeReview, { params: { id: productId }, body: review });

/** Sets the pictures of the customer's review: those that stay and new ones. Throws ApiError. */
function sendReviewPictures(
  productId: number,
  keep: readonly ReviewPicture[],
  files: readonly File[],
): Promise<AnswerOf<typeof changeReviewPictures>> {
  const form = new FormData();
  form.set('keep', JSON.stringify(keep.map(({ path }) => path)));
  for (const file of files) form.append(reviewPicturesField, file);
  return send(changeReviewPictures, { params: { productId }, form });
}

export interface ReviewDialogProps {
  productId: number;
  productName: string;
  earlier?: { rating: number; review: string } | undefined;
  isOpen: boolean;
  onClose: () => void;
  onWritten: (review: Review) => void;
}

const reviewerName = (person: Person | null | undefined) =>
  person ? { name: `${person.firstName} ${person.lastName}`.trim() } : {};

/* Milliseconds until the page is regenerated with the review. */
const untilPageIsNew = 3000;

export function ReviewDialog({
  productId,
  productName,
  earlier,
  isOpen,
  onClose,
  onWritten,
}: ReviewDialogProps) {
  const router = useRouter();
  const person = useSession();
  const { mine, takesPictures, keep } = useMyReview(productId, isOpen);
  const [files, setFiles] = useState<File[]>([]);
  /* Undefined: all of them. */
  const [chosen, setChosen] = useState<ReviewPicture[]>();
  const retainedPictures = chosen ?? mine?.pictures ?? [];
  const { control, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { rating: earlier?.rating ?? null, review: earlier?.review ?? '' },
    resolver: draftResolver<{ rating: number | null; review: string }, ReviewInput>(reviewInput),
  });

  const { isDirty } = formState;
  useEffect(() => {
    if (mine && !isDirty) reset({ rating: mine.rating, review: mine.review });
  }, [mine, isDirty, reset]);

  const submit = handleSubmit(async (review) => {
    try {
      const { data: written, message } = await sendReview(productId, {
        ...review,
        id: productId,
        ...reviewerName(person),
      });
      const hasNewPictures = files.length > 0 || chosen !== undefined;
      const data = hasNewPictures
        ? (await sendReviewPictures(productId, retainedPictures, files)).data
        : written;
      setFiles([]);
      setChosen(undefined);
      toastSuccess(message || 'Thank you for your review!');
      setTimeout(() => router.refresh(), untilPageIsNew);
      if (!data) return onClose();
      keep(data);
      reset({ rating: data.rating, review: data.review });
      onWritten(data);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        const reason = 'Please login to write a review!';
        setError('root', { message: reason });
        openLogin({ reason, afterwards: () => void submit() });
        return;
      }
      const message = errorMessage(error);
      if (!showFieldErrors(error, ['rating', 'review'], setError)) setError('root', { message });
      toastError(message);
    }
  });

  return (
    <Dialog
      title={earlier ? 'Change your review' : 'Write a review'}
      isOpen={isOpen}
      onClose={onClose}
    >
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <p className="font-display text-3 font-medium">{productName}</p>
        <RatingField control={control} name="rating" label="Your rating" />
        <TextareaField
          control={control}
          name="review"
          label="Your review"
          isOptional
          maxLength={maxReviewLength}
        />
        {takesPictures && (
          <ReviewPicturesField
            retained={retainedPictures}
            onKeep={setChosen}
            files={files}
            onFiles={setFiles}
          />
        )}
        <p className="text-1 text-ink-2">
          {mine
            ? `You reviewed this on ${formatDate(mine.published_at)}. Your new review will replace it.`
            : 'Your first name and last initial will appear with your review.'}
        </p>
        <FormDialogFoot
          state={formState}
          onClose={onClose}
          submitLabel="Send review"
          busyText="Sending"
        />
      </form>
    </Dialog>
  );
}

/** Reads nothing until it is wanted. */
function useMyReview(productId: number, isWanted: boolean): MyReview {
  const path = isWanted ? buildPath(getMyReview, { productId }) : null;
  const { data, mutate } = useSWR<AnswerOf<typeof getMyReview>>(path, readLazily, {
    revalidateOnFocus: false,
  });
  return {
    mine: data?.data,
    takesPictures: data?.takes_pictures ?? false,
    keep: (review) => void mutate({ ...data, status: true, data: review }, { revalidate: false }),
  };
}

function RatingField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  isOptional,
}: BoundField<Draft, Output>) {
  const id = useId();
  const { ref, field, error } = useField({ control, name });
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="font-[550]">
        {label}
        {isOptional && <span className="font-normal text-ink-2"> (optional)</span>}
      </legend>
      <RatingInput
        ref={ref}
        name={`${id}-${field.name}`}
        value={field.value ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
