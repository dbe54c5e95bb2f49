import { noBenefits } from '../../../contract/elite-benefits.ts';
import { renderMail } from './render-mail.ts';
import { fillSms, toSmsValues } from './fill-sms.ts';
import { mailText, withAddresses } from './mail-text.ts';
import type { MessageData, MessageKind } from './message-kinds.ts';
import { samples, samplesOf } from './samples.ts';
import { sayPeriod } from './say.ts';
import type { Template } from './template.ts';
import { messageKinds, smsKinds, templates } from './templates.ts';

const siteUrl = 'https://shop.example.in';
const shop = {
  name: 'SOSE',
  smsName: 'SOSE',
  membership: 'SOSE Elite',
  address: ['1 Test Lane', 'Surat 395003, Gujarat'],
  email: 'us@example.in',
  phone: '+91 90000 00001',
};
const findTemplate = <Kind extends MessageKind>(kind: Kind): Template<MessageData[Kind]> =>
  templates[kind];

function write<Kind extends MessageKind>(
  kind: Kind,
  data: MessageData[Kind] = samples[kind],
  shopName = shop.name,
) {
  const membership = shopName === shop.name ? shop.membership : `${shopName} Club`;
  const named = { ...shop, name: shopName, membership };
  const { mail, sms, data: shown, codes = {} } = findTemplate(kind);
  const letter = mail?.(data, shopName, membership);
  return {
    letter,
    text: letter && withAddresses(mailText(letter, named), siteUrl),
    html: letter && renderMail(letter, siteUrl, named),
    sms:
      sms && fillSms(sms.pattern, toSmsValues({ shop: shopName, membership, ...sms.values(data) })),
    shown: shown?.(data),
    codes: Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, code(data)])),
  };
}

function changed<Data>(data: Data, change: (text: string) => string): Data {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]));
  };
  return walk(data) as Data;
}

const everySample = messageKinds.flatMap((kind) =>
  samplesOf(kind).map(({ name, data }) => ({ kind, name, data })),
);

