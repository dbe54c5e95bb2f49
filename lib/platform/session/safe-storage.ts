/** Subset of the browser's Storage. */
export type Store = BrowserStore & { keys: () => string[] };

type BrowserStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** In-memory store; lives as long as the page. */
export function memoryStore(): Store {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    keys: () => [...texts.keys()],
  };
}

const inMemory = { localStorage: memoryStore(), sessionStorage: memoryStore() };

/* Browsers that block storage throw on first access; a full storage throws on write. */
function safe(name: 'localStorage' | 'sessionStorage'): Store {
  const memory = inMemory[name];
  const attempt = <T>(touch: (store: BrowserStore) => T): T => {
    try {
      return touch(window[name]);
    } catch {
      return touch(memory);
    }
  };
  return {
    getItem: (key) => attempt((store) => store.getItem(key)) ?? memory.getItem(key),
    setItem: (key, text) => attempt((store) => store.setItem(key, text)),
    removeItem: (key) => {
      memory.removeItem(key);
      attempt((store) => store.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt((store) => store.clear());
    },
    keys: () => attempt((store) => (store === memory ? memory.keys() : Object.keys(store))),
  };
}

/** localStorage; in-memory if it is blocked. */
export const deviceStore = (): Store => safe('localStorage');

/** sessionStorage; in-memory if it is blocked. */
export const tabStore = (): Store => safe('sessionStorage');
