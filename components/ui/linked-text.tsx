import { linkClass } from './button-class';

const address = /(https:\/\/[^\s,]+)/;

/** Text in which each https address is a link. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, place) =>
    URL.canParse(part) && address.test(part) ? (
      <a
        key={place}
        href={part}
        rel="noopener nofollow"
        target="_blank"
        className={`${linkClass} wrap-anywhere`}
      >
        {new URL(part).host}
      </a>
    ) : (
      part
    ),
  );
}
