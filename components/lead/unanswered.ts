import { isUnanswered } from '@/lib/features/lead/send-lead';

const lostText =
  'The store did not answer: your connection may be gone. Nothing that you typed is lost. Press Send again when you are back; it counts once.';

/** Text if it is unknown whether the enquiry arrived; else undefined. */
export const unansweredText = (error: unknown) => (isUnanswered(error) ? lostText : undefined);
