import { randomKey } from '../../api/random-key';
import { memoryStore, tabStore } from './safe-storage';

/** A request without a known result: sent, or about to be sent. */
export interface Attempt<Data> {
  /** Idempotency-Key: repeated requests have one effect. */
  key: string;
  /** Fingerprint of the input for which the key was made. */
  boundTo: string;
  /** Is sent unchanged when the request is repeated. */
  data: Data;
}

/**
 * The attempt that the tab saves under this key: a double click, a lost answer or a reload repeats
 * it. Changed input, or input sent after an answer, gets a new attempt.
 */
export function savedAttempt<Data>(storageKey: string, store = tabStore()) {
  function open(): Attempt<Data> | null {
    try {
      const saved = JSON.parse(store.getItem(storageKey) ?? 'null') as Attempt<Data> | null;
      const isComplete = saved?.key && typeof saved.boundTo === 'string' && 'data' in saved;
      return isComplete ? saved : null;
    } catch {
      return null;
    }
  }
  function save(attempt: Attempt<Data>): Attempt<Data> {
    store.setItem(storageKey, JSON.stringify(attempt));
    return attempt;
  }
  function openFor(boundTo: string): Attempt<Data> | null {
    const saved = open();
    return saved?.boundTo === boundTo ? saved : null;
  }
  return {
    /** Returns the attempt without a known result, if any. */
    open,
    /** Like `open`, but only if it was made for this input. */
    openFor,
    /** Returns the open attempt of this input, or saves a new one. */
    start: (boundTo: string, data: Data): Attempt<Data> =>
      openFor(boundTo) ?? save({ key: randomKey(), boundTo, data }),
    /** Replaces the data of the open attempt. */
    update(data: Data): void {
      const saved = open();
      if (saved) save({ ...saved, data });
    },
    /** Deletes the attempt after the store has answered. */
    close: (): void => store.removeItem(storageKey),
  };
}

/** An attempt of one form, forgotten when the form is left. */
export const formAttempt = <Data = null>() => savedAttempt<Data>('attempt', memoryStore());
