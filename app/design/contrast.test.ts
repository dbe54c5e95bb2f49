import { readFileSync } from 'node:fs';
import { categoryTints } from '@/lib/content/category-tints';
import { contrast } from './contrast';
import { palette } from './palette';

const hexOf = (name: string) => palette.find((colour) => colour.name === name)?.hex ?? '';

describe('contrast', () => {
  it('is 21 between black and white and 1 of a colour with itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#1f5a41', '#1f5a41')).toBe(1);
  });

  it('is the same whichever comes first', () => {
    expect(contrast('#1d2a22', '#f7f1e4')).toBeCloseTo(contrast('#f7f1e4', '#1d2a22'));
  });
});

describe('the palette', () => {
  it('is that of the tokens', () => {
    const tokens = readFileSync('app/globals.css', 'utf8');
    for (const { name, hex } of palette) expect(tokens).toContain(`--color-${name}: ${hex};`);
  });

  it.each(palette.flatMap(({ name, readOn = [] }) => readOn.map((ground) => [name, ground])))(
    'can be read: %s on %s',
    (name = '', ground = '') => {
      expect(contrast(hexOf(name), hexOf(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(Object.entries(categoryTints))('can be read on the ground of %s, %s', (_, tint) => {
    for (const name of ['ink', 'ink-2', 'leaf-9', 'leaf-7', 'turmeric-7']) {
      expect(contrast(hexOf(name), tint)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['paper-0', 'paper-1', 'paper-2'])('shows where a control ends on %s', (ground) => {
    expect(contrast(hexOf('edge'), hexOf(ground))).toBeGreaterThanOrEqual(3);
  });
});
