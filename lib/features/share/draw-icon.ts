import sharp from 'sharp';
import type { ShopProfile } from '../../contract/shop-profile';
import { firstLetter, type IconSize } from './shop-icon';
import { fonts, writeText } from './write-text';

const ground = '#12352a';
const ink = '#f7f1e4';
/** Share of the icon that is visible under every mask of a home screen. */
const safeShare = 0.6;

/** Draws the first letter of a shop's name as PNG; without a letter the plain ground. */
export async function drawIcon(
  { name }: Pick<ShopProfile, 'name'>,
  size: IconSize,
): Promise<Buffer> {
  const icon = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
  const letter = firstLetter(name);
  if (letter === '') return icon.png().toBuffer();
  const room = Math.round(size * safeShare);
  const { input } = await writeText(letter, { font: fonts.logo, size: room, colour: ink });
  const written = await sharp(input).resize(room, room, { fit: 'inside' }).png().toBuffer();
  return icon
    .composite([{ input: written }])
    .png()
    .toBuffer();
}
