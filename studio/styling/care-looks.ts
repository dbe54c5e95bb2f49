import { block, coarse, cream, crystal, finish, liquid, powder, sealed } from './look.ts';
import type { Look } from './look.ts';

/** Skin, hair and bath. */
export const careLooks: Record<string, Look> = {
  'SK-0171': powder('#D9C29A', '#E2CEAA')('#C7A06A'),
  'SK-0177': powder('#E0B5A0', '#E8C3B0')('#C4707A', { variant: 'small' }),
  'SK-0184': powder('#C9B06A', '#D5BF80')('#C79A2A'),
  'SK-0402': liquid('#F3DCD8')('#D0818A'),
  'SK-0406': cream('#DCE8CF')('#5FA06A'),
  'SK-0411': sealed('#3A3A40', { variant: 'small' }),
  'SK-0414': cream('#C98A6A')('#9A4A5A', { variant: 'flat' }),
  'SK-0418': liquid('#C4661C')('#B5541C'),
  'SK-0421': liquid('#D9A83A')('#D69A2A'),
  'SK-0425': cream('#FBF7EC')('#B58AA0', { variant: 'squat' }),
  'SK-0429': cream('#F0E2CC')('#A03A5A', { variant: 'squat' }),
  'HC-0106': liquid('#A83A2A')('#B52F4A'),
  'HC-0111': liquid('#E2DDB0')('#5F8A6A'),
  'HC-0126': liquid('#C9D6A0')('#4F9A6A'),
  'HC-0131': block(60, '#6B4A30')('#8A5A34', { variant: 'wrapped' }),
  'HC-0142': powder('#7F8A3F', '#8C974B')('#6A7A2A'),
  'HC-0145': powder('#8A6A48', '#977856')('#8A7A3A'),
  'HC-0149': powder('#4A6A5A', '#547664')('#2F5A8A'),
  'SP-0033': block(60, '#8A9A5A')('#4F8A4A', { variant: 'band' }),
  'SP-0038': block(60, '#B59A6A')('#8A6A2A', { variant: 'wrapped' }),
  'SP-0044': block(60, '#5A3A26')('#7A4A2A', { variant: 'band' }),
  'SP-0051': crystal(5, '#EDEAD8', '#D8DCC0', '#C4CFA8')('#8A9A6A', { variant: 'squat' }),
  'SP-0055': coarse(
    '#F2F2EC',
    '#E6E8DE',
    '#FBFBF7',
  )('#B5B54A', { body: finish('foil', '#F1F3F0') }),
};
