import { formatOrderId } from '../../order/order-id.ts';
import type { ParcelNews, Tracked } from '../message-kinds.ts';
import { sayCashDue, sayRupees } from '../say.ts';
import type { Template } from '../template.ts';
import { orderData, orderMail } from './order-mail.ts';

export const parcelName = ({ orderId, parcel }: Pick<ParcelNews, 'orderId' | 'parcel'>): string =>
  parcel === null
    ? `your order ${formatOrderId(orderId)}`
    : `parcel ${parcel} of your order ${formatOrderId(orderId)}`;

export const trackingFacts = ({ courier, trackingNumber, trackingUrl }: Tracked) =>
  [
    { term: 'Courier', value: courier },
    { term: 'Tracking number', value: trackingNumber },
    { term: 'Tracking link', value: trackingUrl },
  ].filter((fact): fact is { term: string; value: string } => Boolean(fact.value));

interface ParcelTexts {
  subject: (name: string) => string;
  text: (name: string) => string;
  asksForCash?: boolean;
}

const news = ({ subject, text, asksForCash = false }: ParcelTexts): Template<ParcelNews> => ({
  mail: (about) => {
    const name = parcelName(about);
    const title = subject(name);
    const said = text(name);
    const facts = trackingFacts(about);
    return orderMail({
      ...about,
      subject: title,
      preview: said,
      heading: title,
      blocks: [
        said,
        facts.length > 0 && { type: 'facts', facts },
        asksForCash && about.cashDue > 0 && sayCashDue(sayRupees(about.cashDue), about.isGift),
      ],
    });
  },
  data: orderData,
});

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const parcelOutForDelivery = news({
  subject: (name) => `${capital(name)} is out for delivery`,
  text: (name) => `${capital(name)} should reach you today.`,
  asksForCash: true,
});

export const parcelAttemptFailed = news({
  subject: (name) => `We couldn’t deliver ${name}`,
  text: (name) =>
    `The courier couldn’t deliver ${name} and will try again. Wrong address or mobile number? Reply to this email.`,
  asksForCash: true,
});

export const parcelDelivered = news({
  subject: (name) => `${capital(name)} has been delivered`,
  text: () => 'We’ll keep you posted on the rest of your order.',
});
