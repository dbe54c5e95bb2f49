'use client';

import { LabelFrame } from '@/components/ui/label-frame';
import type { LabelFacts } from '@/lib/features/product/label-facts';
import { Fragment } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { SizeText } from './shown-size';

const address = /(https:\/\/[^\s,]+)/;

const isNumber = (value: string) => /^\d{14}\b/.test(value);

export function ProductLabel({ sku, cells }: LabelFacts) {
  const facts = cells.map(([term, value], index) => ({
    term,
    value: (
      <span className={isNumber(value) ? 'max-lg:text-2' : undefined}>
        <LinkedText text={value} />
      </span>
    ),
    isWide: index === cells.length - 1 && index % 2 === 0,
  }));
  return (
    <LabelFrame title="Product details" aside={<SizeText of="sku">{sku}</SizeText>} cells={facts} />
  );
}

/* A line may end before each dot of a host, and elsewhere only where a part is too long. */
const breakAtDots = (host: string) =>
  host.split(/(?=\.)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));

/** Text in which each https address is a link. */
function LinkedText({ text }: { text: string }) {
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
