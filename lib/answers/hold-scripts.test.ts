import { holdScripts } from './hold-scripts.ts';

const style = '<link rel="preload" as="style" href="/a.css"/>';
const old = '<script src="/old.js" noModule=""></script>';
const data = '<script>self.__next_f.push([1,"src=\\"/a.js\\" async"])</script>';

describe('holdScripts', () => {
  it('takes the address from scripts that are not urgent', () => {
    const page = '<script src="/a.js" async=""></script><script src="/b.js" async=""></script>';
    expect(holdScripts(page)).toBe(
      '<script data-src="/a.js"></script><script data-src="/b.js"></script>',
    );
  });

  it('removes their preloads and no others', () => {
    const script = '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>';
    expect(holdScripts(`${script}${style}`)).toBe(style);
  });

  it('leaves the rest of the page as it is', () => {
    expect(holdScripts(`${style}${data}${old}`)).toBe(`${style}${data}${old}`);
  });
});
