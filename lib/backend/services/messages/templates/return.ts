import { formatOrderId } from '../../order/order-id.ts';
import type { MessageData } from '../message-kinds.ts';
import type { Template } from '../template.ts';
import { orderData, orderMail } from './order-mail.ts';

const order = ({ orderId }: { orderId: number }) => ({ order: formatOrderId(orderId) });

export const returnRequested: Template<MessageData['return_requested']> = {
  mail: (about) => {
    const name = formatOrderId(about.orderId);
    return orderMail({
      ...about,
      subject: `Return request received for order ${name}`,
      preview: 'We’ll review it within one working day.',
      heading: 'Return request received',
      blocks: [
        `We’ve received your return request for order ${name}. We’ll review it within one working day and email you our decision.`,
        'Please keep the items in their original packaging until then.',
      ],
    });
  },
  sms: {
    pattern:
      'We have received your return request for ##shop## order ##order##. We will review it within one working day.',
    values: order,
  },
  data: orderData,
  isCustomerTriggered: true,
};

const approvedTexts = ({ replacementId }: MessageData['return_decided']) =>
  replacementId === null
    ? [
        'The courier will pick up your return from your delivery address. We’ll refund you once we receive it.',
      ]
    : [
        `We’re sending you a free replacement: order ${formatOrderId(replacementId)}.`,
        'Please keep the items you’re returning until the replacement arrives. The courier may need to pick them up.',
      ];

export const returnDecided: Template<MessageData['return_decided']> = {
  mail: (about) => {
    const name = formatOrderId(about.orderId);
    const { isAccepted, replacementId, note } = about;
    return orderMail({
      ...about,
      subject: isAccepted
        ? `Your return for order ${name} is approved`
        : `Your return request for order ${name}`,
      preview: isAccepted
        ? replacementId === null
          ? 'The courier will pick up your return.'
          : 'We’re sending you a free replacement.'
        : 'We couldn’t approve this return.',
      heading: isAccepted ? 'Your return is approved' : 'We couldn’t approve your return',
      blocks: [
        ...(isAccepted
          ? [`We’ve approved your return for order ${name}.`, ...approvedTexts(about)]
          : [`We’ve reviewed your return request for order ${name} and can’t approve it.`]),
        note,
        !isAccepted && 'If you think we’ve got this wrong, reply to this email.',
      ],
    });
  },
  sms: {
    pattern:
      'Your return request for ##shop## order ##order## has been ##decision##. See the order page for details.',
    values: (about) => ({
      ...order(about),
      decision: about.isAccepted ? 'approved' : 'declined',
    }),
  },
  data: orderData,
};

export const returnReceived: Template<MessageData['return_received']> = {
  mail: (about) =>
    orderMail({
      ...about,
      subject: `We’ve received your return for order ${formatOrderId(about.orderId)}`,
      preview: 'See the order page for what happens next.',
      heading: 'We’ve received your return',
      blocks: [
        `We’ve received your return for order ${formatOrderId(about.orderId)}. See the order page for what happens next.`,
      ],
    }),
  sms: {
    pattern:
      'We have received your return for ##shop## order ##order##. See the order page for what happens next.',
    values: order,
  },
  data: orderData,
};

export const returnSettled: Template<MessageData['return_settled']> = {
  mail: (about) =>
    orderMail({
      ...about,
      subject: `Your return for order ${formatOrderId(about.orderId)} is complete`,
      preview: 'You don’t need to do anything else.',
      heading: 'Your return is complete',
      blocks: [
        `Your return for order ${formatOrderId(about.orderId)} is complete. You don’t need to do anything else. The details are on the order page.`,
      ],
    }),
  sms: {
    pattern:
      'Your return for ##shop## order ##order## is complete. See the order page for details.',
    values: order,
  },
  data: orderData,
};
