import { renderMail } from './render-mail.ts';
import { fillSms, toSmsValues } from './fill-sms.ts';
import { mailText, withAddresses } from './mail-text.ts';
import type { MessageData, MessageKind } from './message-kinds.ts';
import { samples } from './samples.ts';
import type { Template } from './template.ts';
import { messageKinds, smsKinds, templates } from './templates.ts';

const siteUrl = 'https://shop.example.in';
const shop = {
  name: 'SOSE',
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
  const membership = `${shopName} Elite`;
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

const days = /^\d{4}-\d{2}-\d{2}$/;
const holes = /undefined|null|NaN|\[object|Invalid/;

describe('every message', () => {
  it.each(messageKinds)('%s is whole, as HTML, as text and as an SMS', async (kind) => {
    const { letter, text, html, sms } = write(kind);
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

  it.each(messageKinds)('%s is from the shop whose name it says, and no other', async (kind) => {
    const { text, html, sms, letter } = write(kind, samples[kind], 'Tulsi & Co');
    for (const part of [letter?.subject, letter?.preview, text, await html, sms]) {
      if (part !== undefined) expect(part).not.toContain('SOSE');
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

  it.each(messageKinds)('%s escapes whatever people have typed', async (kind) => {
    const typed = `<script>alert("1")</script>&'`;
    const data = changed(samples[kind], (text) => (days.test(text) ? text : `${text}${typed}`));
    const { html } = write(kind, data);
    expect((await html) ?? '').not.toContain('<script');
    expect((await html) ?? '').not.toContain('alert("1")');
  });

  it.each(smsKinds)('%s fits into one SMS, however long its values are', (kind) => {
    const pattern = findTemplate(kind).sms?.pattern ?? '';
    expect(pattern).toMatch(/^[\x20-\x7e]+$/);
    expect(write(kind).sms?.length).toBeLessThanOrEqual(160);
    const long = changed(samples[kind], (text) => (days.test(text) ? text : text.repeat(9)));
    const dear = { ...long, payable: 99_999_999, amount: 99_999_999, refund: 99_999_999 };
    expect(write(kind, dear as typeof long).sms?.length).toBeLessThanOrEqual(160);
    // A long shop name makes it two parts, each of 153 characters.
    const longName = 'Organic Hut and Naturals of Kutch';
    expect(write(kind, dear as typeof long, longName).sms?.length).toBeLessThanOrEqual(306);
  });
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
      'Total: ₹722.75\n\nOrder value includes ₹53.46 GST.',
      'Expected delivery: By 27 Nov 2026',
    ]) {
      expect(text).toContain(row);
    }
    expect(write('order_placed').sms).toBe(
      'Your SOSE order SO-000123 for Rs 722.75 has been placed. Expected delivery: by 27 Nov 2026.',
    );
  });

  it.each(['order_placed', 'order_paid', 'order_changed'] as const)(
    '%s lists rows that add up to the total',
    (kind) => {
      const bill = write(kind).letter?.blocks.find(({ type }) => type === 'ledger');
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
    expect(text).toContain('Total (includes ₹53.46 GST): ₹1,222.75');
    expect(text).not.toContain('Order value');
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

  it('say who brings it, and how much cash to keep ready', () => {
    const shipped = samples.order_shipped;
    const withoutCourier = { ...shipped, courier: null, trackingNumber: null, cashDue: 0 };
    expect(write('order_shipped').text).toContain('on its way with Blue Kite');
    expect(write('order_shipped').text).toContain('Please keep ₹722.75 ready in cash');
    expect(write('order_shipped', withoutCourier).text).toContain(
      'Your order SO-000123 is on its way.',
    );
    expect(write('order_shipped', withoutCourier).text).not.toContain('Tracking');
    expect(write('order_shipped').text).not.toContain('parcel');
    const inParcels = (further: number) => write('order_shipped', { ...shipped, further }).text;
    expect(inParcels(1)).toContain('Another parcel will follow.');
    expect(inParcels(2)).toContain('2 more parcels will follow.');
    expect(write('order_shipped', withoutCourier).text).not.toContain('in cash');
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
  ['+91 90000 00001', 'Call us on +91 90000 00001.'],
  ['', 'Reply to this email.'],
])('an appointment that is too near says how to change it (phone: %s)', (phone, help) => {
  const sample = samples.appointment_moved;
  const { text } = write('appointment_moved', { ...sample, changeUntil: null, phone });
  expect(text).toContain(`It’s too late to reschedule or cancel online. ${help}`);
  expect(write('appointment_moved').text).toContain('until Tue, 24 Nov 2026, 4:30 AM IST');
});

it('a first number of an account is added, not changed', () => {
  const { letter, text } = write('mobile_changed', { ...samples.mobile_changed, isAdded: true });
  expect(letter?.subject).toBe('A mobile number has been added to your account');
  expect(text).toContain('We’ve added +91 90000 00001 to your SOSE account.');
  expect(text).not.toContain('old number');
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
