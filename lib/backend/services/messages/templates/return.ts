import { returnCheck } from '../../../../contract/order-texts.ts';
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
        'Please keep the items in their original packaging for now.',
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

const approvedTexts = ({ replacementId, isReceived }: MessageData['return_decided']) =>
  replacementId === null
    ? [
        'The courier will pick up your return from your delivery address. We’ll refund you once we receive it.',
        'Please keep the items packed until the courier picks them up.',
      ]
    : [
        `We’re sending you a free replacement: order ${formatOrderId(replacementId)}.`,
        !isReceived &&
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
      preview: 'We’ll check the items next.',
      heading: 'We’ve received your return',
      blocks: [
        `We’ve received your return for order ${formatOrderId(about.orderId)}. ${returnCheck}`,
      ],
    }),
  sms: {
    pattern:
      'We have received your return for ##shop## order ##order##. We will check the items and let you know once it is complete.',
    values: order,
  },
  data: orderData,
};

export const returnSettled: Template<MessageData['return_settled']> = {
  mail: (about) => {
    const title = `Your return for order ${formatOrderId(about.orderId)} is complete`;
    const details = 'See the order page for details.';
    const next = about.isRefundDue ? details : `You don’t need to do anything else. ${details}`;
    return orderMail({
      ...about,
      subject: title,
      preview: next,
      heading: 'Your return is complete',
      blocks: [`${title}. ${next}`],
    });
  },
  sms: {
    pattern:
      'Your return for ##shop## order ##order## is complete. See the order page for details.',
    values: order,
  },
  data: orderData,
};
