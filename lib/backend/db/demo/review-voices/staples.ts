import type { ReviewVoices } from '../review-voices.ts';

export const stapleVoices: ReviewVoices[] = [
  {
    kind: 'spice',
    categories: ['ground-spices', 'whole-spices', 'masala-blends'],
    texts: {
      5: [
        'Opened the pack and my husband asked from the next room what I was cooking. I had not even lit the stove.',
        'I now use half of what my recipe says, otherwise the children complain. So it lasts longer also.',
        'The packing month is actually printed and it was six weeks old when it reached me in Nagpur.',
        'My mother is from Unjha and very hard to please about masala. She smelled it, said nothing, and took the pack home.',
        'Third pack this year. The smell of each lot is a little different, which I take as a good sign.',
        'Tried it side by side with what I had from the supermarket. The old one is now used for the ant line in the balcony.',
      ],
      4: [
        'Strong and fresh. I only wish there was a bigger pack, since we are seven people at home.',
        'Good quality and it tells you which farm. A little costlier than my local shop, but I use less of it.',
        'Nice aroma. I shifted it to a steel dabba because the pack did not close well the second time.',
      ],
      3: [
        'Decent, but I expected more after reading so much about it. Fresh yes, special no.',
        'All right for daily cooking. For the price I had hoped to notice it more on the plate.',
      ],
      2: [
        'The seal was half open when it came and the smell had gone into everything else in the parcel.',
      ],
      1: [
        'Received only two months before the best-before date. Please check what you are sending out.',
      ],
    },
  },
  {
    kind: 'spice',
    categories: ['ground-spices', 'masala-blends'],
    texts: {
      5: ['Colour is natural, not that shouting colour. Dal looks like dal from my nani’s house.'],
      3: [
        'The taste is fine. Grind was coarser than I like, so it goes only into curries that cook long.',
      ],
    },
  },
  {
    kind: 'spice',
    categories: ['whole-spices'],
    texts: {
      5: [
        'Clean, no stalks, no stones, no dust at the bottom. I sieved it out of habit and nothing stayed in the sieve.',
        'Whole and sound, hardly anything broken. I crush it fresh and the pan does the rest.',
      ],
      4: ['Even size and strong. I toast it lightly and only then grind, it makes a difference.'],
    },
  },
  {
    kind: 'salt',
    categories: ['salts'],
    texts: {
      5: [
        'A pinch on cut guava and lemon and the whole office was standing at my desk.',
        'Dry and free-flowing even in July in Mumbai, which I cannot say of the salt I had before.',
        'We keep it on the table now and the ordinary one has moved to the cupboard.',
        'My buttermilk was already good. Now my brother comes for it from two streets away.',
      ],
      4: [
        'Good flavour. It is stronger than what we had, so begin with less.',
        'Used it on salads and in chaas all summer. Clean taste, no grit between the teeth.',
      ],
      3: ['It is salt. Nice salt, but delivery to my pin code costs more than the salt itself.'],
      2: ['Had become one hard lump by the time it reached Kolkata. Usable, after some hammering.'],
    },
  },
  {
    kind: 'grain',
    categories: ['rice-and-millets', 'dals', 'flours'],
    texts: {
      5: [
        'No weevils, no webs, and this was ordered in August. I kept it four days in the freezer as advised on the blog.',
        'My father-in-law eats this at his village and says it is the same. From him that is a long speech.',
        'We have moved one dinner in the week to this. Nobody has protested so far, not even the eleven-year-old.',
        'It says who grew it and in which taluka. I showed it to my son and he looked it up on the map.',
      ],
      4: [
        'Fine quality. Please bring a five kilo bag, with this size I am ordering every ten days.',
        'Nice and filling. Took my stomach about a week to get used to it, honestly.',
        'Good taste and clean. I wish the pack stood by itself in the cupboard, it falls over.',
      ],
      3: [
        'Good, but no better than what my uncle sends from the farm. If you have no uncle, buy it.',
      ],
      2: ['One corner of the pack had torn and about two spoons were lying in the carton.'],
      1: [
        'There were insects in it. Customer care replaced it in three days, but still, I had invited people.',
      ],
    },
  },
  {
    kind: 'grain',
    categories: ['rice-and-millets', 'dals'],
    texts: {
      5: [
        'Soaked it, cooked it exactly by the card, and for the first time it came out as in the photograph.',
        'You can make out from the smell while it boils. Like a field, and not like a godown.',
        'Washed three times and the third water was clear. My earlier brand used to need six.',
      ],
      4: [
        'Cooks a little slower than the polished one, so keep extra water and time. Taste makes up for it.',
        'Good. A few husk bits here and there, which I suppose is what unpolished means.',
      ],
      3: ['Clean but uneven in size, so some cook before the others. All right for khichdi.'],
    },
  },
  {
    kind: 'grain',
    categories: ['flours'],
    texts: {
      5: [
        'Milling date was nine days before it reached us in Surat. I checked twice because I did not believe it.',
        'Fine but not dusty, with the smell of the grain. My mother put her whole hand in and smiled.',
        'Makes a dough or a batter without a fight. Whatever they do at the mill, they should go on doing it.',
      ],
      4: ['Fresh and clean. Better buy small, since nothing is added and my kitchen is hot.'],
      3: ['Tastes good when fresh. By the third week I found it had lost something.'],
    },
  },
  {
    kind: 'oil',
    categories: ['cold-pressed-oils'],
    texts: {
      5: [
        'Smells of what it was pressed from. The moment I open it my kitchen is my grandfather’s shop.',
        'There is a little sediment at the bottom, which is how it used to be from the ghani.',
        'I use less of it than of what I had before, because it actually tastes of something.',
        'A thread of it over plain dal and rice, and you do not need a second dish.',
        'Switched slowly, one dish at a time. The refined one has been gone from the house since Diwali.',
        'Pressing date and village on the label. It came wrapped like a newborn.',
      ],
      4: [
        'Very good, but it has its own taste, so not for cakes. For our food I would not change it.',
        'Costs nearly double of what I used before. We use less now, perhaps that is the idea.',
        'Lovely oil. Keep it out of the light as they have written, mine stands inside the cupboard.',
        'A drop always runs down the side when I pour. What is inside is excellent.',
      ],
      3: [
        'Nice aroma, a bit strong for my family every day. We finish dishes with it and cook in the other.',
        'Good product, slow courier. Eight days to Indore is too much when the one at home is empty.',
      ],
      2: [
        'The cap leaked in transit, a quarter was in the bag around it. They sent another, but what a mess.',
      ],
      1: [
        'Smelled a bit old to me. Returned it. The refund came without arguments, I will say that.',
      ],
    },
  },
  {
    kind: 'ghee',
    categories: ['ghee'],
    texts: {
      5: [
        'Grainy on top, smooth below, and it smells like my aunt’s kitchen in winter. No other way to say it.',
        'Half a spoon on hot khichdi and the plate comes back clean. Two small boys, same result daily.',
        'I make ghee at home normally. With this I have stopped, which my mother considers a scandal.',
        'Melts on the palm at once. Each lot is slightly different, and they had explained why.',
        'Expensive, and I was doubtful. Then I noticed that it goes on for six weeks, because so little is enough.',
        'Sent to my parents in Delhi. Papa called to ask how many litres of milk go in it. He approves.',
        'My dog, who has opinions, sat beside the stove the whole time. I had to share.',
      ],
      4: [
        'Excellent flavour, slightly smoky. My in-laws like it milder, so it is now mine alone.',
        'Good ghee. It was fully melted on arrival in May and set again in a day or two.',
        'Nice, but please make a smaller size, so that people can try before spending so much.',
      ],
      3: [
        'It is good, though for sweets I do not notice the difference from the ordinary one.',
        'A bit too strong a smell for my taste. On hot rotli it is all right.',
      ],
      2: [
        'There was grease all around under the lid. Taste is fine, but at such a price one expects clean packing.',
      ],
    },
  },
];
