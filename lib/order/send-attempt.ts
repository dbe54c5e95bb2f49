import { tabStore } from '../session/safe-storage';
import { closeAttempt, type Attempt } from './attempt';
import { outcomeOf, type Outcome } from './outcome';

/**
 * Sends an attempt to order to the store, for the first time or once more: its key makes it one
 * order. The attempt stays open while the outcome is unknown.
 */
export async function sendAttempt({ key, body }: Attempt): Promise<Outcome> {
  const outcome = await send(key, body);
  if (outcome.kind !== 'unknown') closeAttempt(tabStore());
  return outcome;
}

async function send(key: string, body: Attempt['body']): Promise<Outcome> {
  const [browser, { placeOrder }] = await Promise.all([
    import('../api/browser'),
    import('../contract/order'),
  ]);
  try {
    await browser.send(placeOrder, { body, idempotencyKey: key });
    return { kind: 'placed' };
  } catch (error) {
    return outcomeOf(error);
  }
}
