import { bottom, left, page, right } from '../invoice/pdf/page.ts';
import { ink, lineHeight, type Pen } from '../invoice/pdf/pen.ts';

export interface ChecklistRow {
  quantity: number;
  name: string;
  below: string;
  /** Heading above rows that belong together, such as the parts of a combo. */
  heading?: string | undefined;
}

const nameSize = 13;
const countSize = 20;
const padding = 9;
const box = 17;
const countEnd = left + box + 56;
const nameStart = countEnd + 18;

/**
 * Draws rows with a tick box and a large quantity, over as many pages as needed; returns the end
 * position (y). `drawTop` is called for each further page.
 */
export function drawChecklist(
  pen: Pen,
  rows: readonly ChecklistRow[],
  from: number,
  drawTop: () => number,
): number {
  let y = from;
  pen.rule(left, y, right, y, ink.black, 0.8);
  for (const [index, row] of rows.entries()) {
    const heading = row.heading === rows[index - 1]?.heading ? undefined : row.heading;
    const above = heading ? pen.lines(heading, headingWidth, headingStyle).length : 0;
    const height = rowHeight(pen, row) + above * lineHeight(headingStyle.size);
    if (y + height > bottom) {
      pen.doc.addPage();
      y = drawTop();
      pen.rule(left, y, right, y, ink.black, 0.8);
    }
    const start = heading
      ? pen.writeLines(heading, left, y + padding, headingWidth, headingStyle)
      : y + padding;
    drawRow(pen, row, start);
    y += height;
    pen.rule(left, y, right, y);
  }
  return y;
}

const width = right - nameStart;
const headingWidth = right - left;
/** Of rows below a heading. */
const indent = 16;
const headingStyle = { face: 'strong', size: 11 } as const;

function rowHeight(pen: Pen, { name, below }: ChecklistRow): number {
  const names = pen.lines(name, width, { size: nameSize }).length * lineHeight(nameSize);
  const belows = pen.lines(below, width, { size: 9 }).length * lineHeight(9);
  return Math.max(names + belows, countSize) + 2 * padding;
}

function drawRow(pen: Pen, { quantity, name, below, heading }: ChecklistRow, y: number): void {
  pen.box(left + 1 + (heading === undefined ? 0 : indent), y + 2, box, box, 1.2);
  pen.write(String(quantity), countEnd, y - 1, {
    face: quantity > 1 ? 'strong' : 'text',
    size: countSize,
    align: 'right',
  });
  pen.write('×', countEnd + 4, y + 5, { size: 11, color: ink.grey });
  const end = pen.writeLines(name, nameStart, y, width, { size: nameSize });
  pen.writeLines(below, nameStart, end, width, { size: 9, color: ink.grey });
}

/** Draws the footer (`text` and "Page x of y") on all pages from `first` on. */
export function drawFoot(pen: Pen, first: number, text: string): void {
  const { start, count } = pen.doc.bufferedPageRange();
  const last = start + count;
  for (let i = first; i < last; i += 1) {
    pen.doc.switchToPage(i);
    pen.decorate(() => {
      const y = page.height - page.margin - page.foot + 14;
      const style = { size: 8, color: ink.grey };
      pen.rule(left, y, right, y);
      const position = `Page ${i - first + 1} of ${last - first}`;
      const width = right - left - pen.width(position, style) - 12;
      pen.writeFitted(text, left, y + 6, width, style);
      pen.write(position, right, y + 6, { ...style, align: 'right' });
    });
  }
}
