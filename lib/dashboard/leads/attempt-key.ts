/**
 * The key of what is being sent: the same words sent again, after an answer was lost, are the same
 * request; other words, or the same ones after they were answered, are a new one.
 */
export function attemptKey(newKey: () => string = () => crypto.randomUUID()) {
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
