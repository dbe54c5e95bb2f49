import { Fragment } from 'react';
import { markWords } from '@/lib/format/mark-words';

interface MarkedTextProps {
  text: string;
  /** Beginnings of words, in lower case. */
  beginnings: readonly string[];
}

export function MarkedText({ text, beginnings }: MarkedTextProps) {
  return markWords(text, beginnings).map((part, place) =>
    part.isMarked ? (
      <mark key={place}>{part.text}</mark>
    ) : (
      <Fragment key={place}>{part.text}</Fragment>
    ),
  );
}
