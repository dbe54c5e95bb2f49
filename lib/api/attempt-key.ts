import { randomKey } from './random-key';

/**
 * Idempotency key of a form: the same input sent again after a lost answer has the same key;
 * changed input, or input sent after an answer, gets a new key.
 */
export function attemptKey(newKey: () => string = randomKey) {
  let words = '';
  let key = '';
  return {
    keyFor: (sent: string): string => {
      if (sent !== words || !key) [words, key] = [sent, newKey()];
      return key;
    },
    forget: (): void => {
      key = '';
    },
  };
}
