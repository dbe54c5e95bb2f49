import { Button, Section, Text } from '@react-email/components';
import { createElement as h, type ReactElement } from 'react';
import type { Block, LedgerRow } from './mail-content.ts';
import { styles } from './mail-style.ts';

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

const table = (key: string, rows: ReactElement[]) =>
  h(
    'table',
    { key, role: 'presentation', cellPadding: 0, cellSpacing: 0, style: styles.table },
    h('tbody', null, rows),
  );

function ledgerRow({ label, detail, amount }: LedgerRow, index: number, isTotal: boolean) {
  const more = isTotal ? styles.total : {};
  const className = isTotal ? 'ink total' : 'ink';
  return h(
    'tr',
    { key: index },
    h(
      'td',
      { className, style: { ...styles.ledgerLabel, ...more } },
      label,
      detail &&
        h(
          'div',
          { className: 'soft', style: { ...styles.small, margin: 0, fontWeight: 400 } },
          detail,
        ),
    ),
    h('td', { className, style: { ...styles.ledgerAmount, ...more } }, amount),
  );
}

const ledger = ({ rows, total }: BlockOf<'ledger'>, key: string) =>
  table(key, [
    ...rows.map((row, index) => ledgerRow(row, index, false)),
    ledgerRow(total, rows.length, true),
  ]);

const facts = (block: BlockOf<'facts'>, key: string) =>
  table(
    key,
    block.facts.map(({ term, value }) =>
      h(
        'tr',
        { key: term },
        h('td', { className: 'soft', style: styles.factTerm }, term),
        h('td', { className: 'ink', style: styles.factValue }, value),
      ),
    ),
  );

const voucher = ({ amount, code, to, from, message }: BlockOf<'voucher'>, key: string) =>
  h(
    Section,
    { key, className: 'card', style: styles.card },
    h(Text, { className: 'soft', style: styles.small }, 'Gift voucher'),
    h(Text, { className: 'ink', style: styles.cardAmount }, amount),
    h(Text, { className: 'ink code', style: styles.cardCode }, code),
    h(Text, { className: 'ink', style: { ...styles.text, margin: 0 } }, `For ${to}, from ${from}`),
    message &&
      h(
        Text,
        {
          className: 'ink',
          style: { ...styles.quote, margin: '16px 0 0', padding: 0, border: 'none' },
        },
        `“${message}”`,
      ),
  );

/** Renders one block of a mail. `siteUrl` has no trailing slash. */
export function typesetBlock(block: Block, key: string, siteUrl: string): ReactElement {
  switch (block.type) {
    case 'text':
      return h(Text, { key, className: 'ink unprinted', style: styles.text }, block.text);
    case 'ledger':
      return ledger(block, key);
    case 'facts':
      return facts(block, key);
    case 'quote':
      return h(Text, { key, className: 'ink', style: styles.quote }, `“${block.text}”`);
    case 'button':
      return h(
        Button,
        {
          key,
          className: 'do unprinted',
          style: styles.button,
          href: `${siteUrl}${block.path}`,
        },
        block.label,
      );
    case 'voucher':
      return voucher(block, key);
  }
}
