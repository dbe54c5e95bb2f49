import type { DemoProduct } from '../format.ts';

/** Gifting > Gift packing: what an order can be wrapped in. */
export const giftPackingProducts: DemoProduct[] = [
  {
    sku: 'PK-0701',
    name: 'Kraft paper and jute string',
    brand: 'chhoti-haat',
    category: 'packing-materials',
    form: 'set',
    tags: [],
    mrp: 20,
    price: 20,
    stock: 240,
    netQuantity: 1,
    unit: 'pieces',
    hsn: '4823',
    gstRate: 18,
    isVeg: null,
    origin: 'Ahmedabad, Gujarat',
    shelfLife: 'No limit',
    ingredients:
      'One sheet of recycled kraft paper, 50 × 70 cm, 80 g/m²; two metres of jute string.',
    benefits: [
      'Wraps one jar, bottle or box up to the size of a shoe box.',
      'Recycled paper and plain jute, both fit for the compost.',
      'No tape: the string holds it.',
    ],
    description:
      '<p>The plainest wrap that we have, and the one our own families get. Brown paper, made at Vapi from cartons that have done their work, folded like an envelope so that it needs no tape. Round it goes jute from Bengal, with a knot that opens at one pull.</p>' +
      '<p>Add it to your cart and say in the gift message which thing it is for. One sheet wraps one piece up to 30 × 20 × 12 cm; for two jars take two sheets, or ask for them side by side.</p>' +
      '<p>A sprig of whatever grows in the yard of the packing house is stuck under the knot: neem mostly, marigold in the festive months, curry leaf when nothing else offers itself. It costs nothing and cannot be ordered.</p>' +
      '<p>Bought for your own parcels, the sheet comes rolled, with the string around it. It takes ink and potato prints. Wet, it tears.</p>',
    keywords: [
      'gift wrap',
      'gift paper',
      'brown paper',
      'kraft',
      'craft paper',
      'jute string',
      'sutli',
      'packing paper',
      'wrapping',
    ],
    related: ['PK-0703', 'PK-0702', 'PK-0704'],
  },
  {
    sku: 'PK-0702',
    name: 'Block-printed cloth wrap',
    localName: 'पोटली',
    brand: 'chhoti-haat',
    category: 'packing-materials',
    form: 'set',
    tags: [],
    mrp: 120,
    price: 99,
    stock: 150,
    netQuantity: 1,
    unit: 'pieces',
    hsn: '6307',
    gstRate: 5,
    isVeg: null,
    origin: 'Bagru, Rajasthan',
    shelfLife: 'No limit',
    ingredients:
      'One square of cotton cambric, 60 × 60 cm, block printed with iron black and madder red, hemmed.',
    benefits: [
      'A wrap that is a present too: a scarf, a lunch cloth, a furoshiki.',
      'Printed by hand with two blocks, in black of iron and red of madder.',
      'No ribbon or paper needed.',
    ],
    description:
      '<p>Bagru smells of mud, for the cloth is printed against a resist of clay, gum and spoiled wheat. Black comes from old horseshoes that rot in jaggery for a month; red from madder, boiled in copper. Two men print a square in a minute and a half, one block each, humming so as to keep time. Where the blocks do not quite meet you see that it was people.</p>' +
      '<p>We lay your gift in the middle, tie the opposite corners over it twice, and tuck the second pair into a small ear. It holds anything up to a box of 25 × 18 × 10 cm, round things above all, which defeat paper.</p>' +
      '<p>The one who gets it will know what to do: tie it round a tiffin, round the neck, over the dough.</p>' +
      '<p>Wash it alone and cold the first two times, as madder gives off a little. No bleach. Iron it on the back. The pattern changes with what Bagru has on its tables (buti, jaal, leheriya), so please leave the choice to us.</p>',
    keywords: [
      'cloth wrap',
      'fabric gift wrap',
      'potli',
      'potlu',
      'furoshiki',
      'block print',
      'bagru',
      'rumal',
      'gift wrap',
      'reusable wrap',
    ],
    related: ['PK-0701', 'PK-0703', 'GF-0607'],
  },
  {
    sku: 'PK-0703',
    name: 'Seed-paper card',
    brand: 'chhoti-haat',
    category: 'packing-materials',
    form: 'set',
    tags: [],
    mrp: 40,
    price: 35,
    stock: 200,
    netQuantity: 1,
    unit: 'pieces',
    hsn: '4817',
    gstRate: 18,
    isVeg: null,
    origin: 'Sanganer, Rajasthan',
    shelfLife: 'Seeds sprout for 9 months',
    ingredients:
      'Handmade cotton rag paper with seeds of tulsi, marigold and amaranth; envelope of cotton rag paper. Card 10 × 15 cm.',
    benefits: [
      'Your words in our hand, up to sixty of them.',
      'Tulsi, marigold and amaranth come up from it.',
      'Paper of cotton rag from tailors’ cuttings; no tree in it.',
    ],
    description:
      '<p>You type, we write. Meenaben has the best hand at the packing house and copies out messages between eleven and one, in Gujarati, Devanagari or Latin letters, in ink that does not hurt seeds. Sixty words fit. If you leave the gift message empty the card goes out blank, which some people prefer.</p>' +
      '<p>The paper is made in Sanganer from the clippings of shirt factories: beaten to pulp, seeds stirred in at the end, lifted on a sieve, dried on a wall. Hold it to the light and you can count them.</p>' +
      '<h3>Planting it</h3>' +
      '<ul><li>Read it. Perhaps photograph it.</li><li>Soak the card overnight in a plate of water.</li><li>Tear it up, lay the pieces on damp soil, cover with a finger’s breadth of earth.</li><li>Keep it moist in half shade. Amaranth shows in four days, marigold in six, tulsi takes its time.</li></ul>' +
      '<p>Sow within nine months, best between March and September. Not to be eaten. Abroad it may be stopped at customs, so choose a plain one for parcels that leave India.</p>',
    keywords: [
      'seed paper',
      'plantable card',
      'greeting card',
      'gift card message',
      'gift note',
      'tulsi seeds',
      'handmade paper',
      'beej',
      'message card',
    ],
    related: ['PK-0701', 'PK-0702', 'GD-0951'],
  },
  {
    sku: 'PK-0704',
    name: 'Gift box with straw',
    brand: 'chhoti-haat',
    category: 'packing-materials',
    form: 'set',
    tags: [],
    mrp: 75,
    price: 65,
    stock: 140,
    netQuantity: 1,
    unit: 'pieces',
    hsn: '481920',
    gstRate: 5,
    isVeg: null,
    origin: 'Ahmedabad, Gujarat',
    shelfLife: 'No limit',
    ingredients:
      'One lidded box of grey board, 26 × 20 × 11 cm, covered in cotton rag paper; rice straw; cotton tape.',
    benefits: [
      'Room for three jars or two bottles and a soap.',
      'Rice straw in place of foam, and as safe.',
      'Rigid enough to live on as a drawer box.',
    ],
    description:
      '<p><em>Size inside:</em> 26 by 20 by 11 centimetres. To picture it: three 250 g jars side by side, or a pump bottle lying down with a soap at its head and a candle at its feet. If your things do not fit we write to you before we pack, and give back the price of the box.</p>' +
      '<p><em>Made of:</em> grey board from waste paper, cornered by hand with paper tape, covered with thick rag paper the colour of buttermilk. One haldi-yellow dot is on the lid, pressed with a fingertip. Every dot is somebody’s finger.</p>' +
      '<p><em>Filled with:</em> rice straw from Bavla, sunned and shaken, which smells faintly of barns and holds glass better than shredded paper does. We have sent eleven hundred of them by road to Guwahati and back: two jars broke.</p>' +
      '<p><em>Tied with:</em> white cotton tape, a flat bow.</p>' +
      '<p>Keep the box dry. Straw may carry dust; anyone with hay fever should choose cloth. Later it is good for letters, for bulbs and for kittens.</p>',
    keywords: [
      'gift box',
      'box with lid',
      'hamper box',
      'packing box',
      'empty gift box',
      'dabba',
      'straw filler',
      'make your own hamper',
    ],
    related: ['PK-0703', 'PK-0702', 'PK-0705'],
  },
  {
    sku: 'PK-0705',
    name: 'Dang bamboo basket, small',
    localName: 'टोकरी',
    brand: 'dang-collective',
    category: 'packing-materials',
    form: 'set',
    tags: [],
    mrp: 120,
    price: 120,
    stock: 34,
    netQuantity: 1,
    unit: 'pieces',
    hsn: '4602',
    gstRate: 5,
    isVeg: null,
    origin: 'Waghai, The Dangs, Gujarat',
    shelfLife: 'No limit',
    ingredients:
      'One round basket of split bamboo (Dendrocalamus strictus), 24 cm across, 10 cm high, lined with a sal leaf plate.',
    benefits: [
      'Woven by Kotwalia families, whose craft this is.',
      'Holds four to six small things under a cloth.',
      'Serves as a fruit, roti or onion basket afterwards.',
    ],
    description:
      '<p>The Kotwalia of the Dangs live by bamboo. They cut it in the dark half of the month, when, they say, borers sleep; split it green; and weave without a nail, a knot or a drawing. This basket is what a woman of Waghai makes while her rice boils. It has a flat, twice-woven bottom, sides of twelve stakes, and a rim bound with the shiny outer skin so that no splinter catches silk.</p>' +
      '<p>At the packing house we lay a sal leaf plate in it, then your goods, the tall ones behind, then net or a cloth. Choose the block-printed wrap along with it and we tie the whole up in that.</p>' +
      '<p>Fits six soaps, or four jars, or two bottles and a tin. Up to three kilos.</p>' +
      '<p>Fresh ones smell green and may be slightly damp: give them air for a day. Bamboo dislikes wet floors and likes mustard oil once a year. If fine dust trickles out, put it in strong sun for an afternoon, and whoever lives there will move out.</p>',
    keywords: [
      'bamboo basket',
      'bans ki tokri',
      'tokri',
      'topli',
      'toplo',
      'wans ni topli',
      'hamper basket',
      'dang craft',
      'kotwalia',
      'chhabdi',
    ],
    related: ['PK-0702', 'PK-0704', 'GF-0610'],
  },
];
