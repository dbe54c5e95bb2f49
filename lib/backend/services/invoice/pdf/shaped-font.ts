import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import { unpackWoff } from '../../../../contract/unpack-woff.ts';

/* Reused, because HarfBuzz frees a buffer only when JavaScript collects its object. */
const buffer = new harfbuzz.Buffer();
/* A glyph that continues the character before it, for copied text. */
const zeroWidthSpace = 0x20_0b;

/**
 * Opens a WOFF file as a fontkit font whose text is shaped by HarfBuzz: fontkit 2.0.4 shapes some
 * Devanagari for ever (`कोथ` in Eczar) and throws at some Gurmukhi.
 */
export function openShapedFont(path: string): Font {
  const bytes = unpackWoff(readFileSync(path), inflateSync);
  const font = create(bytes) as Font;
  const shaped = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  return Object.assign(font, { layout: (text: string) => shapeText(font, shaped, text) });
}

/* The parts of a fontkit glyph run that pdfkit reads, in units of the font. */
function shapeText(font: Font, shaped: harfbuzz.Font, text: string) {
  buffer.clearContents();
  buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(shaped, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer
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
