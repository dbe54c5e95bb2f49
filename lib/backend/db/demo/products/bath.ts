import type { DemoProduct } from '../format.ts';

/** Personal care > Bath. */
export const bathProducts: DemoProduct[] = [
  {
    sku: 'SP-0033',
    name: 'Neem tulsi handmade soap',
    localName: 'नीम तुलसी साबुन',
    brand: 'neela',
    category: 'soap',
    form: 'bar',
    tags: ['best-seller'],
    mrp: 165,
    price: 145,
    stock: 220,
    netQuantity: 125,
    unit: 'g',
    hsn: '340111',
    gstRate: 5,
    isVeg: true,
    origin: 'Puducherry',
    shelfLife: '24 months from packing',
    ingredients:
      'Sodium Cocoate, Sodium Ricebranate, Aqua, Sodium Neemate, Sodium Castorate, Glycerin (formed in the soap), Azadirachta Indica (neem) Leaf Powder, Ocimum Tenuiflorum (tulsi) Leaf Powder, Ocimum Tenuiflorum Oil, Kaolin, Eugenol* (*from the oil).',
    benefits: [
      'Cold process: the glycerine stays in the bar.',
      'Cured for six weeks, so it is hard and lasts about a month.',
      'Green from leaf powder; it pales with time, as leaves do.',
      'Wrapped in paper, with no plastic inside.',
    ],
    description:
      '<p>Soap is oil, lye and patience. We melt coconut, rice bran, neem and castor oil at the warmth of a bath, stir in lye until it thickens like custard, add the leaf powders and pour. Next day the block is cut with a guitar string. Then nothing happens for six weeks, except that water leaves and the bar grows mild and hard. Factories skip this part and sell you the water.</p>' +
      '<p>Neem oil smells of garlic and burnt peanuts, and there is no honest way round it. Tulsi covers it fairly well; on wet skin the rest is gone within minutes. Children notice, dogs approve.</p>' +
      '<p>Good for the whole body in hot weather, for feet, for gardeners’ hands, for backs that tend to spots. For a dry or babies’ skin there are softer bars. Patch test if you react to eugenol, which is the scent of cloves and tulsi alike.</p>' +
      '<p>Let it stand on something with holes. In standing water the best soap becomes jelly. Lather may look faintly green and does not stain. The last sliver belongs pressed on the new bar.</p>',
    keywords: [
      'neem soap',
      'neem sabun',
      'sabu',
      'saboon',
      'tulsi soap',
      'tulasi',
      'limdo sabu',
      'handmade soap',
      'cold process',
      'bath soap',
      'nahane ka sabun',
    ],
    related: ['SP-0038', 'SP-0044', 'AV-0116', 'GF-0621'],
  },
  {
    sku: 'SP-0038',
    name: 'Panchagavya soap',
    localName: 'पंचगव्य साबुन',
    brand: 'gaura',
    category: 'soap',
    form: 'bar',
    tags: [],
    mrp: 85,
    price: 85,
    stock: 146,
    netQuantity: 100,
    unit: 'g',
    hsn: '340111',
    gstRate: 5,
    isVeg: true,
    origin: 'Gondal, Gujarat',
    shelfLife: '18 months from packing',
    ingredients:
      'Sodium Cocoate, Sodium Castorate, Aqua, Ghee, Cow Milk, Curd, Cow Dung Ash, Distilled Cow Urine (gomutra ark), Glycerin, Fuller’s Earth, Vetiveria Zizanoides Oil, Sodium Chloride.',
    benefits: [
      'Milk, curd, ghee, dung ash and gomutra of Gir cows, the five gifts.',
      'A firm bar with a short, creamy lather.',
      'Ash and clay polish the skin lightly.',
    ],
    description:
      '<p>Let us be plain about what is in it. Panchagavya means five things from the cow: milk, curd, ghee, dung and urine. In this bar the dung is burnt to a white ash first and the urine is distilled to a clear water. Neither can be smelt. What can is vetiver.</p>' +
      '<p>People buy it for two reasons. Some because it belongs to their observance, before a fast or a puja. Others because ash and clay do what a loofah does, gently, and the milk fat leaves the skin calm; they are often surprised to read the label after a year of using it.</p>' +
      '<p>Everything comes from one yard: 240 Gir cows at Gondal, none of which is sold when she stops giving milk. The soap pays for hay of the old ones.</p>' +
      '<p>Use it as any soap. The surface is slightly rough at first; turn the bar in wet hands a few times. Not for the face if yours is dry, nor with a milk allergy. It is grey with specks, and every bar has another grey. Keep it out of the stream of water.</p>',
    keywords: [
      'panchgavya',
      'panchagavya',
      'panch gavya sabun',
      'gomutra soap',
      'gobar soap',
      'cow soap',
      'gir cow',
      'gaumutra',
      'sabu',
    ],
    related: ['SP-0033', 'SK-0425', 'CL-0819'],
  },
  {
    sku: 'SP-0044',
    name: 'Coffee and coconut scrub bar',
    brand: 'malabar-nine',
    category: 'soap',
    form: 'bar',
    tags: ['new-products'],
    mrp: 185,
    price: 185,
    stock: 78,
    netQuantity: 120,
    unit: 'g',
    hsn: '340111',
    gstRate: 5,
    isVeg: true,
    origin: 'Kozhikode, Kerala',
    shelfLife: '18 months from packing',
    ingredients:
      'Sodium Cocoate, Aqua, Coffea Canephora (coffee) Grounds, Coconut Milk, Glycerin (formed in the soap), Cocos Nucifera (coconut) Shell Powder, Cinnamomum Zeylanicum (cinnamon leaf) Oil, Eugenol* (*from the oil).',
    benefits: [
      'Spent coffee and ground coconut shell rub off what is dry.',
      'Takes onion, garlic and fish from cook’s hands.',
      'Made with coconut alone: no palm oil.',
    ],
    description:
      '<p>Our roastery leaves us with eleven kilos of grounds a day, from cupping and from the counter. For years they went under the pepper vines. The pepper did not need so many.</p>' +
      '<p>Dried on trays and sieved to the size of semolina, they make a scrub that does not scratch. We set them in a soap of coconut oil and coconut milk, with a little powdered shell for elbows and a breath of cinnamon leaf. The bar is the brown of a cortado with darker specks. It smells of breakfast for the first week and then of clean wood.</p>' +
      '<p>Where it shines: kitchen hands, feet before a wedding, knees in the dry months, shins before shaving. Where it doesn’t: the face, sunburn, anything freshly shaved. Twice a week is plenty for the body.</p>' +
      '<p>Pure coconut soap lathers even in sea water and dries the skin more than other oils do, hence the milk. Put on some oil afterwards. Cinnamon leaf can bother sensitive people: try it on the wrist. A few grounds will stay in the tray; they are good for the drain.</p>',
    keywords: [
      'coffee soap',
      'coffee scrub',
      'coconut soap',
      'scrub soap',
      'exfoliating',
      'kapi',
      'nariyal sabun',
      'kitchen hand soap',
      'sabu',
    ],
    related: ['SP-0033', 'SK-0421', 'SP-0055'],
  },
  {
    sku: 'SP-0051',
    name: 'Sambhar bath salt with khus',
    localName: 'खस स्नान नमक',
    brand: 'mitti',
    category: 'bath-salts',
    form: 'powder',
    tags: [],
    mrp: 295,
    price: 262.5,
    stock: 44,
    netQuantity: 400,
    unit: 'g',
    hsn: '330730',
    gstRate: 18,
    isVeg: null,
    origin: 'Sambhar, Rajasthan',
    shelfLife: '36 months from packing',
    ingredients:
      'Sambhar lake salt (Sodium Chloride), Sodium Bicarbonate, Kaolin, Chrysopogon Zizanioides (khus) root powder, Chrysopogon Zizanioides root oil.',
    benefits: [
      'Salt of an inland lake, harvested by sun.',
      'Wild khus from Bharatpur scents the bath like first rain.',
      'For a bucket, a foot tub or a bathtub.',
      'Softens hard water a little.',
    ],
    description:
      '<p>Two hours from Jaipur the road ends in white. Sambhar is a lake for three months and a mirror of salt for nine; flamingos stand in the pink pans where algae bloom. Raked into heaps in May, the crystals are left for a monsoon so that rain washes out the bitterness. We buy the third-year heaps.</p>' +
      '<p>Khus is the root that people hang in window screens and water in June. Distilled at Bharatpur in copper, it yields an oil so heavy that it sinks. A few drops for each kilo, a bit of root for the look, baking soda to make the water feel silky.</p>' +
      '<p><strong>Bucket bath:</strong> one spoon, stirred until gone, for the last three mugs. <strong>Feet:</strong> two spoons to a tub, warm, fifteen minutes. <strong>Bathtub:</strong> a cup. Rinse with plain water or not, as you like.</p>' +
      '<p>Salt burns on shaved or broken skin. With diabetes, heart trouble, high pressure or in pregnancy keep the water lukewarm and the soak short. Not to be eaten. Shake the jar now and then; humidity makes a stone of it.</p>',
    keywords: [
      'bath salt',
      'sambhar namak',
      'sambhar salt',
      'khus',
      'khas',
      'vetiver bath salt',
      'valo',
      'foot soak',
      'nahane ka namak',
    ],
    related: ['SP-0055', 'AV-0262', 'GF-0621'],
  },
  {
    sku: 'SP-0055',
    name: 'Marakkanam sea salt, lemongrass',
    localName: 'समुद्री नमक',
    brand: 'neela',
    category: 'bath-salts',
    form: 'powder',
    tags: ['new-products'],
    mrp: 198,
    price: 198,
    stock: 67,
    netQuantity: 400,
    unit: 'g',
    hsn: '330730',
    gstRate: 18,
    isVeg: null,
    origin: 'Marakkanam, Tamil Nadu',
    shelfLife: '24 months from packing',
    ingredients:
      'Sea salt (Maris Sal), Magnesium Sulfate, Cocos Nucifera (coconut) oil, Cymbopogon Flexuosus (lemongrass) oil, Camellia Sinensis (green tea) leaf, Citral*, Geraniol* (*from the oil).',
    benefits: [
      'Coarse sea salt for tired feet after a day of standing.',
      'A spoon of coconut oil in it, so the skin is not left tight.',
      'Doubles as a scrub when mixed with oil.',
    ],
    description:
      '<p>From the terrace of the soapworks you can see them in summer: small white tents along the backwater at Marakkanam, thirty kilometres up the coast. They are heaps of salt. About two thousand people still rake them by hand, barefoot, from February until the clouds come.</p>' +
      '<p>We buy coarse salt from the society, dry it on our roof, and tumble it with magnesium sulphate, a little coconut oil and lemongrass. A pinch of green tea is for colour and nothing besides.</p>' +
      '<h3>For the feet</h3>' +
      '<p>Three spoons in a tub of warm water, up to the ankles, for as long as one side of an old record. Dry between the toes.</p>' +
      '<h3>As a scrub</h3>' +
      '<p>One spoon of salt, one of oil. Heels, elbows. Never the face.</p>' +
      '<h3>Leave it out</h3>' +
      '<p>On cuts, after waxing, on irritated skin; where feeling in the feet is poor, as with diabetes, test the water with your elbow or let someone do it. Lemongrass oil can irritate, so begin with one spoon. Rinse the floor, for oil is slippery. Fold the pouch tight.</p>',
    keywords: [
      'sea salt',
      'bath salt',
      'foot soak',
      'lemongrass',
      'lili cha',
      'leeli chai',
      'epsom salt',
      'samudra namak',
      'dariyai mithu',
      'pedicure salt',
    ],
    related: ['SP-0051', 'SK-0429', 'AV-0262'],
  },
];
