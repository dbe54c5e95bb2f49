import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { sendLazily } from '@/lib/api/lazily';
import {
  hideReview,
  listStaffReviews,
  removeReviewPictures,
  seeReview,
  showReview,
  type StaffReview,
} from '@/lib/contract/staff-review';
import { ConfirmButton } from '../confirm-button';
import { ReasonQuestion } from '../reason-question';
import { StateMark } from '../state-mark';

const isListed = (key: unknown) => typeof key === 'string' && key.startsWith(listStaffReviews.path);

export function ReviewJudgement({ review }: { review: StaffReview }) {
  const { mutate } = useSWRConfig();
  const [reason, setReason] = useState('');
  const { id, name, pictures, hidden_at, hidden_reason, seen_at } = review;
  const paths = pictures.map(({ path }) => path);

  async function judge(call: typeof seeReview | typeof showReview, message: string) {
    try {
      await sendLazily(call, { params: { id }, body: { pictures: paths } });
      await mutate(isListed);
      toastSuccess(message);
    } catch (error) {
      toastError(errorMessage(error));
    }
  }

  return (
    <div className="grid min-w-[9rem] justify-items-start gap-2">
      {hidden_at ? (
        <>
          <StateMark mood="bad">Hidden</StateMark>
          <span className="text-1 text-ink-2">{hidden_reason}</span>
        </>
      ) : (
        <StateMark mood={seen_at ? 'good' : 'waits'}>
          {seen_at ? 'Published' : 'New, published'}
        </StateMark>
      )}
      <div className="button-row">
        {!seen_at && (
          <Button kind="second" size="card" onClick={() => void judge(seeReview, 'Approved')}>
            Approve
          </Button>
        )}
        {hidden_at ? (
          <Button
            kind="second"
            size="card"
            onClick={() => void judge(showReview, 'Review unhidden')}
          >
            Unhide
          </Button>
        ) : (
          <ConfirmButton
            label="Hide"
            question={`Hide the review by ${name}?`}
            confirmLabel="Hide review"
            isDestructive
            onConfirm={async () => {
              await sendLazily(hideReview, { params: { id }, body: { reason } });
              await mutate(isListed);
              toastSuccess('Hidden');
            }}
          >
            <p className="mb-4">
              It will be hidden within seconds and its stars no longer count. The customer isn’t
              notified.
            </p>
            <ReasonQuestion reason={reason} onChange={setReason} />
          </ConfirmButton>
        )}
        {pictures.length > 0 && (
          <ConfirmButton
            label="Remove pictures"
            question={`Remove pictures by ${name}?`}
            isDestructive
            onConfirm={async () => {
              await sendLazily(removeReviewPictures, { params: { id }, body: { reason } });
              await mutate(isListed);
              toastSuccess('Pictures removed');
            }}
          >
            <p className="mb-4">
              The pictures will be permanently deleted. The rating and text stay. The customer isn’t
              notified.
            </p>
            <ReasonQuestion reason={reason} onChange={setReason} />
          </ConfirmButton>
        )}
      </div>
    </div>
  );
}
