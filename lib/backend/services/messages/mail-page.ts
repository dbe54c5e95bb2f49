import {
  Body,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { createElement as h, type ReactElement } from 'react';
import type { ShopHead } from '../shop-profile/read-head.ts';
import type { MailContent } from './mail-content.ts';
import { typesetBlock } from './mail-blocks.ts';
import { sheetRules, styles } from './mail-style.ts';
import { listed } from './mail-text.ts';

/* No images: mail clients often block them. */

const drawFooter = ({ reason, stopPath }: MailContent, siteUrl: string, shop: ShopHead) =>
  h(
    Section,
    { className: 'foot unprinted', style: styles.foot },
    h(
      Text,
      { className: 'soft', style: styles.small },
      'Questions? Reply to this email',
      shop.email && [
        shop.phone ? ', write to ' : ' or write to ',
        h(
          Link,
          { key: 'email', className: 'link', style: styles.link, href: `mailto:${shop.email}` },
          shop.email,
        ),
      ],
      shop.phone && [' or call ', h('span', { key: 'phone', style: styles.unbroken }, shop.phone)],
      '.',
    ),
    h(Text, { className: 'soft', style: styles.small }, reason),
    stopPath &&
      h(
        Text,
        { className: 'soft', style: styles.small },
        h(
          Link,
          { className: 'link', style: styles.link, href: `${siteUrl}${stopPath}` },
          'Unsubscribe',
        ),
      ),
    h(Text, { className: 'soft', style: styles.small }, listed([shop.name, ...shop.address])),
  );

/** Renders a mail as HTML. `siteUrl` has no trailing slash. */
export function mailPage(content: MailContent, siteUrl: string, shop: ShopHead): ReactElement {
  const { preview, heading, greeting, blocks, subject } = content;
  return h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('style', { dangerouslySetInnerHTML: { __html: sheetRules } }),
    ),
    h(
      Body,
      { className: 'ground', style: styles.ground },
      h(Preview, null, preview),
      h(
        Container,
        { style: styles.page },
        h(
          Text,
          { className: 'name', style: styles.name },
          h('span', { style: styles.dot, 'aria-hidden': true }, '● '),
          h(
            Link,
            { className: 'name', href: `${siteUrl}/`, style: { color: styles.name.color } },
            shop.name,
          ),
        ),
        h('div', { style: styles.edgeTop }, ' '),
        h('div', { style: styles.edge }, ' '),
        h(
          Section,
          { className: 'sheet', style: styles.sheet },
          h(Heading, { as: 'h1', className: 'ink unprinted', style: styles.heading }, heading),
          h(Text, { className: 'ink unprinted', style: styles.text }, greeting),
          ...blocks.map((block, index) => typesetBlock(block, String(index), siteUrl)),
        ),
        drawFooter(content, siteUrl, shop),
      ),
    ),
  );
}
