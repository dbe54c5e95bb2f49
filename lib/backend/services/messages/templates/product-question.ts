import { cutText } from '../../../../contract/cut-text.ts';
import type { Block, MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import type { Template } from '../template.ts';

export const questionAnswered: Template<MessageData['question_answered']> = {
  mail: ({ firstName, productName, path, question, answer }): MailContent => ({
    subject: `Our answer about ${productName}`,
    preview: cutText(answer, 100).replace(/\s+/g, ' '),
    heading: 'Our answer',
    greeting: namaste(firstName),
    blocks: [
      { type: 'text', text: `You asked about ${productName}${question && ':'}` },
      ...(question ? [{ type: 'quote', text: question } as const] : []),
      ...answer
        .split(/\n\s*\n/)
        .map((text) => text.trim())
        .filter(Boolean)
        .map((text): Block => ({ type: 'text', text })),
      { type: 'button', label: `See ${productName}`, path },
    ],
    reason: 'You get this email because you asked us about a product.',
  }),
  withoutFreeText: (data) => ({ ...data, question: '' }),
};
