import { Fragment } from 'react';

/** An address, path or email: a line ends after one of its signs, not within a word. */
export function BreakableText({ text }: { text: string }) {
  return text.split(/(?<=[/@._-])(?=[^/@._-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
