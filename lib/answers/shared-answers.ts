import type { Answer } from './answer.ts';
import { SharedEntries } from './shared-entries.mjs';
import type { SharedAnswers } from './store.ts';

interface SharedOptions {
  url: string;
  /** Storefronts of another build have other answers. */
  build: string;
  onChange: (tags: string[]) => void;
  /** Changes may have been missed. */
  onLost: () => void;
}

/** Answers in Redis, and the changes that storefronts tell each other through it. */
export function shareAnswers({ url, build, onChange, onLost }: SharedOptions): SharedAnswers & {
  announce: (tags: string[]) => void;
  isUsable: () => boolean;
} {
  const entries = new SharedEntries({ url, build, onChange, onLost });
  void entries.start();
  return {
    read: async (key) => {
      const entry = (await entries.read(key)) as { answer: Answer } | undefined;
      return entry?.answer;
    },
    write: (key, answer) => entries.write(key, { answer, lastModified: Date.now() }, answer.tags),
    announce: (tags) => void entries.announce(tags),
    isUsable: () => entries.isUsable,
  };
}
