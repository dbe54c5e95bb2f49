import { Drawer } from './drawer.ts';

describe('a drawer', () => {
  it('lets go of what was not asked for the longest', () => {
    const drawer = new Drawer<string, number>(2);
    drawer.put('a', 1);
    drawer.put('b', 2);
    expect(drawer.get('a')).toBe(1);
    drawer.put('c', 3);
    expect(drawer.get('b')).toBeUndefined();
    expect(drawer.get('a')).toBe(1);
    expect(drawer.get('c')).toBe(3);
  });

  it('keeps one value a key', () => {
    const drawer = new Drawer<string, number>(2);
    drawer.put('a', 1);
    drawer.put('a', 2);
    drawer.put('b', 3);
    expect(drawer.get('a')).toBe(2);
    drawer.drop('a');
    expect(drawer.get('a')).toBeUndefined();
  });
});
