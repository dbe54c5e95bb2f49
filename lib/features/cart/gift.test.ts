import { cardText, giftMessageWhereEmpty, longestGiftMessage, parseGift } from './gift';

describe('the gift option', () => {
  it('comes back as it was kept', () => {
    const gift = { isGift: true, message: 'For the new kitchen' };
    expect(parseGift(JSON.stringify(gift))).toEqual(gift);
  });

  it.each([null, '', '{', 'null', '[]', '7', '{"isGift":"yes","message":5}'])(
    'is no gift where %p was kept',
    (text) => {
      expect(parseGift(text)).toEqual({ isGift: false, message: '' });
    },
  );

  it('keeps no more than 500 characters', () => {
    const savedText = JSON.stringify({ isGift: true, message: 'x'.repeat(600) });
    expect(parseGift(savedText).message).toHaveLength(longestGiftMessage);
  });

  it('gives the order the trimmed words of the card', () => {
    expect(cardText({ isGift: true, message: '  For you \n' })).toBe('For you');
  });

  it('gives the order kind words where the card was left empty, so that it stays a gift', () => {
    expect(cardText({ isGift: true, message: ' ' })).toBe(giftMessageWhereEmpty);
  });

  it('gives the order nothing where the gift was taken back, whatever was written', () => {
    expect(cardText({ isGift: false, message: 'For you' })).toBeUndefined();
  });
});
