export interface Colour {
  name: string;
  hex: string;
  use: string;
  readOn?: string[];
}

const papers = ['paper-0', 'paper-1', 'paper-2'];

export const palette: Colour[] = [
  { name: 'paper-0', hex: '#fdfaf2', use: 'Fields, menu, account, slip', readOn: ['leaf-7'] },
  { name: 'paper-1', hex: '#f7f1e4', use: 'The page', readOn: ['leaf-9'] },
  { name: 'paper-2', hex: '#eee5d1', use: 'Banner, footer, hover, locked field' },
  { name: 'shelf', hex: '#d9c9a8', use: 'The shelf’s edge only' },
  { name: 'shelf-dark', hex: '#b9a67f', use: 'Its lower line' },
  { name: 'rule', hex: '#cfc1a3', use: 'Hairlines' },
  { name: 'edge', hex: '#857d68', use: 'Borders of controls' },
  { name: 'ink', hex: '#1d2a22', use: 'Text, strong rules', readOn: [...papers, 'turmeric'] },
  { name: 'ink-2', hex: '#565a4c', use: 'Second text', readOn: papers },
  { name: 'leaf-9', hex: '#12352a', use: 'Top strip, cart bar, logo', readOn: ['leaf-1'] },
  { name: 'leaf-7', hex: '#1f5a41', use: 'Main button, links, drawings', readOn: papers },
  { name: 'leaf-4', hex: '#7fa48a', use: 'Drawings on leaf-9' },
  { name: 'leaf-1', hex: '#dde4cf', use: 'What is chosen' },
  {
    name: 'turmeric',
    hex: '#db9a1f',
    use: 'Haldi dot, counter; no text on paper',
    readOn: ['leaf-9'],
  },
  { name: 'turmeric-7', hex: '#80510a', use: 'Stars, local names', readOn: papers },
  { name: 'clay', hex: '#a2422a', use: 'Errors, filled heart', readOn: papers },
  { name: 'clay-rule', hex: '#d3a28e', use: 'The ledger’s double rule' },
];
