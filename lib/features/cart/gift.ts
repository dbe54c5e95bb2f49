import { cutText } from '../../contract/cut-text';

/** Gift option of the cart; stored in this browser until the order is placed. */
export interface Gift {
  isGift: boolean;
  message: string;
}

export const longestGiftMessage = 500;
export const giftMessageWhereEmpty = 'With best wishes';

const noGift: Gift = { isGift: false, message: '' };

/** Parses the stored gift; invalid data means no gift. */
export function parseGift(text: string | null): Gift {
  if (!text) return noGift;
  try {
    const saved = JSON.parse(text) as Partial<Gift> | null;
    return {
      isGift: saved?.isGift === true,
      message: typeof saved?.message === 'string' ? cutText(saved.message, longestGiftMessage) : '',
    };
  } catch {
    return noGift;
  }
}

/** Message on the gift card; undefined if the order is no gift. */
export function cardText({ isGift, message }: Gift): string | undefined {
  return isGift ? message.trim() || giftMessageWhereEmpty : undefined;
}
