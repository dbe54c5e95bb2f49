import type { CSSProperties } from 'react';

/* Design tokens as values: a mail has no access to the site's style sheet. */

const display = "Eczar, Georgia, 'Times New Roman', serif";
const plain = "'Anek Latin', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const colours = {
  paper0: '#FDFAF2',
  paper1: '#F7F1E4',
  paper2: '#EEE5D1',
  shelf: '#D9C9A8',
  shelfLine: '#B9A67F',
  rule: '#CFC1A3',
  ink: '#1D2A22',
  ink2: '#565A4C',
  leaf9: '#12352A',
  leaf7: '#1F5A41',
  turmeric: '#DB9A1F',
  clayRule: '#D3A28E',
};

export const styles = {
  ground: { margin: 0, padding: 0, backgroundColor: colours.paper1 },
  page: {
    maxWidth: '600px',
    margin: '0 auto',
    padding: '24px 16px 40px',
    // Breaks long addresses and names on narrow screens; mail clients support one or the other
    // property.
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  name: {
    margin: 0,
    padding: '0 0 12px',
    fontFamily: display,
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 700,
    color: colours.leaf9,
  },
  dot: { color: colours.turmeric, fontFamily: 'Arial, sans-serif', fontSize: '20px' },
  edgeTop: { height: '2px', lineHeight: '2px', fontSize: 0, backgroundColor: colours.leaf9 },
  edge: {
    height: '7px',
    lineHeight: '7px',
    fontSize: 0,
    backgroundColor: colours.shelf,
    borderBottom: `1px solid ${colours.shelfLine}`,
  },
  sheet: { padding: '24px 24px 8px', backgroundColor: colours.paper0 },
  heading: {
    margin: '0 0 16px',
    fontFamily: display,
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: 500,
    color: colours.ink,
  },
  text: {
    margin: '0 0 16px',
    fontFamily: plain,
    fontSize: '16px',
    lineHeight: '24px',
    color: colours.ink,
    whiteSpace: 'pre-line',
  },
  small: {
    margin: '0 0 8px',
    fontFamily: plain,
    fontSize: '14px',
    lineHeight: '20px',
    color: colours.ink2,
  },
  table: { width: '100%', margin: '0 0 24px', borderCollapse: 'collapse' },
  ledgerLabel: {
    padding: '10px 12px 10px 0',
    borderBottom: `1px solid ${colours.rule}`,
    fontFamily: plain,
    fontSize: '16px',
    lineHeight: '22px',
    color: colours.ink,
  },
  ledgerAmount: {
    width: '110px',
    padding: '10px 0 10px 12px',
    borderBottom: `1px solid ${colours.rule}`,
    borderLeft: `3px double ${colours.clayRule}`,
    fontFamily: plain,
    fontSize: '16px',
    lineHeight: '22px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    color: colours.ink,
  },
  total: { borderTop: `3px double ${colours.ink}`, borderBottom: 'none', fontWeight: 650 },
  factTerm: {
    width: '34%',
    padding: '10px 12px',
    border: `1px solid ${colours.rule}`,
    fontFamily: plain,
    fontSize: '14px',
    lineHeight: '20px',
    verticalAlign: 'top',
    color: colours.ink2,
  },
  factValue: {
    padding: '10px 12px',
    border: `1px solid ${colours.rule}`,
    fontFamily: display,
    fontSize: '17px',
    lineHeight: '22px',
    color: colours.ink,
  },
  quote: {
    margin: '0 0 24px',
    padding: '4px 0 4px 16px',
    borderLeft: `3px solid ${colours.turmeric}`,
    fontFamily: display,
    fontSize: '19px',
    lineHeight: '27px',
    color: colours.ink,
    whiteSpace: 'pre-line',
  },
  button: {
    margin: '0 0 24px',
    padding: '14px 24px',
    borderRadius: '3px',
    backgroundColor: colours.leaf7,
    fontFamily: plain,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    color: colours.paper0,
  },
  card: {
    margin: '0 0 24px',
    padding: '24px',
    border: `1px solid ${colours.ink}`,
    backgroundColor: colours.paper1,
    textAlign: 'center',
  },
  cardAmount: {
    margin: '0 0 12px',
    fontFamily: display,
    fontSize: '48px',
    lineHeight: '52px',
    fontWeight: 500,
    color: colours.ink,
  },
  cardCode: {
    margin: '0 0 16px',
    padding: '12px 4px',
    border: `1px dashed ${colours.ink}`,
    fontFamily: "'Courier New', Courier, monospace",
    fontSize: '20px',
    lineHeight: '26px',
    fontWeight: 700,
    letterSpacing: '0.04em',
    color: colours.ink,
  },
  foot: { padding: '16px 24px 0' },
  link: { color: colours.leaf7, textDecoration: 'underline' },
  unbroken: { whiteSpace: 'nowrap' },
} satisfies Record<string, CSSProperties>;

/** Rules that inline styles cannot express: dark mode, narrow screens, print. */
export const sheetRules = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .sheet, .foot { padding-left: 16px !important; padding-right: 16px !important; }
  .do { display: block !important; text-align: center !important; }
  .card { padding: 16px !important; }
  .code { font-size: 17px !important; letter-spacing: 0 !important; white-space: nowrap !important; }
}
@media (prefers-color-scheme: dark) {
  body, body > table > tbody > tr > td { background-color: #0F1A15 !important; }
  .sheet { background-color: #18241D !important; }
  .card { background-color: #0F1A15 !important; border-color: #F7F1E4 !important; }
  .ink { color: #F7F1E4 !important; border-color: #4C5A50 !important; }
  .total { border-top-color: #F7F1E4 !important; }
  .soft { color: #CFC1A3 !important; border-color: #4C5A50 !important; }
  .name, .link { color: #A9CDB9 !important; }
  .do { background-color: #DB9A1F !important; color: #1D2A22 !important; }
  .code { border-color: #F7F1E4 !important; }
}
@media print {
  .unprinted { display: none !important; }
  body, body > table > tbody > tr > td, .sheet, .card { background-color: #FFFFFF !important; }
  .ink, .name { color: #000000 !important; }
}
`;
