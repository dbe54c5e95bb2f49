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
      subject: `We have your request to return order ${name}`,
      preview: 'We look at it within a working day.',
      heading: 'We have your request',
      blocks: [
        `You would like to return goods of your order ${name}. We look at it within a working day and tell you when they are picked up.`,
        'Please keep them with their packing until then.',
      ],
    });
  },
  sms: {
    pattern:
      'We have your request to return goods of ##shop## order ##order##. We look at it within a working day.',
    values: order,
  },
  data: orderData,
  isCustomerTriggered: true,
};

const whatBecomesOfIt = ({ replacementId }: MessageData['return_decided']) =>
  replacementId === null
    ? 'Its price goes back to you once it is here.'
    : `We replace it by order ${formatOrderId(replacementId)}, which costs you nothing and is packed next.`;

export const returnDecided: Template<MessageData['return_decided']> = {
  mail: (about) => {
    const name = formatOrderId(about.orderId);
    return orderMail({
      ...about,
      subject: about.isAccepted
        ? `Your return of order ${name} is accepted`
        : `About your return of order ${name}`,
      preview: about.isAccepted ? 'We have it picked up.' : 'We cannot take it back.',
      heading: about.isAccepted ? 'Your return is accepted' : 'We cannot take it back',
      blocks: [
        about.isAccepted
          ? `We take back what you named of your order ${name} and have it picked up at the address that it was sent to.`
          : `We have looked at your request to return goods of your order ${name}, and cannot take them back.`,
        about.isAccepted && whatBecomesOfIt(about),
        about.note,
        !about.isAccepted && 'If you disagree, answer this email: a person reads it.',
      ],
    });
  },
  sms: {
    pattern: 'Your return of ##shop## order ##order## is ##decision##. See the page of your order.',
    values: (about) => ({
      ...order(about),
      decision: about.isAccepted ? 'accepted' : 'not accepted',
    }),
  },
  data: orderData,
};

export const returnReceived: Template<MessageData['return_received']> = {
  mail: (about) =>
    orderMail({
      ...about,
      subject: `What you returned of order ${formatOrderId(about.orderId)} has come back to us`,
      preview: 'The order page shows what happens next.',
      heading: 'Your return is here',
      blocks: [
        `What you returned of order ${formatOrderId(about.orderId)} has come back to us. The order page shows what happens next.`,
      ],
    }),
  sms: {
    pattern: 'What you returned of ##shop## order ##order## is here. See the page of your order.',
    values: order,
  },
  data: orderData,
};

export const returnSettled: Template<MessageData['return_settled']> = {
  mail: (about) =>
    orderMail({
      ...about,
      subject: `Your return of order ${formatOrderId(about.orderId)} is settled`,
      preview: 'Nothing is left to do.',
      heading: 'Your return is settled',
      blocks: [
        `Your return of order ${formatOrderId(about.orderId)} is settled. The order page shows the result.`,
      ],
    }),
  sms: {
    pattern: 'Your return of ##shop## order ##order## is settled. See the page of your order.',
    values: order,
  },
  data: orderData,
};
