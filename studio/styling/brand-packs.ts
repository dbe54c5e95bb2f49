import type { PackShape } from '../../lib/backend/db/demo/format.ts';
import type { Finish } from '../photo/shot.ts';
import { finish } from './look.ts';

export interface BrandPack {
  variant: string;
  body: Finish;
  closure: Finish;
}

const pack = (variant: string, body: Finish, closure: Finish): BrandPack => ({
  variant,
  body,
  closure,
});

const clear = finish('clear-glass', '#FFFFFF');
const amber = finish('tinted-glass', '#D2AC78');
const jute = finish('cloth', '#B9A27A');

/** What each house packs in: silhouette, body and closure. A house without a line does not use that pack. */
export const brandPacks: Record<string, Partial<Record<PackShape, BrandPack>>> = {
  aranya: {
    jar: pack('round', clear, finish('painted-metal', '#2B3A31')),
    bottle: pack('oil', clear, finish('painted-metal', '#2B3A31')),
    pouch: pack('stand-up', finish('card', '#FBF7EC'), finish('card', '#FBF7EC')),
    tin: pack('round', finish('painted-metal', '#F3ECD9'), finish('painted-metal', '#2B3A31')),
  },
  'khet-and-co': {
    jar: pack('square', clear, finish('metal', '#C8C4BA')),
    bottle: pack('oil', clear, finish('painted-metal', '#1E1A16')),
    pouch: pack('block', finish('kraft', '#D0AE7C'), finish('kraft', '#B98F58')),
    tin: pack('can', finish('painted-metal', '#D9BC8E'), finish('painted-metal', '#1E1A16')),
    box: pack('small', finish('kraft', '#D0AE7C'), finish('kraft', '#D0AE7C')),
    carton: pack('small', finish('kraft', '#D0AE7C'), finish('kraft', '#D0AE7C')),
  },
  'dang-collective': {
    jar: pack('crock', clear, finish('cloth', '#B5532F')),
    bottle: pack('oil', clear, finish('cork', '#B98A58')),
    pouch: pack('stand-up', finish('kraft', '#7A4A30'), jute),
    tin: pack('flat', finish('metal', '#CFC9BE'), finish('metal', '#CFC9BE')),
    candle: pack('tapers', finish('card', '#6B3420'), finish('cloth', '#B9A27A')),
    hamper: pack('empty', finish('bamboo', '#C9A15E'), jute),
  },
  mitti: {
    jar: pack('squat', clear, finish('cork', '#B98A58')),
    bottle: pack('oil', finish('frosted-glass', '#FBEFEA'), finish('wood', '#A87A4E')),
    pouch: pack('zip', finish('kraft', '#C08A62'), finish('kraft', '#A8724C')),
    tin: pack('pair', finish('metal', '#C9B8A4'), finish('painted-metal', '#B8653A')),
    box: pack('small', finish('card', '#CF9A74'), finish('card', '#CF9A74')),
    carton: pack('tall', finish('card', '#CF9A74'), finish('card', '#CF9A74')),
  },
  'vaidya-ghar': {
    jar: pack('tall', amber, finish('painted-metal', '#1C1A18')),
    bottle: pack('medicine', amber, finish('matt-plastic', '#1C1A18')),
    dropper: pack('round', amber, finish('matt-plastic', '#1C1A18')),
    tin: pack('round', finish('painted-metal', '#F4E8CB'), finish('painted-metal', '#221A13')),
  },
  neela: {
    jar: pack('squat', finish('frosted-glass', '#F1F5F8'), finish('painted-metal', '#22407F')),
    pouch: pack('zip', finish('foil', '#F6F8F6'), finish('card', '#F6F8F6')),
    pump: pack('square', finish('gloss-plastic', '#F3F6F6'), finish('matt-plastic', '#22407F')),
    soap: pack('band', finish('card', '#F6F8F6'), finish('card', '#F6F8F6')),
    tube: pack('standing', finish('matt-plastic', '#F6F8F6'), finish('matt-plastic', '#22407F')),
    carton: pack('tall', finish('card', '#F6F8F6'), finish('card', '#F6F8F6')),
  },
  'pahadi-tokri': {
    jar: pack('swing-top', clear, finish('metal', '#B9BDC0')),
    bottle: pack('oil', clear, finish('wood', '#9A7048')),
    pouch: pack('zip', finish('card', '#F3EBDA'), finish('cloth', '#9A4A34')),
    carton: pack('wide', finish('card', '#F3EBDA'), finish('card', '#F3EBDA')),
    hamper: pack('basket', finish('bamboo', '#B98F52'), finish('cloth', '#9A4A34')),
  },
  'malabar-nine': {
    jar: pack('tall', clear, finish('metal', '#C9A24E')),
    bottle: pack('medicine', finish('tinted-glass', '#9DB49A'), finish('metal', '#C9A24E')),
    dropper: pack('slim', clear, finish('metal', '#C9A24E')),
    pouch: pack('block', finish('card', '#123C2E'), finish('metal', '#C9A24E')),
    tin: pack('round', finish('painted-metal', '#181A18'), finish('metal', '#C9A24E')),
    box: pack('small', finish('card', '#123C2E'), finish('card', '#123C2E')),
    carton: pack('tall', finish('card', '#123C2E'), finish('card', '#123C2E')),
    soap: pack('band', finish('card', '#123C2E'), finish('card', '#123C2E')),
  },
  gaura: {
    jar: pack('swing-top', clear, finish('metal', '#B9BDC0')),
    bottle: pack('jug', finish('matt-plastic', '#F6ECD6'), finish('matt-plastic', '#6E1B2A')),
    box: pack('small', finish('card', '#FCF3DE'), finish('card', '#6E1B2A')),
    pouch: pack('sack', finish('cloth', '#CDB78E'), finish('cloth', '#6E1B2A')),
    soap: pack('wrapped', finish('card', '#FCF3DE'), finish('card', '#FCF3DE')),
  },
  saaf: {
    bottle: pack('jug', finish('matt-plastic', '#F4F7F4'), finish('matt-plastic', '#16362E')),
    pump: pack('round', clear, finish('matt-plastic', '#16362E')),
    carton: pack('tall', finish('card', '#F8FBF9'), finish('card', '#F8FBF9')),
  },
  'dhoop-chhaon': {
    candle: pack('tin', finish('metal', '#D2B06A'), finish('metal', '#D2B06A')),
    incense: pack('long', finish('card', '#2A1848'), finish('card', '#2A1848')),
    jar: pack('squat', clear, finish('metal', '#C9A24E')),
  },
  'chhoti-haat': {
    box: pack('low', finish('card', '#E2604A'), finish('cloth', '#FFF6E6')),
    carton: pack('straw', finish('kraft', '#C9A06A'), finish('card', '#E2604A')),
    hamper: pack('box', finish('card', '#E2604A'), finish('cloth', '#5B2018')),
    pouch: pack('folded', finish('cloth', '#E2604A'), finish('card', '#FFF6E6')),
    sachet: pack('roll', finish('kraft', '#C9A06A'), finish('cloth', '#B9A27A')),
  },
};
