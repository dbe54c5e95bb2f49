import { Fragment } from 'react';
import { linkClass } from './button-class';

const address = /(https:\/\/[^\s,]+)/;

/* A line may end before each dot of a host, and elsewhere only where a part is too long. */
const breakAtDots = (host: string) =>
  host.split(/(?=\.)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));

/** Text in which each https address is a link. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    URL.canParse(part) && address.test(part) ? (
      <a
        key={index}
        href={part}
        rel="noopener nofollow"
        target="_blank"
        className={`${linkClass} inline-block max-w-full wrap-break-word`}
      >
        {breakAtDots(new URL(part).host)}
      </a>
    ) : (
      part
    ),
  );
}
