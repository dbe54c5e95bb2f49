import sharp, { type OverlayOptions } from 'sharp';
import { plainText } from '../../seo/xml';
import type { ShopProfile } from '../../contract/shop-profile';
import type { ShareCard } from './share-card';
import { shareSize } from './share-picture';
import { fonts, writeText, type Written } from './write-text';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { companyId, headerNames } from '@/lib/contract/envelope';
import { storefrontEnv } from '@/lib/env';
import { site } from '@/lib/platform/site';

const longestWaitMs = 5_000;

/** Path of a file stored by the store API. */
const storedFilePath = /^(?:\/api\/store)?(\/files\/[\w-]+\.\w+)$/;

// libvips' operation cache is off: it would hold up to 50 MB, and no card is drawn twice.
sharp.cache(false);

const colours = {
  paper: '#f7f1e4',
  foot: '#eee5d1',
  ink: '#1d2a22',
  ink2: '#565a4c',
  leaf: '#12352a',
  turmeric: '#db9a1f',
  turmericText: '#80510a',
  shelf: '#d9c9a8',
  shelfEdge: '#b9a67f',
};

const { width, height } = shareSize;
const margin = 64;
const shelfTop = 506;
const shelfBottom = 536;
/** Product pictures are square, all others are wider. */
const pictureWidths: Partial<Record<ShareCard['kind'], number>> = { products: shelfTop };
const widerPicture = 580;

const ground = (hasPicture: boolean) => `<svg width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${colours.paper}"/>
  ${hasPicture ? '' : `<path d="M1010 150c58 0 106 44 104 106-2 60-46 106-106 105-58-1-104-47-103-105 1-60 45-106 105-106z" fill="${colours.turmeric}"/>`}
  <rect y="${shelfTop}" width="${width}" height="6" fill="${colours.leaf}"/>
  <rect y="${shelfTop + 6}" width="${width}" height="21" fill="${colours.shelf}"/>
  <rect y="${shelfTop + 27}" width="${width}" height="3" fill="${colours.shelfEdge}"/>
  <rect y="${shelfBottom}" width="${width}" height="${height - shelfBottom}" fill="${colours.foot}"/>
  <path d="M${margin + 9} 574c6 0 10 4 10 10s-5 10-11 10-9-5-9-10 4-10 10-10z" fill="${colours.turmeric}"/>
</svg>`;

/* Scripts with larger ascenders and descenders, in a font with smaller line height. */
const tallScripts = /[\u0600-\u06ff\u0980-\u0dff]/u;

/** Uses the largest font size that fits; most titles take two lines. */
async function writeTitle(title: string, room: number): Promise<Written> {
  for (const size of [76, 66, 56, 48]) {
    const written = await writeText(plainText(title, 90), {
      font: fonts.display,
      size,
      colour: colours.ink,
      width: room,
      lineHeight: tallScripts.test(title) ? 0.8 : 0.6,
    });
    if ((written.height <= 230 && written.width <= room) || size === 48) return written;
  }
  throw new Error('No size to write a title in');
}

async function shrunk(path: string, room: number): Promise<Buffer | null> {
  const picture = await readPicture(path);
  if (!picture) return null;
  return sharp(picture).rotate().resize(room, shelfTop, { fit: 'cover' }).toBuffer();
}

/** Draws the Open Graph picture of a card: JPEG, 1200 × 630. */
export async function drawCard(
  card: ShareCard,
  shop: Pick<ShopProfile, 'name' | 'line'>,
): Promise<Buffer> {
  const wanted = pictureWidths[card.kind] ?? widerPicture;
  const picture = card.picture ? await shrunk(card.picture, wanted) : null;
  const room = width - margin * 2 - (picture ? wanted - 16 : 330);
  const [logo, overline, title, localName, note] = await Promise.all([
    writeText(shop.name, { font: fonts.logo, size: 46, colour: colours.leaf, letterSpacing: 2 }),
    writeText(card.overline.toUpperCase(), {
      font: fonts.text,
      size: 25,
      colour: colours.ink2,
      letterSpacing: 2.4,
    }),
    writeTitle(card.title, room),
    card.localName
      ? writeText(card.localName, { font: fonts.display, size: 44, colour: colours.turmericText })
      : undefined,
    writeText(plainText(card.note || shop.line, 72), {
      font: fonts.text,
      size: 31,
      colour: colours.ink,
    }),
  ]);

  const block = overline.height + 30 + title.height + (localName ? 30 + localName.height : 0);
  const top = Math.round(Math.max(130, 118 + (shelfTop - 118 - block) / 2));
  const titleTop = top + overline.height + 30;
  const layers: OverlayOptions[] = [
    ...(picture ? [{ input: picture, left: width - wanted, top: 0 }] : []),
    { input: logo.input, left: margin, top: 54 },
    { input: overline.input, left: margin, top },
    { input: title.input, left: margin, top: titleTop },
    ...(localName
      ? [{ input: localName.input, left: margin, top: titleTop + title.height + 30 }]
      : []),
    {
      input: note.input,
      left: margin + 34,
      top: Math.round((shelfBottom + height - note.height) / 2),
    },
  ];
  return sharp(Buffer.from(ground(picture !== null)))
    .composite(layers)
    .flatten({ background: colours.paper })
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * Reads a picture by its path; null if it cannot be read or its host is not allowed (IMAGE_HOSTS;
 * prevents SSRF).
 */
async function readPicture(path: string): Promise<Buffer | null> {
  try {
    return await read(path);
  } catch (error) {
    console.error(`The picture ${path} could not be read for sharing`, error);
    return null;
  }
}

async function read(path: string): Promise<Buffer | null> {
  const address = new URL(path, site.url());
  if (address.origin !== new URL(site.url()).origin) {
    const hosts = (process.env['IMAGE_HOSTS'] ?? '').split(',').filter(Boolean);
    const isKnown = address.protocol === 'https:' && hosts.includes(address.hostname);
    return isKnown ? download(address.href) : null;
  }
  const [, file] = storedFilePath.exec(address.pathname) ?? [];
  if (file) return download(`${storefrontEnv().storeApiUrl}${file}`);
  const inside = normalize(decodeURIComponent(address.pathname));
  if (!inside.startsWith('/pictures/')) return null;
  return readFile(join(/* turbopackIgnore: true */ process.cwd(), 'public', inside));
}

async function download(address: string): Promise<Buffer | null> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(longestWaitMs),
    headers: { [headerNames.company]: String(companyId) },
    cache: 'no-store',
  });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}
