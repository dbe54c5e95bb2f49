import type { ReviewVoices } from '../review-voices.ts';

export const anythingVoices: ReviewVoices[] = [
  {
    kind: 'any',
    categories: [],
    texts: {
      5: [
        'Ordered on Monday evening, it was at my door in Paldi on Wednesday before lunch.',
        'Bought it at the Alkapuri store first after trying it there, now I simply repeat online.',
        'Had a doubt about the date, called, and an actual person picked up and read it to me from the lot.',
        'Came in paper and card only. My daughter inspects all parcels for plastic, and this one passed.',
        'Fourth order of this and not a single change in quality. I hope that this review does not spoil the luck.',
        'My sister in Thane told me about it. I have now told the whole ladies’ group.',
        'Exactly as in the picture, even the colour of the label. You would think that is normal, but no.',
        'Simple thing, properly made. I have nothing clever to add.',
      ],
      4: [
        'Satisfied with the product. Delivery boy could not find our lane, which is nobody’s fault.',
        'Good buy. I waited for the price to come down a little and then took two.',
        'Happy with it. The parcel was twice the size of the thing inside, otherwise perfect.',
        'Works well for us. I would give five, but I give five to nobody.',
        'Nice product, and the card with the maker’s address is a good idea.',
      ],
      3: [
        'Product is good but it took seven days to reach Jaipur and the tracking said nothing for four of them.',
        'Average experience. The thing itself is fine, the carton looked as if somebody had sat on it.',
        'Not bad, though for this price I looked for something more. Will finish it and see.',
      ],
      2: [
        'Arrived with a dent on one side. Inside it was all right, but I had meant it as a present.',
      ],
      1: [
        'Courier marked it as delivered when it was not. It was found with the watchman of another building after five days.',
      ],
    },
  },
];
