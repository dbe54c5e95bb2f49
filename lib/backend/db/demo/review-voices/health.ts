import type { ReviewVoices } from '../review-voices.ts';

/** Nobody here says that something was cured, and no product page may say it for them. */
export const healthVoices: ReviewVoices[] = [
  {
    kind: 'herb',
    categories: ['single-herbs', 'churna', 'immunity', 'digestion', 'sleep-and-calm'],
    texts: {
      5: [
        'The vaidya had told me which one and how. The label says the same, with the proportions, nothing secret.',
        'What I like is that nobody on this page promises miracles. You get what is in it, the lot number and how to use it.',
        'Ordered for my parents, both use it regularly and have asked for a repeat. Packing was neat.',
        'I wrote to ask about one word on the label. A doctor answered, in four lines, without selling me anything.',
        'Has its place beside my toothbrush, so I do not forget. Three packs so far.',
      ],
      4: [
        'Exactly as described, neatly packed. The leaflet could be in Gujarati as well.',
        'Too early to say anything about myself, but as a product it is clean and honestly labelled.',
        'Good quality as always from them. I took away one star for the price.',
      ],
      3: [
        'It is okay. I did not notice any change, but I also did not ask the vaidya before buying, so my mistake.',
        'Good product, but the label print is so small that I had to photograph and enlarge it.',
      ],
      2: ['Not for me, I stopped after a week. Ask before you order, I should have.'],
      1: ['Wrong item came. The exchange was done, but it took eight days and three phone calls.'],
    },
  },
  {
    kind: 'herb',
    categories: ['single-herbs', 'churna'],
    texts: {
      5: [
        'Bitter as it should be. If it was pleasant I would have been suspicious.',
        'Part of my evening for two months, with warm water. Simple, clean, and no strange aftertaste.',
        'My grandmother recognised it by smell with her eyes closed. She is ninety-one and was very pleased with herself.',
        'Fresh lot, strong smell. Earlier I was buying from a roadside pansari and never knew how old it was.',
      ],
      4: ['Quality is good. I take it with a little jaggery because the taste is not easy.'],
      3: ['Fine as a herb. I had hoped for a measuring spoon inside, now I guess with a teaspoon.'],
    },
  },
  {
    kind: 'balm',
    categories: ['joints'],
    texts: {
      5: [
        'It has its place next to my father’s chair now, between the newspaper and the spectacles.',
        'My mother asked me to order again, which is rare. She does not ask for things.',
        'Everything that is in it is printed, with amounts. My cousin is a pharmacist and he nodded.',
      ],
      4: ['Neatly packed, lasts long. My aunt is satisfied with it, and she has tried them all.'],
      3: [
        'Nothing more to report so far. I went to a doctor for the knee as well, as the leaflet says one should.',
      ],
      2: ['Expected a bigger size from the picture. My fault perhaps, but do write it larger.'],
    },
  },
  {
    kind: 'balm',
    categories: ['joints'],
    forms: ['oil', 'cream'],
    texts: {
      5: ['Strong old-fashioned smell that I remember from the wrestling ground near our house.'],
      4: ['Good one. The smell stays in the room for an hour, keep a window open.'],
      2: ['It stained a light bed sheet, and that does not go. Please mention it on the pack.'],
    },
  },
  {
    kind: 'juice',
    categories: ['juices-and-swaras'],
    texts: {
      5: [
        'Sharp enough to wake the neighbours. I take two spoons in a glass of water before my walk.',
        'No sugar in it, and you can tell from the first sip. My face, my wife says, is worth the price.',
        'Some settled pulp at the bottom, shake it and it is fine. That is how a juice should be.',
        'We are on the fourth bottle. It lives in the fridge door beside the milk and nobody skips.',
        'Reached in two days, glass bottle, wrapped in card from top to bottom.',
        'Honest taste. After the first week I stopped making faces and now I rather like it.',
      ],
      4: [
        'Good, but drink it diluted. My son did not, once.',
        'Clean list on the back, short enough to remember. Taste is strong, as expected.',
        'Fresh. It should be finished in a month after opening, so for one person the bottle is rather large.',
      ],
      3: [
        'Too harsh for me in the morning, I have it after lunch with a little honey.',
        'All right. I was hoping for less of that boiled note in the taste.',
      ],
      2: [
        'Cap ring was broken on arrival. They replaced it, but I do not like to see that on something I drink.',
      ],
      1: [
        'Could not get used to the taste at all and gave it away after three days. Entirely my tongue’s fault, perhaps.',
      ],
    },
  },
  {
    kind: 'tonic',
    categories: ['tonics'],
    texts: {
      5: [
        'The amounts of every herb are given on the label. As a pharmacist I appreciate that.',
        'Made in small lots and you notice it, the second one was not a copy of the first.',
        'My dadi kept one like this in a locked cupboard. I keep mine unlocked and regret it.',
      ],
      4: [
        'Good and strong. Quite sweet as well, so I take half of what is written.',
        'We like it. Would be nice to have it in a size for one person.',
      ],
      3: [
        'Taste is fine. I had another maker’s for years, and the difference is smaller than I thought.',
      ],
      2: [
        'Reached late, after the cold weather had gone. Will keep it for next year if the date allows.',
      ],
    },
  },
  {
    kind: 'tonic',
    categories: ['tonics'],
    forms: ['paste'],
    texts: {
      5: [
        'Dark, thick and properly spicy at the end. Not the jam that goes under this name elsewhere.',
        'One spoon each at breakfast, four of us, all winter. The children ask for it, which says something.',
      ],
      4: ['Sticky business, but nice. Keep a separate spoon for it.'],
    },
  },
];
