import { formatOrderId } from '../../order/order-id.ts';
import type { ParcelNews } from '../message-kinds.ts';
import { sayRupees } from '../say.ts';
import type { Template } from '../template.ts';
import { orderData, orderMail } from './order-mail.ts';

const parcelName = ({ orderId, parcel }: ParcelNews) =>
  parcel === null
    ? `your order ${formatOrderId(orderId)}`
    : `parcel ${parcel} of your order ${formatOrderId(orderId)}`;

interface ParcelTexts {
  subject: (name: string) => string;
  text: string;
  asksForCash?: boolean;
}

const news = ({ subject, text, asksForCash = false }: ParcelTexts): Template<ParcelNews> => ({
  mail: (about) => {
    const title = subject(parcelName(about));
    const { courier, trackingNumber, trackingUrl, cashDue } = about;
    const facts = [
      { term: 'Courier', value: courier },
      { term: 'Tracking number', value: trackingNumber },
      { term: 'Track it at', value: trackingUrl },
    ].filter((fact): fact is { term: string; value: string } => Boolean(fact.value));
    return orderMail({
      ...about,
      subject: title,
      preview: text,
      heading: title,
      blocks: [
        text,
        facts.length > 0 && { type: 'facts', facts },
        asksForCash && cashDue > 0 && `Please keep ${sayRupees(cashDue)} at hand.`,
      ],
    });
  },
  data: orderData,
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const parcelHandedOver = news({
  subject: (name) => `${capital(name)} is on its way`,
  text: 'We have handed it to the courier.',
  asksForCash: true,
});

export const parcelOutForDelivery = news({
  subject: (name) => `${capital(name)} arrives today`,
  text: 'The courier has it out for delivery.',
  asksForCash: true,
});

export const parcelAttemptFailed = news({
  subject: (name) => `${capital(name)} could not be delivered`,
  text: 'The courier did not reach you and tries again. If the address or the telephone number is wrong, please answer this email.',
  asksForCash: true,
});

export const parcelDelivered = news({
  subject: (name) => `${capital(name)} has arrived`,
  text: 'The other parcels of the order follow.',
});
