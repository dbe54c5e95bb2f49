import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { unpackWoff } from '../../contract/unpack-woff';

/*
 * Pango renders the text, because Indian scripts need text shaping. It reads only OpenType files:
 * they are unpacked once per process into the data folder.
 */

/* Anek and Eczar have Latin and Devanagari; Pango uses these fonts for other scripts. */
const scripts = [
  'gujarati',
  'bengali',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'gurmukhi',
  'oriya',
  'arabic',
];

const files = [
  'eczar/files/eczar-latin-500-normal.woff',
  'eczar/files/eczar-latin-ext-500-normal.woff',
  'eczar/files/eczar-devanagari-500-normal.woff',
  'eczar/files/eczar-latin-700-normal.woff',
  'anek-latin/files/anek-latin-latin-500-normal.woff',
  'anek-latin/files/anek-latin-latin-ext-500-normal.woff',
  ...scripts.map(
    (script) => `noto-sans-${script}/files/noto-sans-${script}-${script}-600-normal.woff`,
  ),
];

const emoji =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u20e3\ufe0f]|\p{Emoji_Modifier})\p{Cf}*/gu;
const unknown =
  /(?![\p{scx=Latin}\p{scx=Devanagari}\p{scx=Gujarati}\p{scx=Bengali}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Gurmukhi}\p{scx=Oriya}\p{scx=Arabic}])\p{L}\p{M}*/gu;

/** Removes emoji and writes `?` for a letter that no font has: Pango would draw a box. */
export const toDrawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(emoji, (sign) => (/[©®™]/u.test(sign) ? sign : ''))
    .replace(unknown, '?')
    .replace(/\s+/gu, ' ')
    .trim();

/** Pango font names. The comma ends the family name, because `Medium` is part of it. */
export const fonts = {
  display: 'Eczar Medium,',
  logo: 'Eczar, Bold',
  text: 'Anek Latin Medium,',
} as const;

export interface Writing {
  font: (typeof fonts)[keyof typeof fonts];
  /** Font size in pixels. */
  size: number;
  colour: string;
  /** Width in pixels at which lines break. */
  width?: number;
  /** Factor of the font's default line height. */
  lineHeight?: number;
  letterSpacing?: number;
}

export interface Written {
  input: Buffer;
  /** Size of the drawn ink only. */
  width: number;
  height: number;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/* Pango unit: 1/1024 of a point. */
const thousandths = (pixels: number) => Math.round(pixels * 1024);

const setText = (text: string, writing: Writing, fontfile?: string) =>
  sharp({
    text: {
      text: `<span foreground="${writing.colour}" line_height="${writing.lineHeight ?? 1}" letter_spacing="${thousandths(writing.letterSpacing ?? 0)}">${escaped(text)}</span>`,
      font: `${writing.font} ${writing.size}`,
      ...(writing.width && { width: writing.width }),
      ...(fontfile && { fontfile }),
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });

let loaded: Promise<void> | undefined;

function loadFonts(): Promise<void> {
  loaded ??= unpackAndLoad().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function unpackAndLoad(): Promise<void> {
  const folder = join(
    /* turbopackIgnore: true */ resolve(process.env['DATA_DIR'] || '.data'),
    'share-fonts',
  );
  await mkdir(folder, { recursive: true });
  for (const file of files) {
    const woff = await readFile(
      join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource', file),
    );
    const font = join(folder, basename(file).replace(/woff$/, 'ttf'));
    await writeFile(`${font}.${process.pid}`, unpackWoff(woff, inflateSync));
    await rename(`${font}.${process.pid}`, font);
    await setText('a', { font: fonts.text, size: 12, colour: '#000000' }, font);
  }
}

/** Renders a text on a transparent background, trimmed to its ink. */
export async function writeText(text: string, writing: Writing): Promise<Written> {
  await loadFonts();
  const { data, info } = await setText(toDrawable(text) || '?', writing);
  return { input: data, width: info.width, height: info.height };
}
