import type { ReviewVoices } from '../review-voices.ts';

export const personalVoices: ReviewVoices[] = [
  {
    kind: 'face',
    categories: ['face-care'],
    texts: {
      5: [
        'My skin objects to everything. It has been quiet with this for five weeks, so I am reordering quietly too.',
        'Very light smell, more garden than perfume. After a minute one does not notice it.',
        'I like that the full list is printed and that I could understand all of it without searching.',
        'My teenage daughter has taken mine, so I had to order another. She has never taken anything of mine before.',
        'I have been through four others this year and this is the one that gets finished.',
      ],
      4: [
        'Lovely product, small quantity. It lasted me seven weeks with daily use.',
        'Feels mild. I keep it in my bag and the bag smells of nothing, which I like.',
      ],
      3: [
        'Does what it says and no more. For the price I had imagined something extra.',
        'The smell is rather herbal, like a puja room. You may like that; I am still deciding.',
      ],
      2: [
        'Did not agree with me, so I stopped after three days. Do the patch test they tell you to do.',
      ],
    },
  },
  {
    kind: 'face',
    categories: ['face-care'],
    forms: ['oil'],
    texts: {
      5: [
        'Three drops at night through a whole Delhi winter. No tight feeling in the morning and no greasy pillow.',
        'A little under sunscreen, and it does not roll off in bits, which was my trouble before.',
      ],
      4: [
        'Takes a minute to sink in, so do it before you make tea. Good on dry cheeks, less for the forehead.',
      ],
      3: ['Neither good nor bad on my oily skin. My sister with dry skin is happier with it.'],
    },
  },
  {
    kind: 'face',
    categories: ['face-care'],
    forms: ['liquid', 'cream'],
    texts: {
      4: ['Feels fresh, no stickiness. In Nagpur in May I keep it in the fridge.'],
      1: [
        'Had leaked somewhere between the warehouse and Lucknow and was half empty. Replaced later.',
      ],
    },
  },
  {
    kind: 'clay',
    categories: ['clays-and-ubtan'],
    texts: {
      5: [
        'So fine that it makes no scratch at all. I mix it with curd on Sundays and scare the postman.',
        'Smells clean and old-fashioned. My mother used the same before weddings, she says, only hers had stones.',
        'Goes on evenly and rinses off without blocking the basin, provided you use little.',
        'One line of ingredients. I mixed it with rose water and felt like a person with time.',
      ],
      4: [
        'Good quality. Do not let it dry completely or you will feel like a wall.',
        'Nice soft powder, and the pack lasts for months. A small wooden spoon would be welcome.',
      ],
      3: ['Works as it should. A little messy for weekdays, so it has become a monthly event.'],
      2: [
        'Left a faint colour on my white towel and on me. It went with soap, but I was late for work.',
      ],
    },
  },
  {
    kind: 'body',
    categories: ['body-care'],
    texts: {
      5: [
        'After the bath, on damp skin, two minutes. My elbows have forgiven me.',
        'No strong perfume, so my husband uses it also and pretends that he does not.',
        'I am a nurse and wash my hands forty times a day. This stands beside my bed now.',
        'Little is enough. I bought it in October and it saw me through to Holi.',
      ],
      4: [
        'Good, goes a long way. In Chennai humidity use less than you think.',
        'Pleasant, and ten minutes later it does not mark the clothes. I would like it in a travel size.',
      ],
      3: ['Nice in winter, too rich for me in the hot months, so it waits in the cupboard.'],
      2: [
        'The smell changed after a month in my bathroom. Maybe it was the heat, but I did not finish it.',
      ],
    },
  },
  {
    kind: 'hair',
    categories: ['hair-oil', 'shampoo', 'hair-powders'],
    texts: {
      5: [
        'My hair is waist long and fussy. Combing after the wash takes half the time now.',
        'The smell is of leaves and not of a salon. It is gone by the time the hair is dry.',
        'Mother, daughter and grandmother are using the same one. Three heads, no quarrel.',
        'I took one on trial and now the big cupboard has three. Simple as that.',
        'My hairdresser asked what I had changed. I wrote the name on his hand.',
      ],
      4: [
        'Nice product even with the hard water here in Rajkot. Rinse longer than usual.',
        'I like it, though my husband says that I smell of a forest. I will take it.',
      ],
      3: ['Okay. It works, only I had imagined more of a difference after reading the page.'],
      2: ['The smell did not suit me at all. My mother has taken it over and is content.'],
      1: [
        'The order was split and this part came eleven days later. By then I had bought from the chemist.',
      ],
    },
  },
  {
    kind: 'hair',
    categories: ['hair-oil'],
    texts: {
      5: [
        'Sunday head massage is back in our house. Children line up on the floor like in my childhood.',
        'Forty minutes, then one good wash and it was out. That was my only condition.',
      ],
      4: ['Good oil. Warm it a little in winter, otherwise it is slow to come out.'],
      3: [
        'Okay for weekly use. I see no difference in hair fall, and to be fair they never said I would.',
      ],
    },
  },
  {
    kind: 'hair',
    categories: ['shampoo'],
    texts: {
      5: [
        'Little foam, clean hair. After twenty years of foam I had to be told that the two are not related.',
        'Scalp feels clean but not stripped. I had given it four washes before judging, as they advised.',
      ],
      4: ['Good. The first two weeks my hair behaved like straw, then it settled.'],
      3: ['It does the job. For very curly hair like mine something heavier is needed.'],
      2: ['Too drying on my coloured ends. Friends with untreated hair are fine with it.'],
    },
  },
  {
    kind: 'hair',
    categories: ['hair-powders'],
    texts: {
      5: [
        'Fine powder, no twigs and no sand. It mixed without lumps, which I had never managed before.',
        'My aunt has done this for forty years. She rubbed it between her fingers and approved.',
      ],
      4: ['Messy the first time, spread newspapers before you begin. It was worth the newspapers.'],
      3: ['Good powder, but one pack is not enough for long hair.'],
    },
  },
  {
    kind: 'soap',
    categories: ['soap'],
    texts: {
      5: [
        'Does not melt into a puddle if you keep it on a draining dish. Mine lasted five weeks for two people.',
        'Wrapped in paper, no plastic anywhere. And the bar has slightly uneven edges, as if somebody cut it.',
        'My skin does not pull after the bath any more, so I have stopped putting lotion in summer.',
        'The fragrance stays in the bathroom, not on you. That suits me.',
        'Bought one, then six. We cut each in half so that it stays dry.',
        'Creamy small lather even with our bore water, I was honestly surprised by that.',
      ],
      4: [
        'Good mild soap. Gets soft quickly if left wet, so mind where you keep it.',
        'Nice bar, nice smell, slightly costly for a family of five. I keep it for myself and tell no one.',
        'My son has used it all winter without one complaint, which is new. A little more lather would be nice.',
      ],
      3: [
        'It is fine, though the scent is so faint that I keep checking if it is there.',
        'Pleasant, but it finished in under three weeks in our house.',
      ],
      2: ['Bar had a crack from one side to the other and broke in two on the second day.'],
    },
  },
  {
    kind: 'bath',
    categories: ['bath-salts'],
    texts: {
      5: [
        'We have no tub, only a bucket. Feet in it, radio on, and the day is over.',
        'Dissolves fully, leaves no oily ring, and the scent is calm.',
        'Gift from my sister, then I ordered it myself. Friday evenings belong to it now.',
      ],
      4: ['Nice. Two handfuls are needed for a bucket, so it goes faster than I thought.'],
      3: ['Good smell, but it had turned into a single block in the humid weather.'],
      2: ['A bit expensive for what is mostly salt, in my opinion. The scent was weak in mine.'],
    },
  },
  {
    kind: 'oral',
    categories: ['toothpaste', 'oil-pulling'],
    texts: {
      5: [
        'Clove, a little bitter, nothing sweet. My grandfather would have nodded.',
        'I use it at night, my husband in the morning, and our guests ask what it is.',
        'Has become the first thing of my day, before the telephone. That is an achievement.',
        'Coffee tastes like coffee afterwards. Small thing, but I had forgotten it.',
      ],
      4: [
        'Clean feeling. My children find it too spicy, so this is for the adults only.',
        'Works for me. I would like a travel size as well.',
      ],
      3: ['It is okay, though I miss some freshness at the end. I use it once a day.'],
      2: [
        'Too strong for my mouth, so I had to give up after some days. Return was not a problem.',
      ],
    },
  },
  {
    kind: 'oral',
    categories: ['toothpaste'],
    texts: {
      5: [
        'Took three days to get used to no foam. Now the other kind feels like washing powder.',
        'Very little does it. The pack has gone for ten weeks with two of us.',
      ],
      4: ['Good taste, a bit messy at the basin in the beginning.'],
      3: ['Nice idea, slightly gritty for me. I do not press hard when I use it.'],
      1: [
        'The pack had burst at the end and the content had dried out. Replacement is on its way, they say.',
      ],
    },
  },
  {
    kind: 'oral',
    categories: ['oil-pulling'],
    texts: {
      5: ['Eight minutes while the milk boils, and then the day may begin. Mild enough to hold.'],
      4: ['Good, but start with half a spoon. A full one was too much for me.'],
      3: ['Pleasant taste. I forget it on most days, which is no fault of the oil.'],
    },
  },
];
