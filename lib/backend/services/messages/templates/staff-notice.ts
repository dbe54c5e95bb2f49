import type { MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import type { Template } from '../template.ts';

export const staffNotice: Template<MessageData['staff_notice']> = {
  mail: ({ title, body, path }, shop): MailContent => ({
    subject: title,
    preview: body,
    heading: title,
    greeting: 'Namaste,',
    blocks: [
      { type: 'text', text: body },
      { type: 'button', label: 'Open the back office', path },
    ],
    reason: `You turned on this notification in the back office of ${shop}. You can turn it off under Notifications.`,
  }),
};
