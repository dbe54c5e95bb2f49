import { dayInIndia } from '../../../contract/india-clock.ts';
import type { ServiceContext } from '../../context.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { findOpenAccount } from './find-open-account.ts';

/**
 * Mails the owner of an account, once a day, that strangers have tried too many passwords. Sends
 * nothing to an email that is not confirmed: it may belong to another person.
 */
export async function tellOfGuesses(context: ServiceContext, email: string): Promise<void> {
  const account = await findOpenAccount(context, { email });
  if (!account?.emailVerifiedAt) return;
  await queueMessage(context.db, {
    kind: 'password_guessed',
    to: { email },
    data: { firstName: account.firstName },
    key: `${account.id} ${dayInIndia(context.now())}`,
  });
}
