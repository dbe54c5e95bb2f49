import { isUnanswered } from '@/lib/features/lead/send-lead';

const lostText =
  'The store did not answer: your connection may be gone. Nothing that you typed is lost. Press Send again when you are back; it counts once.';

/** What to say where nobody knows whether the enquiry has arrived; undefined where one does. */
export const unansweredText = (error: unknown) => (isUnanswered(error) ? lostText : undefined);
