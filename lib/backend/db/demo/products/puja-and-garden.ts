import type { DemoProduct } from '../format.ts';

/** Home care > Puja and garden. */
export const pujaAndGardenProducts: DemoProduct[] = [
  {
    sku: 'PJ-0901',
    name: 'Ghee wicks for the diya',
    localName: 'घी की बाती',
    brand: 'gaura',
    category: 'puja-essentials',
    form: 'set',
    tags: [],
    mrp: 195,
    price: 175,
    stock: 186,
    netQuantity: 50,
    unit: 'pieces',
    hsn: '5908',
    gstRate: 0,
    isVeg: null,
    origin: 'Gondal, Gujarat',
    shelfLife: '12 months from packing',
    ingredients:
      'Wicks of raw cotton, dipped in cow ghee of Gir cows; a little beeswax to set it. For puja.',
    benefits: [
      'Ready to light: put one in a diya, no pouring.',
      'Each burns about thirty-five minutes.',
      'Round wicks (phool batti) that stand by themselves.',
      'Ghee alone carries the flame; no vanaspati, no camphor.',
    ],
    description:
      '<p>An evening lamp asks for three things: a wick that stands, ghee that does not run over, and hands that are clean when everyone is waiting. These see to all of them.</p>' +
      '<p>Rolling is done by women of Gondal at home, in the afternoon, mostly in company. A tuft of raw cotton, a twist between the palms, a flick of the wrist, and there is a small round bud with a point. Fifty take ten minutes if the gossip is good. In the dairy the buds are set out in trays and bathed in warm ghee, which is from the last, browner part of the pan: too toasted to sell by the jar, and just right for burning.</p>' +
      '<p>Set one in a diya of brass or clay, pinch the tip dry, light it. It flares, settles, and goes out by itself. Soak new clay diyas in water first.</p>' +
      '<p>Above 32 °C the ghee softens, so keep the box upright in a cool place, from April on in the refrigerator. Flames away from fabric, children and cats. What little sticks to your fingers is ghee; rub it in.</p>',
    keywords: [
      'ghee batti',
      'ghee wick',
      'phool batti',
      'ful bati',
      'diya batti',
      'divet',
      'diwet',
      'vaat',
      'baati',
      'cotton wicks',
      'aarti',
    ],
    related: ['PJ-0908', 'PJ-0904', 'IN-0021', 'GF-0601'],
  },
  {
    sku: 'PJ-0904',
    name: 'Bhimseni camphor',
    localName: 'भीमसेनी कपूर',
    brand: 'dhoop-chhaon',
    category: 'puja-essentials',
    form: 'whole',
    tags: [],
    mrp: 249,
    price: 249,
    stock: 90,
    netQuantity: 100,
    unit: 'g',
    hsn: '291429',
    gstRate: 18,
    isVeg: null,
    origin: 'Mysuru, Karnataka',
    shelfLife: '36 months from packing',
    ingredients: 'Camphor in crystals, 100 %; no wax, no paraffin, no filler.',
    benefits: [
      'Burns off whole and leaves neither ash nor soot on the plate.',
      'Uneven crystals, not pressed tablets.',
      'A piece in the cupboard helps keep moths and silverfish away.',
    ],
    description:
      '<h3>How do I know that it is pure?</h3>' +
      '<p>Put a crystal on a steel spoon and light it. It should burn with a tall flame, run about a little, and leave the spoon clean. Tablets that leave a black or waxy spot were pressed with paraffin.</p>' +
      '<h3>What does Bhimseni mean?</h3>' +
      '<p>Once, the camphor of one tree in Sumatra and Borneo, worth its weight in silver. The trade now uses the word for crystals that have been sublimed once more and are unpressed. Ours are that. They come from a maker who works with turpentine of Himalayan pine, and we sublime and sort them in Mysuru.</p>' +
      '<h3>How much for aarti?</h3>' +
      '<p>One piece as large as a chickpea gives a minute of flame.</p>' +
      '<h3>And otherwise?</h3>' +
      '<p>A few crystals in muslin between woollens; a bit in the mop bucket. It shrinks in air, so close the jar.</p>' +
      '<h3>What must not happen?</h3>' +
      '<p><strong>It must not be eaten.</strong> Camphor is poisonous, above all to small children, and looks like sugar candy. Keep it locked away. Do not rub it on babies or under noses. It is inflammable: the jar stays far from the lamp.</p>',
    keywords: [
      'kapur',
      'kapoor',
      'karpoor',
      'karpur',
      'karpooram',
      'camphor',
      'bhimsen kapoor',
      'bhimseni kapur',
      'baras kapur',
      'aarti',
      'puja kapoor',
    ],
    related: ['PJ-0901', 'PJ-0908', 'IN-0021'],
  },
  {
    sku: 'PJ-0908',
    name: 'Haldi kumkum, two tins',
    localName: 'हल्दी कुंकुम',
    brand: 'mitti',
    category: 'puja-essentials',
    form: 'powder',
    tags: [],
    mrp: 140,
    price: 140,
    stock: 122,
    netQuantity: 100,
    unit: 'g',
    hsn: '3304',
    gstRate: 0,
    isVeg: null,
    origin: 'Jaipur, Rajasthan',
    shelfLife: '24 months from packing',
    ingredients:
      'Kumkum tin (50 g): turmeric (Curcuma longa), slaked lime, lemon juice, sesame oil. Haldi tin (50 g): turmeric (Curcuma longa).',
    benefits: [
      'Kumkum made the old way: turmeric turned red by lime.',
      'No synthetic dye, so it washes off skin and marble.',
      'Both tins are made of the same turmeric.',
    ],
    description:
      '<p>Drop lemon on turmeric and it stays yellow; add lime and it blushes, first orange, then brick, at last the red of a wedding. Children think it magic and chemists call it an indicator. For kumkum it is done slowly: fingers of turmeric lie in lemon juice and slaked lime for three days, are dried, ground, dried again, and smoothed with a drop of sesame oil until they cling.</p>' +
      '<p>The colour is a deep, slightly brownish red. Shop kumkum is louder, since it is mostly starch with a dye, and the dye is what itches on foreheads. Ours fades from the skin by the next morning and comes off the idol with water.</p>' +
      '<p>The second tin is plain haldi for the other finger, from the same roots.</p>' +
      '<p>For tilak take a dry fingertip, or mix with a little water or ghee for a firmer mark. It turns yellow again where lemon or sweat meets it; that is its nature. Not for eating, not for the eyes or for babies’ skin. If your forehead is delicate, test on the arm, for a trace of lime is left. Keep dry.</p>',
    keywords: [
      'kumkum',
      'kanku',
      'kankoo',
      'kunku',
      'kumkuma',
      'roli',
      'haldi kumkum',
      'haldi kunku',
      'sindoor',
      'tilak',
      'chandlo',
      'puja',
    ],
    related: ['PJ-0901', 'PJ-0904', 'GF-0601'],
  },
  {
    sku: 'GD-0951',
    name: 'Gaushala vermicompost',
    localName: 'केंचुआ खाद',
    brand: 'gaura',
    category: 'garden',
    form: 'powder',
    tags: [],
    mrp: 180,
    price: 162,
    stock: null,
    netQuantity: 5000,
    unit: 'g',
    hsn: '3101',
    gstRate: 5,
    isVeg: null,
    origin: 'Gondal, Gujarat',
    shelfLife: '12 months from packing',
    ingredients:
      'Cow dung of Gir cows, groundnut shell, fallen leaves and fodder waste, composted by earthworms (Eisenia fetida). Moisture 20 to 25 %.',
    benefits: [
      'Dung and leaves that have gone through worms and a sieve.',
      'Feeds pots slowly and cannot burn roots.',
      'Smells of forest floor; no flies.',
      'Enough for about fifteen pots of ten inches.',
    ],
    description:
      '<p>Two hundred and forty cows give three tonnes of dung in a day. Part of it cooks our lunch as gas. The rest is mixed with groundnut shell and leaves, left to cool, and handed to the worms, who live in forty long beds under a roof of palm and ask for nothing but shade and a sprinkling. After seventy days they have gone through all of it. They are lured to the next bed with fresh dung, and what they leave is sieved: black, crumbly, cool.</p>' +
      '<p><strong>New pot:</strong> one part to three of soil. <strong>Old pot:</strong> two fistfuls each month, scratched in, then water. <strong>Seeds:</strong> half and half with coco peat. <strong>Tea:</strong> a fistful in a bucket overnight, poured at the foot in the evening.</p>' +
      '<p>We fill it as the beds ripen, and so do not keep a count.</p>' +
      '<p>Keep the bag slightly moist, folded and out of the sun, for it is alive; dried to dust it is still manure but no longer compost. A worm or cocoon may travel along: lucky you. Wash your hands after, and don’t let toddlers taste it.</p>',
    keywords: [
      'vermicompost',
      'vermi compost',
      'worm compost',
      'kechua khad',
      'kenchua',
      'alasiya khatar',
      'khatar',
      'khad',
      'organic manure',
      'gobar khad',
      'plant food',
    ],
    related: ['GD-0955', 'PK-0703'],
  },
  {
    sku: 'GD-0955',
    name: 'Neem oil for plants',
    localName: 'नीम तेल',
    brand: 'khet-and-co',
    category: 'garden',
    form: 'liquid',
    tags: [],
    mrp: 245,
    price: 219,
    stock: 70,
    netQuantity: 250,
    unit: 'ml',
    hsn: '3808',
    gstRate: 5,
    isVeg: null,
    origin: 'Rajkot, Gujarat',
    shelfLife: '12 months from packing',
    ingredients:
      'Cold-pressed neem seed oil (Azadirachta indica) 85 %, azadirachtin 1500 ppm; soapnut extract and castor oil soap as emulsifier 15 %.',
    benefits: [
      'Mixes with water at once: the soap is already in it.',
      'Sprayed on leaves, it keeps off aphids, mealybugs and whitefly.',
      'The same bottle that our growers use on okra.',
      'About fifty litres of spray.',
    ],
    description:
      '<p>Insects that have eaten a sprayed leaf do not drop dead. They lose appetite, forget to moult, lay fewer eggs. So be patient with neem: it works in ten days and not in ten minutes, and it works better early than late.</p>' +
      '<ul><li>5 ml (one cap) to one litre of lukewarm water. Shake till milky.</li><li>Spray in the evening, under the leaves above all, until they drip.</li><li>Again after seven days, and once more. Then every fortnight in the rains.</li><li>Mix only what you need; by tomorrow it has lost its strength.</li></ul>' +
      '<p>Windfall neem seed is gathered by schoolchildren of the company’s villages in June, for the school’s account. It is dried in the shade, shelled and pressed cold, as heat spoils the part that matters.</p>' +
      '<p>Try one leaf first on ferns, succulents and seedlings. Not in full sun, not on open blossom, and not while bees are about. Wash greens before eating and wait three days. It is not for skin or hair; ours is a garden grade. Keep away from children and fish ponds. Below 20 °C it thickens: warm it in your hands.</p>',
    keywords: [
      'neem oil',
      'neem tel',
      'nim tel',
      'limda nu tel',
      'limboli',
      'limbodi',
      'plant spray',
      'pesticide',
      'mealybug',
      'kitchen garden',
      'keetnashak',
    ],
    related: ['GD-0951', 'AV-0116'],
  },
];
