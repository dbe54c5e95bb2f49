import { readFileSync } from 'node:fs';
import { element } from '../svg.ts';
import type faces from './faces.json';

export type Face = keyof typeof faces;

export interface Type {
  face: Face;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Tracking in parts of the size. */
  spacing?: number;
  opacity?: number;
}

/** Heights and widths in parts of the size. */
interface Measure {
  capital: number;
  widths: Record<string, number>;
}

let measures: Partial<Record<Face, Measure>> = {};

/** Makes the faces known that `make-faces.py` left in the folder, to us and to the SVG renderer. */
export function loadFaces(folder: string): void {
  process.env.FONTCONFIG_FILE = `${folder}/fonts.conf`;
  measures = JSON.parse(readFileSync(`${folder}/faces.json`, 'utf8')) as typeof measures;
}

export function capitalOf(face: Face): number {
  return measures[face]?.capital ?? 0.7;
}

export function widthOf(text: string, { face, size, spacing = 0 }: Omit<Type, 'fill'>): number {
  const widths = measures[face]?.widths ?? {};
  return [...text].reduce((sum, letter) => sum + (widths[letter] ?? 0.55) + spacing, 0) * size;
}

/** A line of text, its baseline at (x, y). */
export function line(text: string, x: number, y: number, type: Type): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return element(
    'text',
    {
      x,
      y,
      'font-family': type.face,
      'font-size': type.size,
      fill: type.fill,
      'text-anchor': type.anchor ?? 'middle',
      'letter-spacing': type.spacing ? type.spacing * type.size : undefined,
      'fill-opacity': type.opacity,
    },
    escaped,
  );
}

/** A line as large as asked, or smaller where the width does not suffice. */
export function lineWithin(text: string, x: number, y: number, width: number, type: Type): string {
  const share = Math.min(1, width / widthOf(text, type));
  return line(text, x, y, { ...type, size: type.size * share });
}

/** Running text in lines of the width. */
export function broken(text: string, width: number, type: Omit<Type, 'fill'>): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, type) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
