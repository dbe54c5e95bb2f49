import type { MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import { sayRupees } from '../say.ts';
import type { Template } from '../template.ts';
import { goodsRows } from './order-placed.ts';

export const backInStock: Template<MessageData['back_in_stock']> = {
  mail: ({ productName, path }): MailContent => ({
    subject: `Back in stock: ${productName}`,
    preview: 'Order before it sells out again.',
    heading: 'Back in stock',
    greeting: 'Namaste,',
    blocks: [
      {
        type: 'text',
        text: `Good news: ${productName} is back in stock. Order before it sells out again.`,
      },
      { type: 'button', label: 'View product', path },
    ],
    reason: 'You asked us to let you know. This is the only email we’ll send about it.',
  }),
};

export const abandonedCart: Template<MessageData['abandoned_cart']> = {
  mail: ({ firstName, lines, total, stopPath }): MailContent => ({
    subject: 'You left something in your cart',
    preview: 'Your cart is saved.',
    heading: 'You left something in your cart',
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: 'Your cart is saved. Here’s what’s still available, at today’s prices.',
      },
      {
        type: 'ledger',
        rows: goodsRows(lines),
        total: { label: 'Subtotal', amount: sayRupees(total) },
      },
      { type: 'button', label: 'View cart', path: '/cart' },
    ],
    reason:
      'You’re receiving this email because you signed up for offers, news and cart reminders.',
    stopPath,
  }),
};
