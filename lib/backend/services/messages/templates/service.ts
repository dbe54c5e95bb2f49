import type { Letter } from '../letter.ts';
import type { MessageData } from '../message-kinds.ts';
import type { Template } from '../template.ts';

export const enquiryReceived: Template<MessageData['enquiry_received']> = {
  mail: ({ name, subject }): Letter => ({
    subject: 'We have your enquiry',
    preview: 'A person reads it and answers you.',
    heading: 'We have your enquiry',
    greeting: `Namaste ${name},`,
    blocks: [
      {
        type: 'text',
        text: 'Thank you for writing to us. A person reads it and answers you.',
      },
      { type: 'facts', facts: [{ term: 'About', value: subject }] },
    ],
    reason: 'You get this mail because you wrote to us.',
  }),
};
