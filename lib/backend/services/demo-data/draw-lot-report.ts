import type { DemoReport } from '../../db/demo/catalogue.ts';
import { left, right } from '../invoice/pdf/page.ts';
import { ink, type Pen } from '../invoice/pdf/pen.ts';
import { day, drawDocument } from '../packing/paper.ts';

export interface ReportedLot extends Pick<DemoReport, 'laboratory' | 'results'> {
  number: string;
  product: string;
  packedOn: string;
  testedOn: string;
}

const limitAt = 250;
const rowHeight = 24;

/** Draws the report of an invented laboratory, and says that it is a sample. Deterministic. */
export function drawLotReport(lot: ReportedLot, at: Date): Promise<Uint8Array<ArrayBuffer>> {
  return drawDocument(`Laboratory report, lot ${lot.number}`, lot.laboratory, at, (pen) => {
    pen.writeLines(lot.laboratory, left, 36, right - left, {
      face: 'display',
      size: 20,
      color: ink.leaf,
    });
    pen.write('Sample for the demo store. The laboratory and results are invented.', left, 70, {
      color: ink.clay,
    });
    const end = drawFacts(pen, lot, 108);
    drawResults(pen, lot.results, end + 24);
  });
}

function drawFacts(pen: Pen, lot: ReportedLot, top: number): number {
  const facts = [
    ['Report on', lot.product],
    ['Lot', lot.number],
    ['Packed on', day(lot.packedOn)],
    ['Date of the report', day(lot.testedOn)],
  ];
  return facts.reduce((y, [term = '', value = '']) => {
    pen.write(term, left, y, { color: ink.grey, size: 10 });
    return pen.writeLines(value, left + 120, y, right - left - 120, { size: 10 }) + 4;
  }, top);
}

function drawResults(pen: Pen, results: DemoReport['results'], top: number): void {
  const rows = [['Test', 'Limit', 'Result'], ...results];
  rows.forEach(([test = '', limit = '', result = ''], index) => {
    const y = top + index * rowHeight;
    const style = index === 0 ? { color: ink.grey, size: 10 } : { size: 10 };
    pen.write(test, left, y, style);
    pen.write(limit, limitAt, y, style);
    pen.write(result, right, y, { ...style, align: 'right' });
    pen.rule(left, y + 18, right, y + 18, index === 0 ? ink.black : ink.rule);
  });
}
