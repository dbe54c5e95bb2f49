import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';
import { unpackWoff } from './unpack-woff';

/* Pango sets the words, so that Devanagari is joined as it should be. It needs plain font files:
   they are unpacked once a process, into the data folder. */

const files = [
  'eczar/files/eczar-latin-500-normal.woff',
  'eczar/files/eczar-latin-ext-500-normal.woff',
  'eczar/files/eczar-devanagari-500-normal.woff',
  'eczar/files/eczar-latin-700-normal.woff',
  'anek-latin/files/anek-latin-latin-500-normal.woff',
  'anek-latin/files/anek-latin-latin-ext-500-normal.woff',
];

/** The families as the files call themselves, each ended by a comma: `Medium` is part of a name. */
export const fonts = {
  display: 'Eczar Medium,',
  logo: 'Eczar, Bold',
  text: 'Anek Latin Medium,',
} as const;

export interface Writing {
  font: (typeof fonts)[keyof typeof fonts];
  /** Pixels to the em. */
  size: number;
  colour: string;
  /** Where lines are broken. */
  width?: number;
  /** Of the line box that the font itself asks for. */
  lineHeight?: number;
  letterSpacing?: number;
}

export interface Written {
  input: Buffer;
  /** Of the ink alone. */
  width: number;
  height: number;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/* In thousandths of a point: Pango's measure. */
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

/** Makes the store's fonts known to Pango; a second time it has nothing to do. */
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
    await writeFile(`${font}.${process.pid}`, unpackWoff(woff));
    await rename(`${font}.${process.pid}`, font);
    await setText('a', { font: fonts.text, size: 12, colour: '#000000' }, font);
  }
}

/** A text as a picture of its ink, on nothing. */
export async function writeText(text: string, writing: Writing): Promise<Written> {
  await loadFonts();
  const { data, info } = await setText(text, writing);
  return { input: data, width: info.width, height: info.height };
}
