/** A number format of a workbook, as far as it says what a number means. */
interface CellFormat {
  isPercent: boolean;
  isDate: boolean;
  /** Digits that a format such as `0000` shows at least. */
  minDigits: number;
}

/* Built-in formats without a format code (ECMA-376, 18.8.30). */
const percentIds = new Set(['9', '10']);
const dateIds = /^(?:1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5\d)$/;

const cell = /<((?:\w+:)?c)(\s(?:[^>"'/]|"[^"]*"|'[^']*')*)?>([\s\S]*?)<\/\1>/g;
const value = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</;

const attribute = (attributes: string, name: 's' | 't' | 'r'): string | undefined =>
  attributesOf(attributes).get(name);

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/([\w:]+)\s*=\s*["']([^"']*)["']/g)].map(([, key, content]) => [
      key ?? '',
      content ?? '',
    ]),
  );

/**
 * Rewrites the cells of a sheet whose values are numbers or errors as texts: with all digits, as
 * percent or with leading zeros where the format shows them so. Dates stay as they are.
 */
export function spellOutCells(sheet: string, styles: string): string {
  const formats = readFormats(styles);
  return sheet.replace(cell, (match, tag: string, attributes = '', content: string) => {
    const type = attribute(attributes, 't') ?? 'n';
    const format = formats[Number(attribute(attributes, 's') ?? 0)];
    if ((type !== 'n' && type !== 'e') || (type === 'n' && format?.isDate)) return match;
    const stored = value.exec(content)?.[1]?.trim();
    if (!stored) return match;
    const address = attribute(attributes, 'r');
    const text = type === 'e' ? stored : writeNumber(stored, format);
    const prefix = tag.slice(0, -1);
    return `<${tag}${address ? ` r="${address}"` : ''} t="str"><${prefix}v>${text}</${prefix}v></${tag}>`;
  });
}

/** A number of a spreadsheet as text; one with more digits than are stored has an exponent. */
export function writeNumber(stored: string, format?: CellFormat): string {
  const number = Number(stored);
  if (!Number.isFinite(number)) return stored;
  if (format?.isPercent) return `${writeNumber(String(number * 100))}%`;
  if (Number.isInteger(number)) {
    if (Math.abs(number) >= maxExact) return number.toExponential().toUpperCase();
    return String(number).padStart(format?.minDigits ?? 0, '0');
  }
  // Removes floating point errors of formulas (0.1 + 0.2).
  return String(Number(number.toPrecision(storedDigits)));
}

/** Significant decimal digits that a spreadsheet stores; it replaces further ones by zeros. */
const storedDigits = 15;
const maxExact = 10 ** storedDigits;

function readFormats(styles: string): CellFormat[] {
  const codes = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt(\s[^>]*)>/g)].map(([, attributes = '']) => {
      const parsed = attributesOf(attributes);
      return [parsed.get('numFmtId') ?? '', parsed.get('formatCode') ?? ''];
    }),
  );
  const list = /<(?:\w+:)?cellXfs[\s>][\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  return [...list.matchAll(/<(?:\w+:)?xf(\s[^>]*)>/g)].map(([, attributes = '']) => {
    const id = attributesOf(attributes).get('numFmtId') ?? '0';
    const code = plainCode(codes.get(id) ?? '');
    return {
      isPercent: percentIds.has(id) || code.includes('%'),
      isDate: codes.has(id) ? /[dmyhs]/i.test(code) && !code.includes('%') : dateIds.test(id),
      minDigits: /^0{2,}$/.test(code) ? code.length : 0,
    };
  });
}

/* The part for positive numbers, without texts, colours and currencies. */
const plainCode = (code: string): string =>
  code
    .replace(/&quot;/g, '"')
    .replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';', 1)[0] ?? '';
