import type { Store } from '../../platform/session/safe-storage';

const lifeMs = 7 * 24 * 60 * 60 * 1000;

export interface SavedDraft {
  /** Milliseconds since 1970. */
  at: number;
  values: Record<string, unknown>;
}

/** Returns a draft of the last seven days; older or invalid drafts are deleted. */
export function readDraft(store: Store, key: string, now: number): SavedDraft | null {
  const text = store.getItem(key);
  if (text === null) return null;
  const saved = parsed(text);
  if (saved && saved.at <= now && now - saved.at < lifeMs) return saved;
  store.removeItem(key);
  return null;
}

function parsed(text: string): SavedDraft | null {
  try {
    const saved = JSON.parse(text) as Partial<SavedDraft> | null;
    const isComplete =
      typeof saved?.at === 'number' && typeof saved.values === 'object' && saved.values;
    return isComplete ? (saved as SavedDraft) : null;
  } catch {
    return null;
  }
}

/**
 * Stores the values that differ from the empty form, without the fields in `left`; stores nothing
 * if none differs.
 */
export function writeDraft(
  store: Store,
  key: string,
  values: Record<string, unknown>,
  { empty, left, now }: { empty: Record<string, unknown>; left: readonly string[]; now: number },
): void {
  const typed = Object.entries(values).filter(
    ([name, value]) => !left.includes(name) && value !== empty[name],
  );
  if (typed.length === 0) store.removeItem(key);
  else store.setItem(key, JSON.stringify({ at: now, values: Object.fromEntries(typed) }));
}
