import type { DocumentSeries } from './gst-return.ts';
import type { IssuedDocument } from './read-documents.ts';

interface Span {
  from: Pick<IssuedDocument, 'number' | 'sequence'>;
  to: Pick<IssuedDocument, 'number' | 'sequence'>;
  count: number;
}

/** The series of one kind of document: what stands before the counter tells them apart. */
export class DocumentSpans {
  readonly #spans = new Map<string, Span>();

  add({ number, sequence }: Pick<IssuedDocument, 'number' | 'sequence'>): void {
    const counter = String(sequence).padStart(6, '0');
    const series = number.slice(0, number.length - counter.length);
    const one = { number, sequence };
    const span = this.#spans.get(series) ?? { from: one, to: one, count: 0 };
    this.#spans.set(series, {
      from: sequence < span.from.sequence ? one : span.from,
      to: sequence > span.to.sequence ? one : span.to,
      count: span.count + 1,
    });
  }

  list(): DocumentSeries[] {
    return [...this.#spans.values()].map(({ from, to, count }, place) => {
      const issued = to.sequence - from.sequence + 1;
      return {
        num: place + 1,
        from: from.number,
        to: to.number,
        totnum: issued,
        cancel: issued - count,
        net_issue: count,
      };
    });
  }
}
