import type { MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import { sayRupees } from '../say.ts';
import type { Template } from '../template.ts';
import { goodsRows } from './order-placed.ts';

export const backInStock: Template<MessageData['back_in_stock']> = {
  mail: ({ productName, path }): MailContent => ({
    subject: `${productName} is back`,
    preview: 'It is back in stock.',
    heading: 'It is back',
    greeting: 'Namaste,',
    blocks: [
      {
        type: 'text',
        text: `${productName}, which you asked us about, is back in stock.`,
      },
      { type: 'button', label: `See ${productName}`, path },
    ],
    reason: 'You asked us to tell you. This is the only email that we send you about it.',
  }),
};

export const abandonedCart: Template<MessageData['abandoned_cart']> = {
  mail: ({ firstName, lines, total, stopPath }): MailContent => ({
    subject: 'Your cart still waits for you',
    preview: 'We have kept what you chose.',
    heading: 'Your cart still waits',
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: 'We saved the items in your cart. Prices are those of today.',
      },
      {
        type: 'ledger',
        rows: goodsRows(lines),
        total: { label: 'Items', amount: sayRupees(total) },
      },
      { type: 'button', label: 'See your cart', path: '/cart' },
    ],
    reason: 'You get this email because you asked for our news.',
    stopPath,
  }),
};
