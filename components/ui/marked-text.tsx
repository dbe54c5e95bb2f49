import { Fragment } from 'react';
import { markWords } from '@/lib/format/mark-words';

interface MarkedTextProps {
  text: string;
  /** Beginnings of words, in lower case. */
  beginnings: readonly string[];
}

export function MarkedText({ text, beginnings }: MarkedTextProps) {
  return markWords(text, beginnings).map((part, index) =>
    part.isMarked ? (
      <mark key={index}>{part.text}</mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
