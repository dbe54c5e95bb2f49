import { Changes, createTextCache } from './changes';

describe('changes', () => {
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
});

describe('texts that pages share', () => {
  const text = (more: object = {}) => ({
    text: '[]',
    tags: ['texts'],
    since: 0,
    until: Date.now() + 60_000,
    ...more,
  });

  it('are there until their tag changes', () => {
    const changes = new Changes();
    const texts = createTextCache(changes);
    texts.keep('/a', text());
    changes.add(['others']);
    expect(texts.find('/a')?.text).toBe('[]');
    changes.add(['texts']);
    expect(texts.find('/a')).toBeUndefined();
    texts.keep('/a', text({ since: texts.now() }));
    expect(texts.find('/a')?.text).toBe('[]');
  });

  it('are not there where they were read before a change', () => {
    const changes = new Changes();
    const texts = createTextCache(changes);
    const since = texts.now();
    changes.add(['texts']);
    texts.keep('/a', text({ since }));
    expect(texts.find('/a')).toBeUndefined();
  });

  it('are not there when they are too old', () => {
    const texts = createTextCache(new Changes());
    texts.keep('/a', text({ until: Date.now() - 1 }));
    expect(texts.find('/a')).toBeUndefined();
  });

  it('take a bounded number of letters', () => {
    const texts = createTextCache(new Changes());
    for (let number = 0; number < 9; number += 1) {
      texts.keep(`/${number}`, text({ text: 'x'.repeat(1_000_000) }));
    }
    const left = Array.from({ length: 9 }, (_, number) => texts.find(`/${number}`)).filter(Boolean);
    expect(left).toHaveLength(4);
  });
});
