import { isUnanswered } from '@/lib/features/lead/send-lead';

const lostText =
  'We couldn’t send this. Check your connection and press Send again. Nothing you typed is lost.';

/** Text if it is unknown whether the enquiry arrived; else undefined. */
export const unansweredText = (error: unknown) => (isUnanswered(error) ? lostText : undefined);
