import { textInScripts } from '../../../testing/text-in-scripts.ts';
import { invoiceIn } from '../../testing/invoice-in.ts';
import { drawInvoice } from '../invoice/draw-invoice.ts';
import { Pen } from '../invoice/pdf/pen.ts';
import { DocumentThread } from './document-thread.ts';
import { drawDocument, type DocumentContent } from './draw-document.ts';
import { makeDocument } from './make-document.ts';

const samples = Object.values(textInScripts);
const invoices = samples.map((sample) => invoiceIn(sample));
const contents = invoices.map((invoice): DocumentContent => ({ kind: 'invoice', invoice }));
const [first] = contents;
if (!first) throw new Error('No sample');

const threads: DocumentThread[] = [];
const open = (...limits: ConstructorParameters<typeof DocumentThread>) => {
  const thread = new DocumentThread(...limits);
  threads.push(thread);
  return thread;
};
afterEach(() => {
  for (const thread of threads.splice(0)) thread.close();
});

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** Microseconds of the processor that the thread of this test spends on 20 documents. */
async function loopTime(draw: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  for (let n = 0; n < 20; n += 1) await draw();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

describe('the thread that draws documents', () => {
  it('draws the same bytes as the program itself would', async () => {
    const thread = open();
    for (const [i, invoice] of invoices.entries()) {
      const content = contents[i] ?? first;
      expect(isSame(await thread.draw(content), await drawInvoice(invoice))).toBe(true);
    }
  });

  it('draws many at the same time without a stroke in the program that answers requests', async () => {
    const thread = open();
    const write = jest.spyOn(Pen.prototype, 'write');
    const drawn = await Promise.all(contents.map((content) => thread.draw(content)));
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    expect(isSame(drawn[1] ?? new Uint8Array(), await drawDocument(contents[1] ?? first))).toBe(
      true,
    );
  });

  it('T73: takes a tenth of the event loop at most of what drawing in the program takes', async () => {
    const thread = open();
    // Both threads have loaded their fonts.
    await thread.draw(first);
    await drawDocument(first);
    const inThread = await loopTime(() => thread.draw(first));
    const inProgram = await loopTime(() => drawDocument(first));
    expect(inThread).toBeLessThan(inProgram / 10);
  });

  it('refuses what would wait too long, with a time to come back', async () => {
    const thread = open({ maxWaiting: 2 });
    const waiting = [thread.draw(first), thread.draw(first)];
    await expect(thread.draw(first)).rejects.toMatchObject({
      status: 503,
      details: { retryAfterSeconds: 5 },
    });
    await Promise.all(waiting);
    await thread.draw(first);
  });

  it('ends a document that takes too long', async () => {
    const thread = open({ patienceMs: 0 });
    await expect(thread.draw(first)).rejects.toMatchObject({ status: 503 });
  });

  it('draws the next one after one that failed', async () => {
    const thread = open();
    const broken: DocumentContent = {
      kind: 'invoice',
      invoice: {
        ...invoiceIn(samples[0] ?? { name: '', address: '', product: '' }),
        issuedAt: 'x',
      },
    };
    const [failed, drawn] = await Promise.allSettled([thread.draw(broken), thread.draw(first)]);
    expect([failed.status, drawn.status]).toEqual(['rejected', 'fulfilled']);
  });
});

describe('a document that is asked for again', () => {
  it('is drawn once', async () => {
    const draw = jest.spyOn(DocumentThread.prototype, 'draw');
    const [one, other] = await Promise.all([makeDocument(first), makeDocument(first)]);
    const later = await makeDocument(structuredClone(first));
    expect(draw).toHaveBeenCalledTimes(1);
    draw.mockRestore();
    expect(isSame(one, other) && isSame(one, later)).toBe(true);
  });

  it('is drawn again after it could not be drawn', async () => {
    const draw = jest
      .spyOn(DocumentThread.prototype, 'draw')
      .mockRejectedValueOnce(new Error('out of memory'));
    const content = contents[2] ?? first;
    await expect(makeDocument(content)).rejects.toThrow('out of memory');
    expect((await makeDocument(content)).length).toBeGreaterThan(1_000);
    draw.mockRestore();
  });
});
