import { cutText } from '../../../../contract/cut-text.ts';
import type { Block, MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import type { Template } from '../template.ts';

export const questionAnswered: Template<MessageData['question_answered']> = {
  mail: ({ firstName, productName, path, question, answer }): MailContent => ({
    subject: `Your question about ${productName}`,
    preview: cutText(answer, 100).replace(/\s+/g, ' '),
    heading: 'We’ve answered your question',
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: question
          ? `You asked about ${productName}:`
          : `Here’s our answer to your question about ${productName}.`,
      },
      ...(question ? [{ type: 'quote', text: question } as const] : []),
      ...answer
        .split(/\n\s*\n/)
        .map((text) => text.trim())
        .filter(Boolean)
        .map((text): Block => ({ type: 'text', text })),
      { type: 'button', label: 'View product', path },
    ],
    reason: 'You’re receiving this email because you asked a question about a product.',
  }),
  withoutFreeText: (data) => ({ ...data, question: '' }),
};