/* Days, and values that are no texts. */
const fixed = /^(\d{4}-\d{2}-\d{2}|gift_voucher|by_hand(_soon)?)$/;
const holes = /undefined|null|NaN|\[object|Invalid/;

describe('every message', () => {
  it.each(everySample)('$kind ($name) is whole, as HTML, as text and as an SMS', async (sample) => {
    const { letter, text, html, sms } = write(sample.kind, sample.data);
    expect(letter ?? sms).toBeDefined();
    for (const part of [letter?.subject, text, await html, sms]) {
      if (part !== undefined) expect(part).not.toMatch(holes);
    }
    if (!letter) return;
    expect(letter.subject).not.toMatch(/[\r\n]/);
    // A long address must not make the page wider than the screen.
    expect(await html).toContain('overflow-wrap:anywhere');
    expect(text).toContain(letter.greeting);
    expect(text?.startsWith(`${letter.heading}\n\n`)).toBe(true);
    expect(text).not.toContain('site:');
    expect(await html).toContain(letter.heading.replaceAll("'", '&#x27;'));
    expect(await html).not.toMatch(/<img|<script|src=/);
  });

  it.each(everySample)('$kind ($name) is from the shop whose name it says', async (sample) => {
    const { text, html, sms, letter } = write(sample.kind, sample.data, 'Tulsi & Co');
    for (const part of [letter?.subject, letter?.preview, text, await html, sms]) {
      if (part !== undefined) expect(part).not.toMatch(/SOSE|\bElite\b/);
    }
    if (letter) {
      expect(text).toContain('Tulsi & Co\nus@example.in, +91 90000 00001');
      expect(await html).toContain('Tulsi &amp; Co, 1 Test Lane, Surat 395003, Gujarat');
    }
    if (sms && !sms.includes('SOSE Elite')) expect(sms).toContain('Tulsi & Co');
  });

  it.each(messageKinds.filter((kind) => 'orderId' in samples[kind]))(
    '%s names the order and leads to it',
    async (kind) => {
      const { text, html, sms, shown, letter } = write(kind);
      expect(letter?.subject).toContain('SO-000123');
      expect(text).toContain(`${siteUrl}/orders/SO-000123`);
      expect(await html).toContain(`href="${siteUrl}/orders/SO-000123"`);
      if (kind.startsWith('parcel_')) expect(sms).toBeUndefined();
      else expect(sms).toContain('SO-000123');
      expect(shown).toEqual({ order_id: 'SO-000123' });
    },
  );

  it.each(messageKinds)('%s leaves no secret in the outbox', (kind) => {
    const notSecret = ['order_id', 'enquiry', 'calendar'];
    expect(notSecret).toEqual(expect.arrayContaining(Object.keys(write(kind).shown ?? {})));
  });

  it.each(everySample)('$kind ($name) escapes whatever people have typed', async (sample) => {
    const { kind } = sample;
    const typed = `<script>alert("1")</script>&'`;
    const data = changed(sample.data, (text) => (fixed.test(text) ? text : `${text}${typed}`));
    const { html } = write(kind, data);
    expect((await html) ?? '').not.toContain('<script');
    expect((await html) ?? '').not.toContain('alert("1")');
  });

  it.each(everySample.filter(({ kind }) => smsKinds.includes(kind)))(
    '$kind ($name) fits into one SMS, however long its values are',
    (sample) => {
      const { kind, data } = sample;
      const pattern = findTemplate(kind).sms?.pattern ?? '';
      expect(pattern).toMatch(/^[\x20-\x7e]+$/);
      expect(write(kind, data).sms?.length).toBeLessThanOrEqual(160);
      const long = changed(data, (text) => (fixed.test(text) ? text : text.repeat(9)));
      const dear = { ...long, payable: 99_999_999, amount: 99_999_999, refund: 99_999_999 };
      expect(write(kind, dear as typeof long).sms?.length).toBeLessThanOrEqual(160);
      // A long shop name makes it two parts, each of 153 characters.
      const longName = 'Organic Hut and Naturals of Kutch';
      expect(write(kind, dear as typeof long, longName).sms?.length).toBeLessThanOrEqual(306);
    },
  );
});

describe('the words of an order', () => {
  it('account for every rupee', () => {
    const { text } = write('order_placed');
    for (const row of [
      'Raw Forest Honey (2 items): ₹998',
      'Tulsi Green Tea (1 item): ₹249.50',
      'Discount: −₹124.75',
      'Gift voucher: −₹500',
      'Delivery: ₹70',
      'Cash on Delivery fee: ₹30',
      'Total: ₹722.75\n\nThe amounts above include ₹58.23 GST.',
      'Expected delivery: By 27 Nov 2026',
    ]) {
      expect(text).toContain(row);
    }
    expect(write('order_placed').sms).toBe(
      'Your SOSE order SO-000123 for Rs 722.75 has been placed. Expected delivery: by 27 Nov 2026.',
    );
  });

  const billed = ['order_placed', 'order_paid', 'order_changed'];
  it.each(everySample.filter(({ kind }) => billed.includes(kind)))(
    '$kind ($name) lists rows that add up to the total',
    ({ kind, data }) => {
      const bill = write(kind, data).letter?.blocks.find(({ type }) => type === 'ledger');
      if (bill?.type !== 'ledger') throw new Error('There is no bill');
      const paise = (amount: string) =>
        Math.round(Number(amount.replace('−', '-').replaceAll(/[₹,]/g, '')) * 100);
      const sum = bill.rows.reduce((all, { amount }) => all + paise(amount), 0);
      expect(sum).toBe(paise(bill.total.amount));
    },
  );

  it('include the GST in the total where no gift voucher pays', () => {
    const sample = samples.order_placed;
    const { text } = write('order_placed', { ...sample, giftVoucherAmount: 0, payable: 122_275 });
    expect(text).toContain('Total (includes ₹58.23 GST): ₹1,222.75');
    expect(text).not.toContain('The amounts above');
  });

  it('say that a gift voucher pays for all of it', () => {
    const sample = samples.order_placed;
    const covered = { ...sample, giftVoucherAmount: 122_275, payable: 0 };
    expect(write('order_placed', covered).sms).toContain('for Rs 0 (paid by gift voucher) has');
  });

  it('say what is still due after a part payment', () => {
    const { text, sms } = write('order_paid', { ...samples.order_paid, balanceDue: 10_000 });
    expect(text).toContain('We’ve received ₹622.75 for your order');
    expect(text).toContain('Total: ₹722.75');
    expect(text).toContain('₹100 is still due. You can pay on the order page.');
    expect(sms).toContain('Rs 622.75');
    expect(write('order_paid').text).toContain('Paid: ₹722.75');
    expect(write('order_paid').text).not.toContain('still due');
  });

  it('confirm a paid order with all that was ordered', () => {
    const { text } = write('order_paid');
    for (const part of [
      'Your order is confirmed. We’ll pack it with care',
      'The amounts above include ₹58.23 GST.',
      'Payment: Online Payment',
      'Expected delivery: By 27 Nov 2026',
      'Deliver to: Asha Patel, 12 Lake View',
      'Your gift message:\n\n“For your new kitchen.',
    ]) {
      expect(text).toContain(part);
    }
    const later = { ...samples.order_paid, isConfirming: false };
    expect(write('order_paid', later).text).toContain(
      'nothing left to pay when your order arrives',
    );
    expect(write('order_paid', later).text).not.toContain('confirmed');
    const partly = { ...later, balanceDue: 10_000 };
    expect(write('order_paid', partly).text).not.toContain('nothing left to pay');
  });

  it.each([
    [
      { isCancelled: true },
      /had already been cancelled[^]*Please order again\./,
      'the order was cancelled.',
    ],
    [
      { isCancelled: false },
      /booked with the courier as Cash on Delivery[^]*Please pay the courier when/,
      'the courier will collect cash.',
    ],
    [
      { wasPaidAlready: true },
      /refunding the second payment\.[^]*It can take/,
      'the order was already paid for.',
    ],
  ])('say what becomes of an order whose payment is refunded: %j', (facts, mail, end) => {
    const sample = samples.order_payment_returned;
    const { text, sms } = write('order_payment_returned', { ...sample, ...facts });
    expect(text).toMatch(mail);
    expect(sms?.endsWith(`is being refunded, as ${end}`)).toBe(true);
  });

  it('offer the invoice of an order that has one', () => {
    const packed = { ...samples.order_packed, hasInvoice: false };
    expect(write('order_packed').text).toContain('You can download the invoice');
    expect(write('order_packed', packed).text).not.toContain('invoice');
  });

  it('say who brings it, and how much cash to keep ready', () => {
    const shipped = samples.order_shipped;
    const bare = { number: 1, courier: null, trackingNumber: null, trackingUrl: null, cashDue: 0 };
    const withoutCourier = { ...shipped, parcels: [bare] };
    expect(write('order_shipped').text).toContain('on its way with Blue Kite');
    expect(write('order_shipped').text).toContain('Please keep ₹722.75 ready in cash');
    expect(write('order_shipped', withoutCourier).text).toContain(
      'Your order SO-000123 is on its way.',
    );
    expect(write('order_shipped', withoutCourier).text).not.toContain('Tracking');
    expect(write('order_shipped').text).not.toContain('parcel');
    expect(write('order_shipped', withoutCourier).text).not.toContain('in cash');
  });

  it('say which part of an order is on its way', () => {
    const shipped = samples.order_shipped;
    const [one] = shipped.parcels;
    if (!one) throw new Error('The sample has no parcel');
    const parcels = [
      { ...one, number: 1, cashDue: 70_000 },
      { ...one, number: 2, courier: 'Red Panda', trackingNumber: 'RP 77120', cashDue: 30_000 },
    ];
    const first = write('order_shipped', { ...shipped, further: 2 });
    expect(first.letter?.subject).toBe('Parcel 1 of your order SO-000123 is on its way');
    expect(first.text).toContain('Please keep cash ready: ₹722.75 for parcel 1.');
    expect(first.text).toContain('2 more parcels will follow.');
    const gift = write('order_shipped', { ...shipped, further: 2, isGift: true });
    expect(gift.text).toContain(
      'The person receiving this gift will have to pay ₹722.75 for parcel 1 in cash.',
    );
    expect(gift.text).not.toContain('keep');
    expect(first.sms).toContain('order SO-000123 (parcel 1) is on its way with Blue Kite.');

    const some = write('order_shipped', { ...shipped, parcels, further: 1 });
    expect(some.letter?.subject).toBe('Part of your order SO-000123 is on its way');
    expect(some.text).toContain('Another parcel will follow.');
    expect(some.sms).toContain('order SO-000123 (parcels 1 and 2) is on its way');

    const all = write('order_shipped', { ...shipped, parcels });
    expect(all.letter?.subject).toBe('Your order SO-000123 is on its way');
    expect(all.text).toContain('is on its way with Blue Kite and Red Panda.');
    expect(all.text).toContain('Parcel 1: Blue Kite, BK 4482 1190\nParcel 2: Red Panda, RP 77120');
    expect(all.text).toContain('Please keep cash ready: ₹700 for parcel 1 and ₹300 for parcel 2.');
    expect(all.text).not.toContain('follow');
    expect(all.sms).toContain('with Blue Kite and Red Panda. Tracking: see the order page.');
  });

  it('say that the tracking number is another one', () => {
    const corrected = { ...samples.order_shipped, further: 1, isCorrected: true };
    const { letter, text, sms } = write('order_shipped', corrected);
    expect(letter?.subject).toBe('New tracking details for your order SO-000123');
    expect(text).toContain('have changed. Please use the new ones from now on.');
    expect(text).toContain('Courier: Blue Kite\nTracking number: BK 4482 1190');
    expect(text).not.toMatch(/in cash|will follow/);
    expect(sms).toContain('Tracking: BK 4482 1190 (new).');
  });

  it('do not call an order delivered of which a part was lost', () => {
    const part = write('order_delivered', { ...samples.order_delivered, isPartial: true });
    expect(part.letter?.subject).toBe('Part of your order SO-000123 has been delivered');
    expect(part.text).toContain(
      'The rest couldn’t be delivered. We’ll refund anything you’ve paid for it.',
    );
    expect(part.text).toContain('Something damaged');
    expect(part.text).not.toContain('love');
    expect(part.sms).toContain('has been partly delivered.');
    expect(write('order_delivered').sms).toContain('SO-000123 has been delivered.');
  });

  it('name the last days for a return, as the calendar stands in India', () => {
    const deliveredAt = new Date('2026-11-26T20:00:00Z');
    const { text } = write('order_delivered', { ...samples.order_delivered, deliveredAt });
    expect(text).toContain('by 2 Dec 2026 and we’ll replace it');
    expect(text).toContain('until 12 Dec 2026');
  });

  it('say what comes back of an order that is cancelled', () => {
    const cancelled = samples.order_cancelled;
    const { text } = write('order_cancelled');
    expect(text).toContain('₹722.75 will be refunded to your original payment method');
    expect(text).toContain('We’ve added ₹500 back to your gift voucher');
    expect(text).toContain('Reason: Ordered by mistake');
    expect(write('order_cancelled', { ...cancelled, refund: 0 }).letter?.preview).toBe(
      'We’ve added ₹500 back to your gift voucher.',
    );
    const unpaid = { ...cancelled, refund: 0, giftVoucherAmount: 0, reason: undefined };
    expect(write('order_cancelled', unpaid).text).toContain('No payment was taken');
    expect(write('order_cancelled', unpaid).text).not.toContain('Reason');
    expect(write('order_cancelled', unpaid).sms).toContain('No payment was taken');
    const replacement = write('order_cancelled', { ...unpaid, replacesId: 122 });
    expect(replacement.text).toContain('It was the free replacement for order SO-000122.');
    expect(`${replacement.text} ${replacement.sms}`).not.toContain('No payment');
    const inReview = { ...unpaid, inReview: 61_000 };
    expect(write('order_cancelled', inReview).text).toContain(
      'We’re still checking your payment of ₹610. We’ll refund what we’ve received.',
    );
    expect(write('order_cancelled', inReview).text).not.toContain('No payment');
    expect(write('order_cancelled', inReview).sms).toContain('Refund after payment review');
    expect(write('order_cancelled', { ...cancelled, inReview: 61_000 }).text).toContain('₹610');
    const sms = (refund: number, giftVoucherAmount: number) =>
      write('order_cancelled', { ...cancelled, refund, giftVoucherAmount }).sms;
    expect(sms(72_275, 0)).toMatch(/cancelled\. Refund: Rs 722\.75\.$/);
    expect(sms(0, 50_000)).toMatch(/cancelled\. Refunded to your gift voucher\.$/);
    expect(sms(72_275, 50_000)).toMatch(/cancelled\. Refund details on order page\.$/);
  });

  it('apologise for what the shop has cancelled, and say which fee it retains', () => {
    const cancelled = samples.order_cancelled;
    const ours = { ...cancelled, isByStore: true };
    const fee = { ...cancelled, retainedFee: 10_000 };
    expect(write('order_cancelled').text).not.toMatch(/sorry|deducted/);
    expect(write('order_cancelled', ours).text).toContain(
      'We’re sorry, but we’ve had to cancel your order SO-000123.',
    );
    expect(write('order_cancelled', fee).text).toContain(
      'We’ve deducted the delivery fee of ₹100, as the order was returned to us undelivered.',
    );
    expect(write('order_cancelled', { ...fee, isByStore: true }).text).toContain(
      'We’ve deducted the delivery fee of ₹100.',
    );
  });

  it.each([
    [undefined, 'on its way'],
    ['gift_voucher', 'in your gift voucher'],
  ] as const)('say by SMS that a refund (%s) is %s', (how, where) => {
    expect(write('order_refunded', { ...samples.order_refunded, how }).sms).toBe(
      `Your refund of Rs 722.75 for SOSE order SO-000123 is ${where}. See the order page for details.`,
    );
  });

  it('name the code of a gift voucher that was sent again no more', () => {
    const refund = { ...samples.order_refunded, how: 'gift_voucher' } as const;
    const same = 'You can spend it with the same code.';
    expect(write('order_refunded', refund).text).toContain(
      `We’ve added ₹722.75 back to the gift voucher you used for order SO-000123. ${same}`,
    );
    expect(write('order_refunded', { ...refund, hasNewCode: true }).text).not.toContain(same);
  });

  it('say what is left to do after a return', () => {
    const accepted = { ...samples.return_decided, replacementId: null };
    expect(write('return_decided', accepted).text).toContain('packed until the courier picks them');
    expect(write('return_decided').text).not.toContain('packed until');
    expect(write('return_settled').text).toContain('You don’t need to do anything else.');
    const due = { ...samples.return_settled, isRefundDue: true };
    expect(write('return_settled', due).text).not.toContain('anything else');
    expect(write('return_settled', due).letter?.preview).toBe('See the order page for details.');
  });
});

it('an order that a gift voucher covers does not speak of a payment', () => {
  const covered = { ...samples.order_paid, giftVoucherAmount: 122_275, payable: 0 };
  const { letter, text } = write('order_paid', covered);
  expect(letter?.subject).toMatch(/has been placed!$/);
  expect(text).toContain('Your gift voucher covers the full amount.');
  expect(text).not.toContain('received');
});

it.each([
  ['+91 90000 00001', 'please call us on +91 90000 00001.'],
  ['', 'please reply to this email.'],
])('an appointment that is too near says how to change it (phone: %s)', (phone, help) => {
  const late = { ...samples.appointment_moved, changeUntil: null, phone };
  const doubt = 'If the new time doesn’t suit you,';
  expect(write('appointment_moved', late).text).toContain(`To reschedule or cancel, ${help}`);
  expect(write('appointment_moved', { ...late, isByStore: true }).text).toContain(
    `${doubt} ${help}`,
  );
  const until = 'can reschedule or cancel in your profile until Tue, 24 Nov 2026 at 4:30 AM IST.';
  expect(write('appointment_moved').text).toContain(`You ${until}`);
  expect(
    write('appointment_moved', { ...samples.appointment_moved, isByStore: true }).text,
  ).toContain(`${doubt} you ${until}`);
});

describe('an appointment', () => {
  it('says for whom it is, which number is called and how the fee is paid', () => {
    const { text } = write('appointment_booked', {
      ...samples.appointment_booked,
      patient: 'Aarav Patel',
    });
    expect(text).toContain('Namaste Asha,');
    expect(text).toContain(
      'For: Aarav Patel\nWe’ll call you on: +91 90000 00042, by video or phone\nFee: ₹300. During the call, the vaidya will tell you how to pay.',
    );
    expect(write('appointment_reminder').text).toContain('Fee: Free');
  });

  it('that the shop has moved or cancelled comes with an apology', () => {
    const moved = { ...samples.appointment_moved, isByStore: true };
    expect(write('appointment_moved', moved).text).toContain(
      'We’ve moved your appointment on Mon, 23 Nov 2026 at 10:30 AM to a new time. We’re sorry',
    );
    expect(write('appointment_moved').text).not.toContain('sorry');
    expect(write('appointment_cancelled').text).toContain(
      'We’ve cancelled your appointment on Tue, 24 Nov 2026 at 4:30 PM. We’re sorry',
    );
    const own = { ...samples.appointment_cancelled, isByStore: false };
    expect(write('appointment_cancelled', own).text).not.toContain('sorry');
  });
});

describe('an event that has changed', () => {
  const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`);
  const now = { ...samples.event_changed, startsAt: at(29, '16:30'), endsAt: at(29, '18:30') };
  const changed = (before: Partial<MessageData['event_changed']['before']>) =>
    write('event_changed', { ...now, before: { ...now, ...before } });
  const when = 'Sun, 29 Nov 2026, 4:30 PM to 6:30 PM';

  it.each([
    ['date', { startsAt: at(22, '16:30'), endsAt: at(22, '18:30') }],
    ['time', { endsAt: at(29, '18:00') }],
    ['time', { startsAt: at(29, '15:30'), endsAt: at(29, '17:30') }],
    ['date and time', { startsAt: at(22, '15:30'), endsAt: at(22, '17:30') }],
  ])('has a new %s, and had another', (what, before) => {
    const { letter, text } = changed(before);
    expect(letter?.subject).toBe(`New ${what}: Soapnut Sunday`);
    expect(letter?.preview).toBe(when);
    const { startsAt, endsAt } = { ...now, ...before };
    expect(text).toContain(
      `“Soapnut Sunday” has a new ${what}. It was earlier scheduled for ${sayPeriod(startsAt, endsAt)}. You’re still booked.`,
    );
    expect(text).toContain(`When: ${when} IST`);
  });

  it('has a new venue', () => {
    const { letter, text } = changed({ place: 'Hill Road, Bandra, Mumbai' });
    expect(letter?.subject).toBe('New venue: Soapnut Sunday');
    expect(letter?.preview).toBe('Karve Road, Kothrud, Pune');
    expect(text).toContain(
      'has a new venue. The earlier venue was Hill Road, Bandra, Mumbai. You’re',
    );
    const both = changed({ place: '', endsAt: at(29, '18:00') });
    expect(both.letter?.subject).toBe('New time and venue: Soapnut Sunday');
    expect(both.letter?.preview).toBe(`${when}, Karve Road, Kothrud, Pune`);
    expect(both.text).not.toContain('earlier venue');
  });

  it('ends on the next day', () => {
    const { text } = write('event_changed', { ...now, endsAt: at(30, '01:00'), before: now });
    expect(text).toContain('When: Sun, 29 Nov 2026, 4:30 PM to Mon, 30 Nov 2026, 1:00 AM IST');
  });
});

it('an online event is joined on its page', () => {
  const where = (place: string) =>
    write('seats_booked', { ...samples.seats_booked, place, isOnline: true }).text;
  expect(where('')).toContain('Where: Online\nHow to join: See the event page');
  expect(where('Video link')).toContain('Where: Video link\nHow to join: See the event page');
  expect(write('seats_booked').text).not.toContain('How to join');
});

it('cancelled seats say the day and who has cancelled them', () => {
  const { text } = write('seats_cancelled');
  expect(text).toContain(
    'We’re sorry, but we’ve had to cancel your booking for “Soapnut Sunday” on Sun, 29 Nov 2026 at 4:30 PM. Questions? Reply to this email.',
  );
  const own = { ...samples.seats_cancelled, isByStore: false };
  expect(write('seats_cancelled', own).text).toContain('on Sun, 29 Nov 2026 at 4:30 PM has been');
});

it('a first number of an account is added, not changed', () => {
  const { letter, text } = write('mobile_changed', { ...samples.mobile_changed, isAdded: true });
  expect(letter?.subject).toBe('A mobile number has been added to your account');
  expect(text).toContain('+91 90000 00042 has been added to your SOSE account.');
  expect(text).not.toContain('old number');
});

it('a security update sends staff to an owner, and an owner to nobody', () => {
  const textOf = (change: Partial<MessageData['second_step_changed']>) =>
    write('second_step_changed', { ...samples.second_step_changed, ...change }).text;
  expect(textOf({})).toContain('Wasn’t you? Reset your password right away and tell an owner of');
  expect(textOf({ change: 'reset' })).toContain('Didn’t ask for this? Reset your password right');
  expect(textOf({ isOwner: true })).toMatch(/Reset your password right away\.$/m);
});

it('a number that was removed can be used in the other account', () => {
  const { text } = write('mobile_removed');
  expect(text).toContain('add another mobile number in your profile');
  expect(text).toContain(
    'Is +91 90000 00042 your number? Log in with an OTP to use the other account.',
  );
});

it.each([
  [true, false, 'limits messages triggered by customers and visitors to 500 SMS an hour. Half of'],
  [
    true,
    true,
    'This limit has been reached. Until the count falls below it, we won’t send OTPs by',
  ],
  [false, true, 'we won’t send welcome emails, email verification links or enquiry'],
])('a message budget says what ends (SMS: %s, used up: %s)', (isSms, isUsedUp, sentence) => {
  const { text } = write('message_budget', { ...samples.message_budget, isSms, isUsedUp });
  expect(text).toContain(sentence);
});

describe('a month of membership', () => {
  const begun = (change: Partial<MessageData['membership_begun']> = {}) => {
    const { letter, text } = write('membership_begun', { ...samples.membership_begun, ...change });
    return `${letter?.subject}\n${text}`;
  };

  it('begins with all its benefits', () => {
    for (const fact of [
      'Welcome to SOSE Elite',
      'Thank you for joining! Your benefits start now.',
      'Delivery: Free',
      'Delivery time: Same or next day in select cities',
      'Consultation with our vaidya: Free',
      'Written questions to our vaidya: Answered within 2 to 3 hours',
      'Sales and new harvests: Early access',
      'Your orders: Packed first',
      'Customer care: Priority',
      'Paid: ₹199',
    ]) {
      expect(begun()).toContain(fact);
    }
    const few = { ...noBenefits, delivery_fee: 20, express_places: ['Pune'], express_days: 3 };
    expect(begun({ benefits: few })).toContain('Delivery: ₹20 per order');
    expect(begun({ benefits: few })).toContain('Within 3 working days in select cities');
    expect(begun({ benefits: noBenefits })).toContain('Your membership starts now.');
    expect(begun({ isRenewal: true })).toMatch(
      /has been renewed[^]*Thank you for staying with us\. /,
    );
    expect(begun({ isRenewal: true })).not.toContain('Your orders');
  });

  it('is no purchase if the shop gives it', () => {
    expect(begun({ amount: 0 })).toMatch(
      /We’ve given you a month of SOSE Elite, with our compliments\. Your benefits[^]*one month[^]*: Free\nTotal: ₹0/,
    );
    const further = begun({ amount: 0, isRenewal: true });
    expect(further).toContain('Your SOSE Elite membership has been extended');
    expect(further).toContain('We’ve added a month to your SOSE Elite membership, with our');
    for (const text of [begun({ amount: 0 }), further]) expect(text).not.toContain('Thank you');
  });

  it('ends now if it is cancelled, or only the later one', () => {
    expect(write('membership_cancelled').text).toContain('its benefits have ended');
    const later = { startsAt: new Date('2026-12-21'), endsAt: new Date('2027-01-21') };
    const sample = { ...samples.membership_cancelled, later };
    const { letter, text } = write('membership_cancelled', sample);
    expect(letter?.subject).toBe('Your SOSE Elite renewal has been cancelled');
    expect(letter?.preview).toBe('You’re still a member until 21 Dec 2026.');
    expect(text).toContain('renewal from 21 Dec 2026 to 21 Jan 2027 has been cancelled.');
  });
});

describe('an SMS', () => {
  it('is written in its own alphabet, in values of at most 30 characters', () => {
    expect(
      toSmsValues({ a: '₹1,299', b: 'Café – नमस्ते’s', c: 'x'.repeat(40), d: '  ', e: 'हनी' }),
    ).toEqual({ a: 'Rs 1,299', b: "Cafe - 's", c: 'x'.repeat(30), d: '-', e: '-' });
  });

  it('cuts a long shop name after a whole word', () => {
    const shortName = (name: string) => toSmsValues({ name })['name'];
    expect(shortName('Shree Ganesh Organic Foods and Naturals Private Limited')).toBe(
      'Shree Ganesh Organic Foods',
    );
    expect(shortName('Kutch Farmers’ Organic Produce & Co.')).toBe(
      "Kutch Farmers' Organic Produce",
    );
    expect(shortName('Annapurna Ayurvedic Remedies, Surat')).toBe('Annapurna Ayurvedic Remedies');
    expect(shortName(`The ${'x'.repeat(40)}`)).toBe(`The ${'x'.repeat(26)}`);
  });

  it('does not go out with a hole in it', () => {
    expect(() => fillSms('Hello ##name##', {})).toThrow('lacks name');
  });
});

describe('a voucher', () => {
  it('goes with its code to whom it is given, and without it to whom it was paid by', async () => {
    const gift = write('gift_voucher');
    expect(gift.codes).toEqual({ voucher_code: samples.gift_voucher.code });
    expect(await gift.html).toContain(samples.gift_voucher.code);
    expect(gift.text).toContain(`Code: ${samples.gift_voucher.code}`);
    expect(write('gift_voucher_paid').codes).toEqual({});
  });

  it('with a new code is no second gift', () => {
    const { letter, text } = write('gift_voucher', {
      ...samples.gift_voucher,
      amount: 36_250,
      isNewCode: true,
    });
    expect(letter?.subject).toBe('Your new gift voucher code');
    expect(text).toContain(
      'Here’s the new code for your gift voucher from Asha Patel. It has a balance of ₹362.50. The old code no longer works.',
    );
    expect(write('gift_voucher').text).toContain('Asha Patel has sent you a gift voucher');
  });

  it('that was paid too late was not sent', () => {
    const refund = { ...samples.payment_refunded, amount: 100_000, isUnsentVoucher: true };
    expect(write('payment_refunded', refund).text).toContain(
      'so we didn’t send the gift voucher. We’ve refunded the payment to your original payment method.',
    );
    expect(write('payment_refunded').text).not.toContain('too late');
  });
});

it('a mail of a shop that has not entered its contact yet leaves no gaps', async () => {
  const newShop = { ...shop, name: 'My shop', address: [], email: '', phone: '' };
  const letter = findTemplate('welcome').mail?.(samples.welcome, newShop.name, newShop.membership);
  if (!letter) throw new Error('There is no welcome mail');
  expect(mailText(letter, newShop)).toContain('\n\nMy shop\n\n');
  const html = await renderMail(letter, siteUrl, newShop);
  expect(html).not.toContain('mailto:"');
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/write to|or call|My shop, /);
});
