import type { MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { sayRupees } from '../say.ts';
import type { Template } from '../template.ts';
import { goodsRows } from './order-placed.ts';

export const backInStock: Template<MessageData['back_in_stock']> = {
  mail: ({ productName, path }): MailContent => ({
    subject: `${productName} is back`,
    preview: 'It can be had again.',
    heading: 'It is back',
    greeting: 'Namaste,',
    blocks: [
      {
        type: 'text',
        text: `${productName}, which you asked us about, can be had again.`,
      },
      { type: 'button', label: `See ${productName}`, path },
    ],
    reason: 'You asked us to tell you. This is the only mail that we send you about it.',
  }),
};

export const abandonedCart: Template<MessageData['abandoned_cart']> = {
  mail: ({ firstName, lines, total, stopPath }): MailContent => ({
    subject: 'Your cart still waits for you',
    preview: 'We have kept what you chose.',
    heading: 'Your cart still waits',
    greeting: `Namaste ${firstName},`,
    blocks: [
      {
        type: 'text',
        text: 'You put this into your cart and then had other things to do. We have kept it; prices are those of today.',
      },
      {
        type: 'ledger',
        rows: goodsRows(lines),
        total: { label: 'Goods', amount: sayRupees(total) },
      },
      { type: 'button', label: 'See your cart', path: '/cart' },
    ],
    reason: 'You get this mail because you asked for our news.',
    stopPath,
  }),
};
