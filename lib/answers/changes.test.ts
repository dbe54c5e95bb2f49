import { Changes } from './changes';

it('concern what was read before them, and not what was read after', () => {
  const changes = new Changes();
  const before = changes.last;
  changes.add(['product-1', 'products']);
  expect(changes.hasChanged(['product-1'], before)).toBe(true);
  expect(changes.hasChanged(['product-2'], before)).toBe(false);
  expect(changes.hasChanged(['product-1'], changes.last)).toBe(false);
});

it('are told by what has changed since', () => {
  const changes = new Changes();
  changes.add(['a', 'b']);
  const known = changes.last;
  changes.hasChanged(['a'], 0);
  changes.add(['c']);
  changes.add(['b']);
  expect(changes.tagsAfter(known)?.toSorted()).toEqual(['b', 'c']);
  expect(changes.tagsAfter(changes.last)).toEqual([]);
});

it('that may have been missed concern everything', () => {
  const changes = new Changes();
  const before = changes.last;
  changes.addAll();
  expect(changes.hasChanged([], before)).toBe(true);
  expect(changes.tagsAfter(before)).toBeUndefined();
  expect(changes.hasChanged(['a'], changes.last)).toBe(false);
});

it('that are forgotten concern everything older', () => {
  const changes = new Changes(3);
  const before = changes.last;
  for (const tag of ['a', 'b', 'c', 'd']) changes.add([tag]);
  expect(changes.hasChanged(['x'], before)).toBe(true);
  expect(changes.tagsAfter(before)).toBeUndefined();
  expect(changes.hasChanged(['x'], changes.last - 1)).toBe(false);
});
