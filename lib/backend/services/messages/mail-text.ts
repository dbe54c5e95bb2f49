import type { ShopHead } from '../shop-profile/read-head.ts';
import type { Block, LedgerRow, MailContent } from './mail-content.ts';

/*
 * Stored messages contain storefront URLs as `site:/path`; the domain is inserted when they are
 * sent.
 */
const inShop = /\bsite:(?=\/)/g;

/** Replaces `site:/path` by full URLs. `siteUrl` has no trailing slash. */
export function withAddresses(text: string, siteUrl: string): string {
  return text.replace(inShop, () => siteUrl);
}

const row = ({ label, detail, amount }: LedgerRow) =>
  `${label}${detail ? ` (${detail})` : ''}: ${amount}`;

function blockText(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'ledger':
      return [...block.rows, block.total].map(row).join('\n');
    case 'facts':
      return block.facts.map(({ term, value }) => `${term}: ${value}`).join('\n');
    case 'quote':
      return `“${block.text}”`;
    case 'button':
      return `${block.label}: site:${block.path}`;
    case 'voucher':
      return [
        `Gift voucher of ${block.amount}`,
        `Code: ${block.code}`,
        `For ${block.to}, from ${block.from}`,
        ...(block.message ? [`“${block.message}”`] : []),
      ].join('\n');
  }
}

/** A new shop has neither address nor contact yet. */
export const listed = (parts: string[]): string => parts.filter(Boolean).join(', ');

/** Returns the whole mail as plain text, with storefront URLs as `site:/path`. */
export function mailText(
  { heading, greeting, blocks, reason, stopPath }: MailContent,
  shop: ShopHead,
): string {
  return [
    heading,
    greeting,
    ...blocks.map(blockText),
    [shop.name, listed([shop.email, shop.phone])].filter(Boolean).join('\n'),
    reason,
    ...(stopPath ? [`Unsubscribe: site:${stopPath}`] : []),
  ].join('\n\n');
}
