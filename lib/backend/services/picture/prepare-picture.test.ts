import sharp, { type Sharp } from 'sharp';
import { pictureRules } from '../../../contract/file.ts';
import { pictureType } from './picture-type.ts';
import { preparePicture } from './prepare-picture.ts';

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
const toFile = async (picture: Sharp, options: BlobPropertyBag = {}) =>
  new File([new Uint8Array(await picture.toBuffer())], 'me.bin', options);
const refusal = (file: Blob) =>
  preparePicture(file, { square: 512 }).catch((error: unknown) => error);
const readMeta = async (
  file: Blob,
  shape = { square: 512 } as Parameters<typeof preparePicture>[1],
) => sharp(await preparePicture(file, shape)).metadata();

describe('a picture that is sent', () => {
  it.each([
    ['jpeg', () => plain(900, 600).jpeg()],
    ['png', () => plain(900, 600).png()],
    ['webp', () => plain(900, 600).webp()],
  ])('becomes a square of WebP from %s', async (_, make) => {
    expect(await readMeta(await toFile(make()))).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
  });

  it('is known by its content, whatever its name and header say', async () => {
    const picture = await toFile(plain(20, 20).png(), { type: 'text/html' });
    expect((await readMeta(picture)).format).toBe('webp');
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.7', '']) {
      const other = new File([text], 'me.png', { type: 'image/png' });
      expect(await refusal(other)).toMatchObject({
        status: 415,
        message: pictureRules.wrongType,
        details: { errors: { picture: [pictureRules.wrongType] } },
      });
    }
  });

  it('is refused where only its first bytes are those of a picture', async () => {
    const png = new Uint8Array(await plain(60, 60).png().toBuffer());
    const cut = new File([png.slice(0, 60)], 'me.png');
    const jpeg = new Uint8Array(await plain(600, 600).jpeg().toBuffer());
    const half = new File([jpeg.slice(0, jpeg.length / 2)], 'me.jpg');
    const page = new File([new Uint8Array([0xff, 0xd8, 0xff]), '<script>'], 'me.jpg');
    for (const file of [cut, half, page])
      expect(await refusal(file)).toMatchObject({ status: 415 });
  });

  it('may have 5 MB and no byte more', async () => {
    const file = new File([new Uint8Array(pictureRules.maxBytes)], 'me.png');
    expect(await refusal(file)).toMatchObject({ status: 415 });
    const more = new File([new Uint8Array(pictureRules.maxBytes + 1)], 'me.png');
    expect(await refusal(more)).toMatchObject({ status: 413, message: pictureRules.tooLarge });
  });

  it('is refused where few bytes stand for far too many pixels', async () => {
    const bomb = await toFile(plain(9_000, 9_000).png({ compressionLevel: 9 }));
    expect(bomb.size).toBeLessThan(pictureRules.maxBytes);
    expect(await refusal(bomb)).toMatchObject({
      status: 413,
      message: 'Choose a picture of up to 50 megapixels',
    });
  });

  it('is turned the right way up and says nothing of where it was taken', async () => {
    const halves = plain(80, 40).composite([
      { input: await plain(40, 40).negate().png().toBuffer(), left: 0, top: 0 },
    ]);
    const taken = halves
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .withExif({ IFD0: { Copyright: 'A secret' }, IFD3: { GPSLatitude: '23/1 1/1 0/1' } })
      .withMetadata({ orientation: 6 });
    const file = await toFile(taken);
    expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({ orientation: 6 });

    const prepared = await preparePicture(file, { within: 80 });
    const meta = await sharp(prepared).metadata();
    expect(meta).toMatchObject({ width: 40, height: 80 });
    expect([meta.exif, meta.xmp, meta.icc, meta.orientation]).toEqual(Array(4).fill(undefined));
    expect(Buffer.from(prepared).includes('A secret')).toBe(false);
    // EXIF orientation: the left side of the sideways photo is the top now.
    const { data } = await sharp(prepared).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeLessThan(120);
    expect(data[data.length - 3]).toBeGreaterThan(140);
  });

  it('keeps its shape within a frame, and is not blown up', async () => {
    const large = await toFile(plain(3_200, 1_600).jpeg());
    expect(await readMeta(large, { within: 1_600 })).toMatchObject({ width: 1_600, height: 800 });
    const small = await toFile(plain(30, 20).png());
    expect(await readMeta(small, { within: 1_600 })).toMatchObject({ width: 30, height: 20 });
  });
});

describe('pictureType', () => {
  it('takes sound that comes in the same wrapping for no picture', () => {
    expect(pictureType(new TextEncoder().encode('RIFF1234WAVEfmt '))).toBeUndefined();
    expect(pictureType(new TextEncoder().encode('RIFF1234WEBPVP8 '))).toBe('image/webp');
  });
});
