import PDFDocument from 'pdfkit';
import { escapeXml } from '../../product-export/escape-xml.ts';
import { readFont, type Face, type Script } from './fonts.ts';
import { orderRuns } from './order-runs.ts';
import { breakLines, cutToWidth, runsOf } from './text-runs.ts';

/* Colours of the store (app/globals.css) that the PDF needs. */
export const ink = {
  black: '#1d2a22',
  grey: '#565a4c',
  leaf: '#12352a',
  clay: '#a2422a',
  clayRule: '#d3a28e',
  rule: '#cfc1a3',
  haldi: '#db9a1f',
};

export interface Style {
  face?: Face;
  size?: number;
  color?: string;
  align?: 'left' | 'right';
  /** Structure role of the line; default: a paragraph. */
  role?: 'P' | 'H1' | 'H2';
}

const smallestScale = 0.6;
/* Points; widths of scaled text are not exact. */
const roundingError = 0.01;

/* pdfkit 0.20 knows the scope of a table head, which its types do not say. */
const columnHead: PDFKit.Mixins.StructureElementOptions & { scope: 'Column' } = {
  scope: 'Column',
};

export const lineHeight = (size: number) => size * 1.35;

/**
 * Draws text and lines on the pages of a tagged PDF, in points from the top left. Text is part of
 * the structure that screen readers read; lines and what `decorate` draws are not.
 */
export class Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly #fonts = new Set<string>();
  #parent: PDFKit.PDFStructureElement;
  #isDecoration = false;

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    this.#parent = doc.struct('Document');
    doc.addStructure(this.#parent);
  }

  /** Draws the content of a structure element, such as a table, a row or a cell. */
  within<T>(role: 'Table' | 'TR' | 'TH' | 'TD', draw: () => T): T {
    if (this.#isDecoration) return draw();
    const parent = this.#parent;
    const element = this.doc.struct(role, role === 'TH' ? columnHead : {});
    parent.add(element);
    this.#parent = element;
    try {
      return draw();
    } finally {
      element.end();
      this.#parent = parent;
    }
  }

  /** Draws what a screen reader leaves out: footers, repeated heads, boxes. */
  decorate<T>(draw: () => T): T {
    if (this.#isDecoration) return draw();
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.#isDecoration = true;
    try {
      return draw();
    } finally {
      this.#isDecoration = false;
      this.doc.endMarkedContent();
    }
  }

  #useFont(script: Script, face: Face): PDFKit.PDFDocument {
    const name = `${script} ${face}`;
    if (!this.#fonts.has(name)) {
      this.#fonts.add(name);
      // pdfkit takes a fontkit font since 0.17, which its types do not say.
      Reflect.apply(this.doc.registerFont, this.doc, [name, readFont(script, face)]);
    }
    return this.doc.font(name);
  }

  width(text: string, { face = 'text', size = 9 }: Style = {}): number {
    return runsOf(text, face).reduce((sum, run) => {
      this.#useFont(run.script, face).fontSize(size);
      return sum + this.doc.widthOfString(run.text);
    }, 0);
  }

  lines(text: string, width: number, style: Style = {}): string[] {
    return breakLines(text, width, (part) => this.width(part, style));
  }

  /** Writes one line; with `align: 'right'` it ends at `x`. `y` is its top. */
  write(text: string, x: number, y: number, style: Style = {}): void {
    const { face = 'text', size = 9, color = ink.black, align = 'left' } = style;
    const { role = 'P' } = style;
    const runs = orderRuns(runsOf(text, face));
    if (runs.length === 0) return;
    let left = align === 'right' ? x - this.width(text, style) : x;
    const content = this.#isDecoration ? undefined : this.doc.markStructureContent(role);
    for (const run of runs) {
      this.#useFont(run.script, face).fontSize(size).fillColor(color);
      const width = this.doc.widthOfString(run.text);
      // A common baseline for all fonts, which have different ascents.
      this.doc.text(run.text, left, y + size, { lineBreak: false, baseline: 'alphabetic' });
      left += width;
    }
    if (!content) return;
    this.doc.endMarkedContent();
    this.#parent.add(this.doc.struct(role, {}, content));
  }

  /**
   * Writes one line that is at most `width` wide: in a smaller size (down to 60 %) if it is longer,
   * and cut with `…` if that is not enough. Returns its width.
   */
  writeFitted(text: string, x: number, y: number, width: number, style: Style = {}): number {
    const size = style.size ?? 9;
    const scale = Math.max(smallestScale, Math.min(1, width / this.width(text, style)));
    const fitted = { ...style, size: size * scale };
    const cut = cutToWidth(text, width + roundingError, (part) => this.width(part, fitted));
    // On the baseline of the full size.
    this.write(cut, x, y + size - fitted.size, fitted);
    return this.width(cut, fitted);
  }

  /** Draws a picture (data URI) as large as fits, from the top left. */
  drawPicture(picture: string, x: number, y: number, fit: [width: number, height: number]): void {
    this.doc.image(picture, x, y, { fit });
  }

  /** Writes wrapped text; returns the y coordinate of its end. */
  writeLines(text: string, x: number, y: number, width: number, style: Style = {}): number {
    const height = lineHeight(style.size ?? 9);
    const lines = this.lines(text, width, style);
    lines.forEach((line, i) =>
      this.write(line, style.align === 'right' ? x + width : x, y + i * height, style),
    );
    return y + lines.length * height;
  }

  rule(x1: number, y1: number, x2: number, y2: number, color = ink.rule, width = 0.6): void {
    this.decorate(() =>
      this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).strokeColor(color).stroke(),
    );
  }

  box(x: number, y: number, width: number, height: number, line: number): void {
    this.decorate(() =>
      this.doc.rect(x, y, width, height).lineWidth(line).strokeColor(ink.black).stroke(),
    );
  }

  ledgerRule(x: number, from: number, to: number): void {
    this.rule(x - 1, from, x - 1, to, ink.clayRule, 0.5);
    this.rule(x + 1, from, x + 1, to, ink.clayRule, 0.5);
  }

  dot(x: number, y: number, radius: number): void {
    this.decorate(() => this.doc.circle(x, y, radius).fill(ink.haldi));
  }
}

/**
 * Creates an empty document, A4 unless a size is given (points); its bytes depend only on what is
 * drawn (deterministic).
 */
export function openDocument(
  title: string,
  author: string,
  at: Date,
  size: 'A4' | [number, number] = 'A4',
): PDFKit.PDFDocument {
  const options = {
    size,
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    tagged: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: at, ModDate: at },
  };
  // pdfkit knows the subset PDF/UA, which its types do not say.
  const doc: PDFKit.PDFDocument = Reflect.construct(PDFDocument, [options]);
  // The text '1' skips `subset === 1`, where it writes a CIDSet without the parts of composite
  // glyphs.
  Reflect.set(doc, 'subset', '1');
  const endMetadata: unknown = Reflect.get(doc, 'endMetadata');
  if (typeof endMetadata !== 'function')
    throw new Error('pdfkit writes its metadata otherwise now');
  // It writes them into XML without escaping them, after the same texts of the PDF.
  Reflect.set(doc, 'endMetadata', () => {
    const { Title = '', Author = '', Creator = '' } = doc.info;
    const escaped = [Title, Author, Creator].map(escapeXml);
    [doc.info.Title, doc.info.Author, doc.info.Creator] = escaped;
    endMetadata.call(doc);
  });
  return doc;
}
