/** What is kept of the browser's Storage. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Keeps texts for as long as the page lives. */
export function memoryStore(): Store {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

const inMemory = { localStorage: memoryStore(), sessionStorage: memoryStore() };

/* A browser that blocks storage throws at the first touch; one whose storage is full, at writing. */
function safe(name: 'localStorage' | 'sessionStorage'): Store {
  const memory = inMemory[name];
  const attempt = <T>(touch: (store: Store) => T): T => {
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
  };
}

/** localStorage, or a memory of the page where that is blocked. */
export const deviceStore = (): Store => safe('localStorage');

/** sessionStorage, or a memory of the page where that is blocked. */
export const tabStore = (): Store => safe('sessionStorage');
