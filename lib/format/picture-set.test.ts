import nextConfig from '../../next.config.mjs';
import { fixedPicture, screenPicture, screenWidths, thumbnailWidths } from './picture-set';

const src = '/pictures/products/a.webp';
const at = (width: number) => `/_next/image?url=%2Fpictures%2Fproducts%2Fa.webp&w=${width}&q=75`;

describe('the widths of pictures', () => {
  it('are those that the optimiser makes', () => {
    expect(nextConfig('phase-production-build').images).toMatchObject({
      imageSizes: thumbnailWidths,
      deviceSizes: screenWidths,
    });
  });
});

describe('screenPicture', () => {
  it('offers what the share of the narrowest screen needs, and more', () => {
    const { src: largest, srcSet } = screenPicture(src, '(width >= 48rem) 62vw, 100vw');
    expect(srcSet).toBe(
      [256, 384, 640, 750, 1080, 1920].map((width) => `${at(width)} ${width}w`).join(', '),
    );
    expect(largest).toBe(at(1920));
  });

  it('offers all widths where a part of the page has a fixed width alone', () => {
    expect(screenPicture(src, '10rem').srcSet).toContain(' 96w, ');
  });

  it('leaves out what is wider than the place can be', () => {
    const { src: largest, srcSet } = screenPicture(src, '50vw', 640);
    expect(srcSet).toBe([256, 384, 640].map((width) => `${at(width)} ${width}w`).join(', '));
    expect(largest).toBe(at(640));
  });

  it('leaves a drawing as it is', () => {
    expect(screenPicture('/pictures/plants/neem.svg', '50vw')).toEqual({
      src: '/pictures/plants/neem.svg',
    });
  });
});

describe('fixedPicture', () => {
  it('offers one for usual and one for dense screens', () => {
    expect(fixedPicture(src, 88)).toEqual({
      src: at(256),
      srcSet: `${at(96)} 1x, ${at(256)} 2x`,
    });
  });

  it('offers one where both would be the same', () => {
    expect(fixedPicture(src, 1920)).toEqual({ src: at(1920), srcSet: `${at(1920)} 1x` });
  });
});
