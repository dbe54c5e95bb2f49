import { createRequire } from 'node:module';
import { type Font, create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import { unpackWoff } from '../../../../contract/unpack-woff.ts';

/* Reused, because HarfBuzz frees a buffer only when JavaScript collects its object. */
const shapingBuffer = new harfbuzz.Buffer();

/* A glyph that continues the character before it, for copied text. */
const zeroWidthSpace = 0x20_0b;

const resolve = createRequire(import.meta.url).resolve;
const file = (family: string, subset: string, weight: number) =>
  resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);

/** Regular, semi-bold and headline. */
export type Face = 'text' | 'strong' | 'display';
type Files = Record<Face, string>;

const notoSans = (script: string): Files => {
  const family = `noto-sans-${script}`;
  const strong = file(family, script, 600);
  return { text: file(family, script, 400), strong, display: strong };
};

/* One font file per script and face; Anek Latin has no Devanagari, so Eczar writes it. */
const files = {
  latin: {
    text: file('anek-latin', 'latin', 400),
    strong: file('anek-latin', 'latin', 600),
    display: file('eczar', 'latin', 500),
  },
  extended: {
    text: file('anek-latin', 'latin-ext', 400),
    strong: file('anek-latin', 'latin-ext', 600),
    display: file('eczar', 'latin-ext', 500),
  },
  devanagari: {
    text: file('eczar', 'devanagari', 400),
    strong: file('eczar', 'devanagari', 600),
    display: file('eczar', 'devanagari', 500),
  },
  gujarati: notoSans('gujarati'),
  bengali: notoSans('bengali'),
  tamil: notoSans('tamil'),
  telugu: notoSans('telugu'),
  kannada: notoSans('kannada'),
  malayalam: notoSans('malayalam'),
  gurmukhi: notoSans('gurmukhi'),
  oriya: notoSans('oriya'),
  arabic: notoSans('arabic'),
} satisfies Record<string, Files>;

export type Script = keyof typeof files;

/* Script extensions: a danda or an Arabic comma belongs to several scripts. */
export const nonLatinScripts: readonly [Script, RegExp][] = [
  ['devanagari', /\p{scx=Devanagari}/u],
  ['gujarati', /\p{scx=Gujarati}/u],
  ['bengali', /\p{scx=Bengali}/u],
  ['tamil', /\p{scx=Tamil}/u],
  ['telugu', /\p{scx=Telugu}/u],
  ['kannada', /\p{scx=Kannada}/u],
  ['malayalam', /\p{scx=Malayalam}/u],
  ['gurmukhi', /\p{scx=Gurmukhi}/u],
  ['oriya', /\p{scx=Oriya}/u],
  ['arabic', /\p{scx=Arabic}/u],
];

const opened = new Map<string, Font>();

/** Returns the font of a script and face; read once per program. */
export function readFont(script: Script, face: Face): Font {
  const path = files[script][face];
  let font = opened.get(path);
  if (!font) {
    font = openShapedFont(path);
    opened.set(path, font);
  }
  return font;
}

export const hasGlyph = (script: Script, face: Face, character: string): boolean =>
  readFont(script, face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/**
 * Opens a WOFF file as a fontkit font whose text is shaped by HarfBuzz: fontkit 2.0.4 shapes some
 * Devanagari for ever (`कोथ` in Eczar) and throws at some Gurmukhi.
 */
function openShapedFont(path: string): Font {
  const bytes = unpackWoff(readFileSync(path), inflateSync);
  const font = create(bytes) as Font;
  const shaped = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  return Object.assign(font, { layout: (text: string) => shapeText(font, shaped, text) });
}

/* The parts of a fontkit glyph run that pdfkit reads, in units of the font. */
function shapeText(font: Font, shaped: harfbuzz.Font, text: string) {
  shapingBuffer.clearContents();
  shapingBuffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
  shapingBuffer.addText(text);
  shapingBuffer.guessSegmentProperties();
  harfbuzz.shape(shaped, shapingBuffer);
  const infos = shapingBuffer.getGlyphInfos();
  const positions = shapingBuffer
    .getGlyphPositions()
    .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const seen = new Set<number>();
  const glyphs = infos.map(({ codepoint: id, cluster }) => {
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    const isFirst = !seen.has(cluster);
    seen.add(cluster);
    const characters = isFirst ? [...text.slice(cluster, end)] : [];
    return {
      id,
      advanceWidth: font.getGlyph(id).advanceWidth,
      codePoints: isFirst ? characters.map((one) => one.codePointAt(0) ?? 0) : [zeroWidthSpace],
    };
  });
  return {
    glyphs,
    positions,
    // Read after pdfkit has scaled the positions.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}
