import { firstScript } from '../platform/first-script';
import { hashScript, hasRefusedScripts, ownScriptHashes } from './inline-scripts';

const own = [
  firstScript,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]})',
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
];

/* Text of a deferred script: it has no `src` yet (hold-scripts.ts). */
const deferred = '';

describe('ownScriptHashes', () => {
  it('knows each script that Next and the shop write, once', () => {
    const html = [...own, ...own].map((script) => `<script>${script}</script>`).join('\n');
    expect(ownScriptHashes(`<html>${html}</html>`)).toEqual([...own, deferred].map(hashScript));
    expect(hashScript('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it('reads scripts with attributes and over several lines', () => {
    const script = 'self.__next_f.push([1,\n"x"])';
    expect(ownScriptHashes(`<script id="_R_" nonce="x">${script}</script>`)).toEqual([
      hashScript(script),
      hashScript(deferred),
    ]);
  });

  it.each([
    ['a script from elsewhere', '<script>window.__x=1</script>'],
    ['one that only begins like ours', '<script>self.__next_f.push([1,"x"]);alert(1)</script>'],
    ['one with a call in it', '<script>self.__next_f.push([1,alert(1)])</script>'],
    ['one that ends like ours', '<script>alert(1);self.__next_f.push([1,"x"])</script>'],
    ['a file', '<script src="/a.js"></script>'],
    ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ])('T23: gives no hash to %s', (_, html) =>
    expect(ownScriptHashes(html)).toEqual([hashScript(deferred)]),
  );
});

describe('hasRefusedScripts', () => {
  const page = own.map((script) => `<script>${script}</script>`).join('');

  it('is not so for a page that came in one piece', () => {
    expect(hasRefusedScripts(`${page}<script src="/a.js"></script>`)).toBe(false);
  });

  it('is so where a part came late', () => {
    expect(hasRefusedScripts(`${page}<script>$RC("B:0","S:0")</script>`)).toBe(true);
  });
});
