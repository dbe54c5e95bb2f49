import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { openShapedFont } from './shaped-font.ts';

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
