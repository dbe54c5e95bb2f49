import localFont from 'next/font/local';

/*
 * Cut from the whole fonts to the letters in use. Devanagari, accented letters and signs of code
 * are in separate files, which load only if a page uses them.
 */

const eczar = localFont({
  src: './fonts/eczar-latin.woff2',
  weight: '500',
  variable: '--font-eczar',
  adjustFontFallback: 'Times New Roman',
});

const eczarAccents = localFont({
  src: './fonts/eczar-accents.woff2',
  weight: '500',
  variable: '--font-eczar-accents',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+3C,U+3E,U+5C,U+5E,U+60,U+7B-7E,U+A1-A8,U+AA-AF,U+B1-B6,U+B8-BC,U+BE-D6,U+D8-FF',
    },
  ],
});

const eczarDevanagari = localFont({
  src: './fonts/eczar-devanagari.woff2',
  weight: '500',
  variable: '--font-eczar-devanagari',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F' }],
});

const anek = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '400 700',
  variable: '--font-anek',
});

const anekAccents = localFont({
  src: './fonts/anek-accents.woff2',
  weight: '400 700',
  variable: '--font-anek-accents',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+3C,U+3E,U+5C,U+5E,U+60,U+7B-7E,U+A1-A8,U+AA-AF,U+B1-B6,U+B8-BC,U+BE-D6,U+D8-FF',
    },
  ],
});

export const fontVariables = [eczar, eczarAccents, eczarDevanagari, anek, anekAccents]
  .map((font) => font.variable)
  .join(' ');
