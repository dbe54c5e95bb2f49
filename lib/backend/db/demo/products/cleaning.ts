import type { DemoProduct } from '../format.ts';

/** Home care > Cleaning. */
export const cleaningProducts: DemoProduct[] = [
  {
    sku: 'CL-0801',
    name: 'Soapnut laundry liquid',
    localName: 'रीठा डिटर्जेंट',
    brand: 'saaf',
    category: 'laundry',
    form: 'liquid',
    tags: [],
    mrp: 389,
    price: 349,
    stock: 116,
    netQuantity: 1000,
    unit: 'ml',
    hsn: '340250',
    gstRate: 18,
    isVeg: null,
    origin: 'Pune, Maharashtra',
    shelfLife: '18 months from packing',
    ingredients:
      'Water, soapnut extract (Sapindus trifoliatus) 22 %, lauryl glucoside, sodium citrate, sodium coco-sulphate, enzymes (protease, amylase), lemongrass oil, citric acid, potassium sorbate.',
    benefits: [
      'Made for hand, bucket and front-loading machine.',
      'Little foam, so one rinse fewer.',
      'No phosphates, optical brighteners or synthetic perfume.',
      'The grey water may go on the garden.',
    ],
    description:
      '<p>Behind our workshop at Bhosari is a field, leased to a man who grows methi. Our drain runs into it. That was his condition and became ours: everything we make must be good enough for Baban’s methi.</p>' +
      '<h3>Dose</h3>' +
      '<ul><li>Bucket of 10 litres: one capful (20 ml), soak half an hour, rub, rinse once.</li><li>Front loader: two capfuls in the drawer, 30 or 40 °C.</li><li>Top loader: three.</li><li>Collars and cuffs: a drop undiluted, ten minutes before.</li></ul>' +
      '<p>Soapnut lifts sweat and dust; the sugar and coconut surfactants help with fat; the enzymes take on dal, egg and blood, for which they need time and no boiling. What it will not do is paint whites bluish. Brighteners do that; they are dyes. A white that stays white under it is clean.</p>' +
      '<p>Not for silk and wool, which the enzymes nibble. Turmeric stains: sun, as ever. Rinse your hands after washing by hand, wear gloves if they are cracked. Out of children’s reach; it looks like honey and is not. A sediment may settle in winter. Shake, and go on.</p>',
    keywords: [
      'detergent',
      'detergent liquid',
      'laundry liquid',
      'reetha',
      'ritha',
      'aritha',
      'arithu',
      'kapde dhone ka',
      'kapda',
      'washing machine liquid',
      'soap nut',
    ],
    related: ['CL-0804', 'CL-0811', 'CL-0819'],
  },
  {
    sku: 'CL-0804',
    name: 'Whole soapnuts with wash bag',
    localName: 'रीठा',
    brand: 'dang-collective',
    category: 'laundry',
    form: 'whole',
    tags: [],
    mrp: 230,
    price: 199,
    stock: null,
    netQuantity: 500,
    unit: 'g',
    hsn: '140490',
    gstRate: 5,
    isVeg: null,
    origin: 'Subir, The Dangs, Gujarat',
    shelfLife: '36 months from packing',
    ingredients:
      'Soapnut shells (Sapindus trifoliatus), without seeds, 100 %. With one cotton bag.',
    benefits: [
      'A fruit shell that washes: nothing was done to it but drying.',
      'About sixty machine washes from one pouch.',
      'Gentle on silk, wool and baby clothes.',
      'Spent shells go on the compost.',
    ],
    description:
      '<p>Crack one between your fingers, wet it, rub. That white lather is the product.</p>' +
      '<p>Aritha trees stand along the field edges around Subir. The fruit hangs till February, goes from green to amber and wrinkles like a raisin. Children knock it down with bamboos. The women slit the shells, take out the black seed, which is later strung to bracelets, and dry them until they rattle. How much there will be depends on the blossom, and on the monkeys, who play with it; so the collective doesn’t promise a number.</p>' +
      '<p><strong>Machine:</strong> five or six shells into the bag, knot it, in with the clothes. Warm water is better. They do for three washes and are finished when they feel like wet paper. <strong>Silk, wool, zari:</strong> boil ten shells in a litre of water for ten minutes, strain, use the tea lukewarm. <strong>Gold and silver:</strong> the same, with an old toothbrush. <strong>Brass, spectacles, dogs:</strong> also the same.</p>' +
      '<p>It has no scent and no bleach, and heavy stains need help beforehand. It stings in the eyes. Not to be swallowed. Dry, it keeps for years.</p>',
    keywords: [
      'soapnut',
      'soap nuts',
      'reetha',
      'ritha',
      'reeta',
      'aritha',
      'arithu',
      'areetha',
      'boondi kottai',
      'zero waste laundry',
      'silk wash',
    ],
    related: ['CL-0801', 'HC-0145'],
  },
  {
    sku: 'CL-0811',
    name: 'Lime and vinegar dish liquid',
    localName: 'नींबू',
    brand: 'saaf',
    category: 'dishes-and-floors',
    form: 'liquid',
    tags: [],
    mrp: 219,
    price: 189,
    stock: 136,
    netQuantity: 500,
    unit: 'ml',
    hsn: '340250',
    gstRate: 18,
    isVeg: null,
    origin: 'Pune, Maharashtra',
    shelfLife: '18 months from packing',
    ingredients:
      'Water, lauryl glucoside, sodium coco-sulphate, soapnut extract (Sapindus trifoliatus), sugarcane vinegar 6 %, glycerine, lime peel oil (Citrus aurantifolia), xanthan gum, sodium chloride, potassium sorbate.',
    benefits: [
      'Cuts ghee in cold water.',
      'Vinegar leaves steel and glass without water marks.',
      'Glycerine, for the hands that do it thrice a day.',
      'One pump for a sink, no more.',
    ],
    description:
      '<p>The trial was a kadhai in which forty puris had been fried, left to stand overnight at 18 °C. Eleven mixtures were tried on it by Shobha, who washes up for a living and has no wish to please anybody. She sent ten back. This was the one she said nothing about.</p>' +
      '<p>Lime peel oil dissolves the hard edge of old fat; the surfactants, from coconut and cane sugar, carry it off; vinegar stops the chalk of a borewell from drying into spots. Glycerine stays with your hands.</p>' +
      '<p>Put a pump on a wet coir pad or in a bowl of water. A second pump makes more foam and cleans nothing extra. Milk pans first cold, then warm. For a burnt base let a spoonful stand with hot water for an hour.</p>' +
      '<p>Do not use it in a dishwasher, nor on marble, which acid dulls, or seasoned iron, which wants salt and no soap. Keep from the eyes. Citrus oil may irritate cracked skin: gloves. Fit for septic tanks and kitchen gardens.</p>' +
      '<p>The pump comes off and fits the refill.</p>',
    keywords: [
      'dishwash',
      'dish wash liquid',
      'dishwashing',
      'vasan',
      'bartan',
      'bartan dhone ka',
      'nimbu',
      'limbu',
      'lemon',
      'vinegar cleaner',
      'utensil cleaner',
    ],
    related: ['CL-0814', 'CL-0801', 'CL-0819'],
  },
  {
    sku: 'CL-0814',
    name: 'Ash and tamarind scouring powder',
    localName: 'राख इमली पाउडर',
    brand: 'saaf',
    category: 'dishes-and-floors',
    form: 'powder',
    tags: [],
    mrp: 95,
    price: 79.5,
    stock: 98,
    netQuantity: 500,
    unit: 'g',
    hsn: '340540',
    gstRate: 18,
    isVeg: null,
    origin: 'Pune, Maharashtra',
    shelfLife: '24 months from packing',
    ingredients:
      'Sieved ash of sugarcane bagasse, washing soda, tamarind pulp powder, soapnut powder (Sapindus trifoliatus), fine quartz-free chalk, lemongrass oil.',
    benefits: [
      'Ash scours, tamarind brightens, soapnut lifts fat.',
      'Brings copper and brass back in a minute.',
      'Finer than bazaar powder: steel gets shiny, not grey.',
    ],
    description:
      '<p>Our grandmothers’ scouring powder cost nothing: a fistful of ash from the chulha, a lump of tamarind left over from the rasam, coconut fibre. Then gas came, the ash went, and everyone began to buy blue bars. A jaggery maker at Daund burns bagasse under his pans all winter. We fetch his ash.</p>' +
      '<p>It is floated in water to get rid of sand and char, dried, sieved, and mixed with dried tamarind and soapnut. No bleach is in it, and no quartz, the grey grit that scratches and is bad to breathe.</p>' +
      '<h3>Steel</h3><p>Sprinkle on a wet pad, rub with the grain, rinse.</p>' +
      '<h3>Copper, brass, the puja lamps</h3><p>Make a paste with a few drops of water, wait two minutes, rub, rinse, dry at once.</p>' +
      '<h3>Tiles and sink</h3><p>As it is. Also for gas burners, soaked.</p>' +
      '<p>Not for non-stick pans, silver plate, marble or aluminium, which the soda darkens. Washing soda dries the hands: gloves for long sessions. Don’t inhale the dust. Keep the carton high and dry; a wet one becomes a brick, which also scours.</p>',
    keywords: [
      'scouring powder',
      'rakh',
      'raakh',
      'raakhodi',
      'ash powder',
      'imli',
      'amli',
      'brass cleaner',
      'tamba pital',
      'bartan powder',
      'vasan no powder',
    ],
    related: ['CL-0811', 'PJ-0901'],
  },
  {
    sku: 'CL-0819',
    name: 'Neem and gomutra floor cleaner',
    localName: 'गोनाइल',
    brand: 'gaura',
    category: 'dishes-and-floors',
    form: 'liquid',
    tags: [],
    mrp: 145,
    price: 145,
    stock: 104,
    netQuantity: 1000,
    unit: 'ml',
    hsn: '340250',
    gstRate: 18,
    isVeg: null,
    origin: 'Gondal, Gujarat',
    shelfLife: '18 months from packing',
    ingredients:
      'Distilled cow urine (gomutra ark) 40 %, water, neem leaf extract (Azadirachta indica), pine oil, citronella oil (Cymbopogon winterianus), castor oil soap.',
    benefits: [
      'For mopping tiles, stone and cement floors.',
      'Pine and citronella; the gomutra is distilled and cannot be smelt.',
      'Without chlorine, phenyl or colour.',
      'One bottle makes about twenty buckets.',
    ],
    description:
      '<p>Washing the threshold with gomutra is as old as thresholds. What is sold here is the distilled kind. Fresh urine of the Gondal herd is caught in the morning, filtered and run through a still; the ark is clear as water, keeps, and has hardly any smell. Neem, pine and citronella are worked in with a soap made of castor oil, so that it turns milky in the bucket the way white phenyl does.</p>' +
      '<p>Half a cup, 50 ml, to half a bucket of water. Sweep first. Wring the mop well, go backwards to the door, let it dry by itself. For bathrooms pour it out neat, wait ten minutes, brush.</p>' +
      '<p>It cleans and leaves a scent that flies like less than we do. It is a cleaner and not a hospital disinfectant; where someone is ill, use what the doctor names.</p>' +
      '<p>Dull polished marble and waxed wood do not want it: try a corner. Cats are sensitive to pine and citronella, so keep them out till the floor is dry. Not to be drunk, not for the skin, never mixed with bleach. Shake before use.</p>',
    keywords: [
      'floor cleaner',
      'gonyle',
      'gonile',
      'gomutra',
      'gaumutra',
      'gau mutra phenyl',
      'phenyl',
      'finail',
      'pocha',
      'potu',
      'neem floor cleaner',
      'citronella',
    ],
    related: ['CL-0811', 'CL-0801', 'SP-0038'],
  },
];
