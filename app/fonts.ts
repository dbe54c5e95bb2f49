import localFont from 'next/font/local';

/* The rupee sign stands in the latin-ext files, Devanagari in a third of Eczar's. */

const eczar = localFont({
  src: [
    {
      path: '../node_modules/@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
      weight: '400 800',
    },
  ],
  variable: '--font-eczar',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

const anek = localFont({
  src: [
    {
      path: '../node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
      weight: '100 800',
    },
  ],
  variable: '--font-anek',
  display: 'swap',
  declarations: [{ prop: 'font-stretch', value: '75% 125%' }],
});

export const fontVariables = `${eczar.variable} ${anek.variable}`;
