import type { ReviewVoices } from '../review-voices.ts';

export const treatVoices: ReviewVoices[] = [
  {
    kind: 'honey',
    categories: ['honey'],
    texts: {
      5: [
        'It set in December, I panicked, I read the journal, I stood it in warm water. Now I like it set better.',
        'Has an actual taste apart from sweet. Something like smoke and flowers, difficult to say.',
        'My daughter eats it with bajra rotlo. The last one was over in eleven days, I have hidden the new one.',
        'Not the golden syrup from the advertisement. It has a character of its own, and one spoon is enough.',
        'I asked for the lab report by email and they sent it the same evening. Then I ordered two more.',
        'On toast, with salty butter. I did not know that honey could be a grown-up food.',
      ],
      4: [
        'Lovely flavour. The lid gets sticky and needs wiping every time.',
        'Good honey, packed in so much paper that it took me ten minutes to reach it. No complaint really.',
        'A bit strong for my green tea, but over curd and fruit it is just right.',
      ],
      3: [
        'Too bitter at the end for me. My wife likes it, so it has not been wasted.',
        'Thinner than I thought it would be. They explained the reason when I called, fair enough.',
      ],
      2: [
        'Honey was fine but the cap had loosened on the way and the label is now part of the carton.',
      ],
    },
  },
  {
    kind: 'jaggery',
    categories: ['jaggery'],
    texts: {
      5: [
        'My tea has moved to this and nobody at home noticed until I told them.',
        'It has a taste of its own, and is not simply sweet. We have stopped buying the other thing.',
        'My aunt in Bhuj used to send it by hand with travellers. Now I send it to her.',
      ],
      4: [
        'The sweetness is different from sugar, so I had to learn the measure again. Now there is no going back.',
        'Nice taste, and the list on the back has one line. A bigger pack would help us.',
      ],
      3: ['It is good, though at this price I keep it for guests and for myself on Sundays.'],
      2: ['Late by a week, and the festival for which I wanted it was over.'],
    },
  },
  {
    kind: 'jaggery',
    categories: ['jaggery'],
    forms: ['bar', 'whole'],
    texts: {
      5: [
        'I keep it in my desk at the bank. Four o’clock, one small piece, and I can face the ledger.',
        'Melts in hot milk without leaving that black mud at the bottom of the cup.',
      ],
      4: ['Very good. In the monsoon mine turned a little wet, so keep it airtight.'],
      2: ['Came as powder and rubble, must have been thrown about on the way. Tastes all right.'],
    },
  },
  {
    kind: 'tea',
    categories: ['black-and-green-tea', 'herbal-tea'],
    texts: {
      5: [
        'You can see what is in it. I sat and watched the pot, which I have not done since college.',
        'Covered and timed as written, it comes out right every time. I had always boiled everything to death.',
        'Our evening cup has become something we sit down for. Earlier it was only a reason to get up.',
        'I am a coffee person. I finished the pack and then bought a second one, so draw your own conclusion.',
        'The scent reaches you before the cup does. Very fresh lot, packed the month before.',
        'Gave some to my boss, who is particular about what he drinks. He asked where I had found it.',
        'Does not turn bitter even when I forget it on the counter, and I forget it daily.',
      ],
      4: [
        'Very pleasant. Those who want it kadak should put a little more.',
        'Good one. The measure on the label is a bit mean, I put one and a half spoons.',
        'Fresh and clean. Keep it away from the spice shelf, since it takes on smells.',
        'I mix it half and half with my usual. Works well and it stretches the pack.',
      ],
      3: [
        'Pleasant enough, though I could not find the flavour notes that are written. Maybe my water is hard.',
        'All right in the morning. More fine stuff at the bottom than I would expect at this price.',
      ],
      2: [
        'I think mine was from an older lot, there was very little smell in it compared to last time.',
      ],
      1: [
        'Took nine days to reach Guwahati and the carton was wet at one side. Tea should not travel like that.',
      ],
    },
  },
  {
    kind: 'coffee',
    categories: ['coffee'],
    texts: {
      5: [
        'Something decent to drink in Vadodara, finally. My Tamil neighbour has started visiting at seven.',
        'Smooth with milk and not sour without it. I have it both ways, depending on the meeting.',
        'The aroma has become the alarm clock of this house. Even my son gets up for it.',
      ],
      4: [
        'Good aroma, medium body. I take a spoon more in winter.',
        'I like it. Would order more often if there was a half kilo pack.',
      ],
      3: ['Nice smell, the cup is milder than I hoped. I use a spoon extra.'],
      2: ['The pack was not sealed well at one corner, and half of the aroma was in the carton.'],
    },
  },
  {
    kind: 'coffee',
    categories: ['coffee'],
    forms: ['whole'],
    texts: {
      5: ['Roast date on the pack, and it blooms when the water goes on. That is all I ask.'],
      4: ['Even roast, no burnt ones. Rest it for a week after opening, it opens up.'],
    },
  },
  {
    kind: 'snack',
    categories: ['breakfast', 'nuts-and-seeds'],
    texts: {
      5: [
        'The list of ingredients is so short that I read it aloud to my roommate in one breath. We both ordered.',
        'Fresh, and it smells of what it is. I have become careful after bad experiences elsewhere.',
        'My mother-in-law has put it into her own tin and written a label for it. That is acceptance.',
        'Bought it to be sensible. We are eating it because it is good, which I had not planned.',
      ],
      4: [
        'Tasty. The children finish it before I have had any, so now there are two packs.',
        'Very good quality. After opening I moved it to a dabba, as I do with everything in this weather.',
        'Good, fair price. I would like to see a larger pack for the family.',
      ],
      3: ['Okay for the price. I had something similar in Rajkot which was fresher.'],
    },
  },
  {
    kind: 'snack',
    categories: ['breakfast'],
    texts: {
      5: ['My mornings are mad, and this needs hardly any time. That alone is worth five stars.'],
      4: [
        'Good, and one is not hungry again at eleven. A little plain by itself, I add fruit or chutney.',
      ],
    },
  },
  {
    kind: 'snack',
    categories: ['breakfast', 'nuts-and-seeds'],
    forms: ['ready-to-eat'],
    texts: {
      5: [
        'Kept it in the car for the school run and it was over before Thursday.',
        'Crisp till the last handful, even though my son never closes anything.',
        'Took it on the train to Haridwar. Made two friends and had none left by Ratlam.',
      ],
      3: ['Taste is good but a lot of it was broken into crumbs by the time it came.'],
      2: [
        'Felt slightly soft, as if the pack had been open for some days. Not what I got the first time.',
      ],
      1: [
        'Ordered for a Sunday trip, reached us on the Tuesday after. Snacks were fine, the trip was over.',
      ],
    },
  },
  {
    kind: 'snack',
    categories: ['breakfast', 'nuts-and-seeds'],
    forms: ['whole', 'powder'],
    texts: {
      5: [
        'No dust, nothing bitter, nothing stale in the whole pack. I went through it like a customs officer.',
      ],
      4: [
        'Very fresh. Keep it cool after opening, as the label says, since there is nothing in it to preserve it.',
      ],
      2: ['Came in a pack that had given way at the seam. What was left inside was good.'],
    },
  },
  {
    kind: 'preserve',
    categories: ['pickles-and-preserves'],
    texts: {
      5: [
        'You can see and taste what it is made of. I ate it with plain rice, standing in the kitchen.',
        'Tastes like somebody’s house and not like a factory. Whose house, I would like to know.',
        'Not hiding under sugar or salt. My dabba at work has become popular.',
        'Carried one to my brother in Pune. He has asked that I do not visit without it.',
        'I rationed it. One spoon a day, and the last spoon on my own birthday.',
      ],
      4: [
        'Really nice, only slightly stronger than we eat. With curd rice it balances.',
        'Good pieces, good spice. I wish that it came in the next size as well.',
      ],
      3: ['Flavour is fine, but too sharp for my elderly mother. The rest of us manage.'],
      2: ['Lid had some masala around it and there was a smell in the box. Inside it was okay.'],
    },
  },
];
