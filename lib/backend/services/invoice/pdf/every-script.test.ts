import type { InvoiceDocument } from '../../../db/schema/invoice.ts';
import { textInScripts } from '../../../../testing/text-in-scripts.ts';
import { invoiceIn } from '../../../testing/invoice-in.ts';
import { drawLabels } from '../../packing/draw-labels.ts';
import { drawPackingSlips } from '../../packing/draw-packing-slips.ts';
import { drawPickList } from '../../packing/draw-pick-list.ts';
import type { Parcel } from '../../packing/read-parcels.ts';
import { drawInvoice } from '../draw-invoice.ts';
import { readFont, type Face } from './fonts.ts';
import { Pen } from './pen.ts';
import { runsOf } from './text-runs.ts';

type Sample = (typeof textInScripts)[string];

const at = new Date('2026-11-18T12:00:00+05:30');
const samples = Object.entries(textInScripts);

function creditNoteIn(sample: Sample): InvoiceDocument {
  const invoice = invoiceIn(sample);
  const against = { number: invoice.number, issuedAt: invoice.issuedAt, reason: sample.product };
  return { ...invoice, number: 'CN/2627/000001', against };
}

const shopIn = ({ name, address }: Sample) => ({
  name: name.repeat(3),
  smsName: '',
  membership: '',
  address: [address],
  email: 'care@example.in',
  phone: '+91 90000 00000',
});

const addressIn = ({ name, address }: Sample) => ({
  fullName: name,
  mobile: '+919000000099',
  fullAddress: address,
  city: 'Ahmedabad',
  state: 'Gujarat',
  stateGstCode: '24',
  postalCode: '380009',
});

const parcelIn = (sample: Sample): Parcel => ({
  id: 7,
  partLabel: 'Parcel 1 of 2',
  placedAt: at,
  expectedOn: '2026-11-21',
  isPriority: true,
  isGift: true,
  giftMessage: sample.product.repeat(3),
  courier: sample.name.repeat(3),
  trackingNumber: 'D20000127',
  address: addressIn(sample),
  cashDue: 0,
  lines: [
    { productId: 1, name: sample.product, sku: 'SKU-1', packSize: '250 g', quantity: 12 },
    { productId: 2, name: sample.product.repeat(4), sku: 'SKU-2', packSize: '', quantity: 1 },
  ],
});

const labelIn = (sample: Sample) => ({
  orderId: 7,
  number: 1,
  parcels: 2,
  courier: sample.name.repeat(3),
  trackingNumber: 'D20000127',
  address: addressIn(sample),
  cashDue: 123_400,
  pieces: 3,
  weight: 1_250,
  packedAt: at,
});

const documents: [string, (sample: Sample) => Promise<Uint8Array>][] = [
  ['an invoice', (sample) => drawInvoice(invoiceIn(sample))],
  ['a credit note', (sample) => drawInvoice(creditNoteIn(sample))],
  ['a label', (sample) => drawLabels([labelIn(sample)], shopIn(sample))],
  ['a packing slip', (sample) => drawPackingSlips([parcelIn(sample)], shopIn(sample), at)],
  ['a pick list', (sample) => drawPickList([parcelIn(sample)], shopIn(sample), at)],
];

interface Written {
  text: string;
  face: Face;
  page: unknown;
  from: number;
  to: number;
  pageWidth: number;
  y: number;
}

async function recordTexts(draw: () => Promise<unknown>): Promise<Written[]> {
  const written: Written[] = [];
  const { write } = Pen.prototype;
  const spy = jest.spyOn(Pen.prototype, 'write').mockImplementation(function (
    this: Pen,
    ...call: Parameters<Pen['write']>
  ) {
    const [text, x, y, style] = call;
    const width = this.width(text, style);
    const from = style?.align === 'right' ? x - width : x;
    const { page } = this.doc;
    written.push({
      text,
      face: style?.face ?? 'text',
      page,
      from,
      to: from + width,
      pageWidth: page.width,
      y,
    });
    write.apply(this, call);
  });
  await draw();
  spy.mockRestore();
  return written;
}

describe.each(documents)('%s', (_, draw) => {
  it('has no CIDSet, which PDF/UA takes only if it is complete', async () => {
    for (const [script, sample] of samples) {
      const isDeclared = Buffer.from(await draw(sample)).includes('/CIDSet');
      expect([script, isDeclared]).toEqual([script, false]);
    }
  });

  it.each(samples)('holds %s between its margins and in its columns', async (_script, sample) => {
    const written = await recordTexts(() => draw(sample));
    expect(written.length).toBeGreaterThan(5);
    for (const { text, from, to, pageWidth } of written) {
      const margin = pageWidth < 400 ? 13.9 : 35.9;
      if (from < margin || to > pageWidth - margin) throw new Error(`Over the margin: ${text}`);
    }
    for (const one of written) {
      const other = written.find(
        ({ page, y, from, to, text }) =>
          text.trim() !== '' &&
          one.text.trim() !== '' &&
          page === one.page &&
          Math.abs(y - one.y) < 4 &&
          from > one.from &&
          from < one.to - 0.1 &&
          to > one.from,
      );
      if (other) throw new Error(`${one.text} runs over ${other.text}`);
    }
  });

  it.each(samples)('has a glyph for everything in %s', async (_script, sample) => {
    for (const { text, face } of await recordTexts(() => draw(sample))) {
      for (const run of runsOf(text, face)) {
        const { glyphs } = readFont(run.script, face).layout(run.text);
        expect(glyphs.map(({ id }) => id)).not.toContain(0);
      }
    }
  });
});

describe('text that the shaper of fontkit cannot end', () => {
  it('is drawn at once', async () => {
    const [, sample] = samples[0] ?? [];
    if (!sample) throw new Error('No sample');
    const drawn = await drawInvoice(invoiceIn({ ...sample, address: 'कोथरूड, पुणे' }));
    expect(drawn.length).toBeGreaterThan(1_000);
  });
});
