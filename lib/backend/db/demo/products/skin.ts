import type { DemoProduct } from '../format.ts';

/** Personal care > Skin. */
export const skinProducts: DemoProduct[] = [
  {
    sku: 'SK-0418',
    name: 'Kumkumadi face oil',
    localName: 'कुंकुमादि तैलम',
    brand: 'vaidya-ghar',
    category: 'face-care',
    form: 'oil',
    tags: ['best-seller'],
    mrp: 1450,
    price: 1299,
    stock: 52,
    netQuantity: 30,
    unit: 'ml',
    hsn: '30049011',
    gstRate: 5,
    isVeg: false,
    origin: 'Nadiad, Gujarat',
    shelfLife: '24 months from packing',
    ingredients:
      'Sesame oil and goat’s milk cooked with saffron (Crocus sativus), sandalwood (Santalum album), laksha (lac resin), manjishtha (Rubia cordifolia), liquorice (Glycyrrhiza glabra), daruharidra (Berberis aristata), ushira (Chrysopogon zizanioides), padmaka (Prunus cerasoides), blue lotus (Nymphaea stellata), lotus stamens (Nelumbo nucifera), banyan aerial root (Ficus benghalensis), plaksha leaf bud (Ficus lacor), pattanga (Caesalpinia sappan), dashamula.',
    benefits: [
      'The face oil of Ashtanga Hridaya, made by its list.',
      'Four or five drops at night soften the skin and give it a quiet shine.',
      'Real Kashmir saffron goes in last, so that its scent stays.',
      'Without perfume, colour or mineral oil.',
    ],
    description:
      '<p>Kumkuma is saffron; adi means “and the rest”. The rest is fifteen things, some of them hard to buy, and this is where recipes differ. We keep all of them.</p>' +
      '<p>Sandalwood comes from the Kerala auction with its papers. Saffron is from Pampore, this year’s Mongra. Even laksha is there, the red resin that lac insects leave on twigs of the kusum tree. Many makers drop it in silence. We keep it, and because it comes from an insect this bottle carries the brown mark.</p>' +
      '<p>The oil takes eleven days: a decoction, a paste, sesame oil and goat’s milk on a low fire, then saffron ground in rose water.</p>' +
      '<h3>At night</h3>' +
      '<p>Wash your face and leave it damp. Warm four drops between the palms, press them on, massage upward for three minutes. On oily skin wipe it off after an hour.</p>' +
      '<h3>Please note</h3>' +
      '<p>Patch test on the neck for two days. Not on open acne, near the eyes, or if sesame troubles you. It marks pillowcases yellow. Away from light it keeps two years.</p>',
    keywords: [
      'kumkumadi',
      'kumkumadi tailam',
      'kumkumadi oil',
      'kunkumadi tel',
      'kungumadi',
      'kesar oil',
      'saffron oil',
      'face oil',
      'night oil',
      'facial serum',
    ],
    rail: 'must-try',
    related: ['SK-0402', 'SK-0177', 'SK-0425'],
  },
  {
    sku: 'SK-0402',
    name: 'Pushkar rose water',
    localName: 'गुलाब जल',
    brand: 'mitti',
    category: 'face-care',
    form: 'liquid',
    tags: [],
    mrp: 225,
    price: 195,
    stock: 138,
    netQuantity: 200,
    unit: 'ml',
    hsn: '330300',
    gstRate: 18,
    isVeg: true,
    origin: 'Pushkar, Rajasthan',
    shelfLife: '18 months from packing',
    ingredients: 'Rosa Damascena flower water, 100 %.',
    benefits: [
      'Distilled from petals, not rose oil shaken into water.',
      'Cools the face in summer and loosens powders into a pack.',
      'No alcohol, no perfume, no preservative.',
      'Bottled in the season and dated by month.',
    ],
    description:
      '<p>4.30 in the morning, the second week of March, a field west of Pushkar lake. Two dozen women go along the rows with their skirts knotted full of petals. A rose opened at dawn has lost half its scent by ten, so the still must be alight by six.</p>' +
      '<p>The still is a copper deg sealed with clay and wool, with a bamboo pipe to a second vessel that lies in a tank of water. Forty kilos of flowers, sixty litres of water, a fire of acacia roots. What drips over in the first four hours is sold as our rose water; what comes later is thin, and we wash bottles with it.</p>' +
      '<p>It smells of a garden after watering, greener than sweets and attar have taught us to expect.</p>' +
      '<ul><li>Wet a cotton pad and wipe the face after washing.</li><li>Mix clay or ubtan with it in place of water.</li><li>Keep it in the door of the refrigerator from April to June.</li></ul>' +
      '<p>As nothing preserves it, use it within four months of opening. It is made for the skin, so please don’t cook with it. Not in the eyes, whatever your aunt says.</p>',
    keywords: [
      'gulab jal',
      'gulabjal',
      'rosewater',
      'rose toner',
      'toner',
      'damask rose',
      'rosa damascena',
      'face mist',
      'gulaab',
    ],
    rail: 'must-try',
    related: ['SK-0171', 'SK-0177', 'SK-0418'],
  },
  {
    sku: 'SK-0406',
    name: 'Aloe vera gel',
    localName: 'घृतकुमारी',
    brand: 'neela',
    category: 'face-care',
    form: 'cream',
    tags: [],
    mrp: 199,
    price: 169,
    stock: 174,
    netQuantity: 120,
    unit: 'g',
    hsn: '330499',
    gstRate: 18,
    isVeg: true,
    origin: 'Puducherry',
    shelfLife: '18 months from packing; 6 months once opened',
    ingredients:
      'Aloe Barbadensis Leaf Juice (94 %), Glycerin, Xanthan Gum, Panthenol, Citric Acid, Sodium Benzoate, Potassium Sorbate.',
    benefits: [
      'Juice of the inner leaf, 94 %, thickened with a gum.',
      'A light layer cools skin after sun or shaving.',
      'Colourless; neither perfume nor alcohol.',
    ],
    description:
      '<p><strong>Seven things</strong> are in the tube, and here is what each does. Aloe juice: the gel itself. Glycerin: holds water on the skin. Xanthan gum: keeps it from running down your wrist. Panthenol: makes it sink in. Citric acid: brings it to the pH of skin. Benzoate and sorbate: two mild food preservatives, without which aloe would spoil in four days.</p>' +
      '<p>We say so because green gels in clear pots are usually water, carbomer, dye and a drop of leaf. A gel of the leaf has no colour at all and pours a little.</p>' +
      '<p>The aloes stand in red sand behind the Auroville road. Anbu’s crew cuts the lowest three leaves from each, drains the yellow sap overnight, and fillets them the next morning like fish.</p>' +
      '<p>Use a pea under your moisturiser or alone on oily skin; a walnut on the shoulders after a day at the beach; a little on damp curls. It dries with a slight film: that is normal.</p>' +
      '<p>Not for deep burns or open wounds. If you react to onions, garlic or lilies, try it behind the ear first. Lovely cold.</p>',
    keywords: [
      'aloevera gel',
      'alovera',
      'elovera',
      'gwarpatha',
      'kuvarpathu',
      'kunwarpathu',
      'ghritkumari',
      'after sun',
      'face gel',
      'kattrazhai',
    ],
    related: ['SK-0402', 'JU-0304', 'HC-0126'],
  },
  {
    sku: 'SK-0411',
    name: 'Ghee lamp kajal',
    localName: 'काजल',
    brand: 'gaura',
    category: 'face-care',
    form: 'cream',
    tags: [],
    mrp: 180,
    price: 180,
    stock: 4,
    netQuantity: 4,
    unit: 'g',
    hsn: '330420',
    gstRate: 0,
    isVeg: true,
    origin: 'Gondal, Gujarat',
    shelfLife: '12 months from packing; 6 months once opened',
    ingredients:
      'Cow ghee, soot of a ghee lamp (CI 77266), Ricinus Communis (castor) seed oil, Cera Alba (beeswax), Camphor.',
    benefits: [
      'Made as at home: soot of a ghee flame, caught on a brass plate.',
      'Deep, soft black that may be smudged on purpose.',
      'Made without galena, the lead ore of the old surma.',
      'A refillable brass dibbi, not plastic.',
    ],
    description:
      '<p>Hang a brass plate a hand’s breadth above a lamp of Gir ghee with a cotton wick. Leave it from evening till morning. Scrape off what has gathered: it weighs about as much as a postage stamp. Work it in a mortar with ghee, a little castor oil, and wax, until no grain can be felt.</p>' +
      '<p>Twenty lamps burn at Gondal for one day’s kajal. That is why there is seldom much on the shelf.</p>' +
      '<p>A word about safety, since kajal has earned mistrust. The old surma of the bazaar is ground galena, an ore of lead. Ours contains no mineral but carbon. Lead, arsenic and mercury are measured in every batch, and the sheet lies in the box.</p>' +
      '<p>Draw it along the lash line with a clean fingertip or the brass stick; warmth makes it creamy. Being ghee, it travels in the heat. Dust it with a dark powder if it must last.</p>' +
      '<p>One person, one dibbi. <strong>Not for babies:</strong> doctors advise against kajal in infants’ eyes, and so do we. Not with contact lenses, an infection or within weeks of eye surgery.</p>',
    keywords: [
      'kajal',
      'kaajal',
      'anjan',
      'mesh',
      'aanjan',
      'kajol',
      'kohl',
      'surma',
      'eye liner',
      'dibbi',
      'ghee kajal',
    ],
    related: ['SK-0425', 'PJ-0901', 'SK-0414'],
  },
  {
    sku: 'SK-0414',
    name: 'Mahua and beeswax lip balm',
    localName: 'महुआ',
    brand: 'dang-collective',
    category: 'face-care',
    form: 'cream',
    tags: [],
    mrp: 120,
    price: 99,
    stock: 156,
    netQuantity: 10,
    unit: 'g',
    hsn: '330410',
    gstRate: 18,
    isVeg: true,
    origin: 'Ahwa, The Dangs, Gujarat',
    shelfLife: '18 months from packing',
    ingredients:
      'Madhuca Longifolia (mahua) seed butter, Sesamum Indicum (sesame) seed oil, Cera Alba (beeswax), Mel (honey), Tocopherol.',
    benefits: [
      'Mahua butter is what the Dangs put on winter lips and heels.',
      'Sits firmly on the lip; no shine, tint or taste.',
      'Five ingredients, four of them from the same forest.',
    ],
    description:
      '<p>When mahua has dropped its flowers, the tree makes a green fruit, and inside it lies a seed as brown and polished as a date stone. Pressed, it gives a butter called doliyu: pale yellow, soft at noon, firm at night. The Dangs cook in it, light lamps with it and, in January, rub it on whatever has cracked.</p>' +
      '<p>The collective melts it with sesame oil, wax from its honey combs and a thread of honey. Kusumben pours; her daughters close the tins. On a good day they make three hundred. There is no vanilla in it and no mint, hence it smells faintly of nuts and hive and then of nothing.</p>' +
      '<p>Warm the surface with a finger and put on a thin coat. Good on cuticles and on the side of the nose in a cold. It will not give colour, nor does it protect from the sun.</p>' +
      '<p>Those allergic to bee products should choose the kokum butter instead. In May the tin may turn liquid in a handbag; let it set level before you open it.</p>',
    keywords: [
      'lip balm',
      'lipbalm',
      'mahuda',
      'mahuva',
      'mahua butter',
      'doliyu',
      'doli oil',
      'beeswax',
      'honth',
      'chapped lips',
    ],
    related: ['SK-0429', 'AV-0240', 'CN-0031'],
  },
  {
    sku: 'SK-0421',
    name: 'Coconut and wild turmeric body oil',
    localName: 'अभ्यंग तेल',
    brand: 'malabar-nine',
    category: 'body-care',
    form: 'oil',
    tags: [],
    mrp: 420,
    price: 375,
    stock: 82,
    netQuantity: 200,
    unit: 'ml',
    hsn: '330499',
    gstRate: 18,
    isVeg: true,
    origin: 'Vadakara, Kerala',
    shelfLife: '18 months from packing',
    ingredients:
      'Cocos Nucifera (coconut) oil, Curcuma Aromatica (wild turmeric) root, Oryza Sativa (rice) bran oil, Azadirachta Indica (neem) leaf, Piper Betle leaf, Tocopherol.',
    benefits: [
      'For abhyanga, the oiling of the whole body before a bath.',
      'Wild turmeric scents the skin and, unlike kitchen turmeric, does not dye it.',
      'Coconut milk oil: pressed wet and boiled down, as for newborns in Kerala.',
      'Rinses off with gram flour, no soap needed.',
    ],
    description:
      '<p>Kasturi manjal is the turmeric of bathrooms. Its root is cream coloured inside, smells of camphor and mango skin, and tastes so bitter that nobody ever cooked with it by choice. Bazaars sell yellow powder under that name; the real one is nearly white.</p>' +
      '<p>We slice it fresh into urukku velichenna, the oil that parts when coconut milk is boiled for half a day. Betel and neem leaf follow. When the slices are crisp the pan comes off, and the oil is strained through mull.</p>' +
      '<h3>Sunday, ten o’clock</h3>' +
      '<p>Warm three spoons. Begin with the head if you like, then arms and legs in long strokes towards the heart, circles on knees and belly. Wait twenty minutes; read the paper on an old towel. Wash with green gram or a mild soap in warm water.</p>' +
      '<p>Below 24 °C it turns solid and white. That is coconut oil being itself: stand it in hot water.</p>' +
      '<p>Not after a full meal, in fever or on inflamed skin. Mind the bathroom floor. For a baby’s skin ask the doctor; plain coconut oil is simpler.</p>',
    keywords: [
      'abhyanga oil',
      'body massage oil',
      'malish tel',
      'kasturi manjal',
      'kasturi haldi',
      'coconut body oil',
      'velichenna',
      'nalpamaradi',
      'nariyel tel',
      'turmeric oil',
    ],
    related: ['SK-0184', 'AV-0262', 'GF-0621'],
  },
  {
    sku: 'SK-0425',
    name: 'Shata dhauta ghrita',
    localName: 'शतधौत घृत',
    brand: 'gaura',
    category: 'body-care',
    form: 'cream',
    tags: [],
    mrp: 490,
    price: 449,
    stock: 5,
    netQuantity: 50,
    unit: 'g',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Gondal, Gujarat',
    shelfLife: '6 months from packing',
    ingredients: 'A2 cow ghee of Gir cows, washed one hundred times in water. Nothing else.',
    benefits: [
      'Ghee washed a hundred times turns into a white, cooling cream.',
      'Traditionally used on dry patches, sunburnt shoulders and chapped cheeks.',
      'Two ingredients, one of which is poured away.',
      'Light enough for the face at night.',
    ],
    description:
      '<p>The name is the method. Shata, a hundred; dhauta, washed; ghrita, ghee.</p>' +
      '<p>A wide copper dish, half a kilo of ghee, cold water. You rub it in circles with the flat of a copper cup. In the first ten washes it is stubborn, yellow and greasy. Around the thirtieth it turns pale. At sixty it starts to squeak. By the hundredth, six hours later, it has taken up so much water and air that it looks like whipped cream, feels cool, has lost the smell of ghee and vanishes on the skin without a trace of fat. No emulsifier was asked.</p>' +
      '<p>Put on a thin layer after the bath or before sleep. A jar lasts one face about six weeks.</p>' +
      '<p>As it holds water and no preservative, treat it like food. Take it out with a clean, dry spatula. Keep it below 25 °C, from March onwards in the refrigerator. A drop of water at the bottom may be tipped off. If it smells sour, give it up.</p>' +
      '<p>Not on wounds or infected skin, not with milk allergy.</p>',
    keywords: [
      'shatadhauta ghrita',
      'shat dhaut ghee',
      'shata dhouta ghrutam',
      'sahasra dhauta',
      'washed ghee',
      '100 times washed ghee',
      'ghee cream',
      'moisturiser',
      'gir ghee',
    ],
    related: ['SK-0418', 'SK-0411', 'SP-0038', 'AV-0251'],
  },
  {
    sku: 'SK-0429',
    name: 'Kokum body butter',
    localName: 'कोकम',
    brand: 'neela',
    category: 'body-care',
    form: 'cream',
    tags: [],
    mrp: 349,
    price: 349,
    stock: 68,
    netQuantity: 100,
    unit: 'g',
    hsn: '330499',
    gstRate: 18,
    isVeg: true,
    origin: 'Sindhudurg, Maharashtra',
    shelfLife: '12 months from packing',
    ingredients:
      'Garcinia Indica (kokum) seed butter, Cocos Nucifera (coconut) oil, Prunus Amygdalus Dulcis (sweet almond) oil, Maranta Arundinacea (arrowroot), Tocopherol, Cymbopogon Martini (palmarosa) oil, Geraniol*, Linalool* (*from the oil).',
    benefits: [
      'Kokum butter is firm in the jar and melts at the warmth of skin.',
      'No water in it, so a little goes far.',
      'Arrowroot takes off the grease.',
      'Scented with palmarosa, the rose of the grasses.',
    ],
    description:
      '<p>First you will think that it is too hard. Scrape some off with a nail, hold it in your palm, count to ten.</p>' +
      '<p>Kokum is the sour red fruit of the Konkan, known for its sherbet. After the rinds have gone to dry on the rocks, the seeds are left, and in the villages of Sindhudurg women boil them and skim off a fat that sets into grey-white eggs. Every house keeps one and rubs it on cracked heels. Refined a little and whipped for twenty minutes with coconut and almond oil, the egg becomes this butter.</p>' +
      '<p>It does best on damp skin, straight after a bath: shins, elbows, heels, hands. Heavy for the face unless yours is very dry. Men use it on beards.</p>' +
      '<h3>Small print, large</h3>' +
      '<p>Contains almond. Palmarosa brings natural geraniol and linalool, to which some people react. Tiny grains after a hot day are fat that set slowly; rub and they are gone, or melt the jar in warm water and chill it fast. Keep water out.</p>',
    keywords: [
      'kokam butter',
      'cocum',
      'garcinia indica',
      'bhirand',
      'amsul',
      'body butter',
      'cracked heels',
      'moisturiser',
      'dry skin',
    ],
    related: ['SK-0414', 'SP-0033', 'SP-0055'],
  },
  {
    sku: 'SK-0171',
    name: 'Multani mitti',
    localName: 'मुल्तानी मिट्टी',
    brand: 'mitti',
    category: 'clays-and-ubtan',
    form: 'powder',
    tags: ['best-seller'],
    mrp: 110,
    price: 92.5,
    stock: 238,
    netQuantity: 250,
    unit: 'g',
    hsn: '2508',
    gstRate: 5,
    isVeg: null,
    origin: 'Barmer, Rajasthan',
    shelfLife: '36 months from packing',
    ingredients: 'Fuller’s earth (Solum Fullonum), 100 %.',
    benefits: [
      'A clay that takes up oil from skin and scalp.',
      'Stone ground and air floated, so there is no grit.',
      'Washes hair as well, as it did before soap.',
      'Natural beige; no whitener, no perfume.',
    ],
    description:
      '<p>Rub a lump of it on your tongue and it sticks. That is the test quarrymen at Barmer use: a clay that clings is thirsty, and thirst is all that multani mitti has to offer. It drinks oil.</p>' +
      '<p>The seam lies four metres under the sand. Blocks are lifted out by hand, sunned for a month, crushed and ground between stones in Jaipur, then blown through a tower where only the finest dust rises. That is what we fill. What falls goes to the potters.</p>' +
      '<p><strong>For the face:</strong> one spoon and enough rose water for a cream. Seven minutes. Take it off while it is still dark at the edges; a mask that cracks has taken too much. Dry skin should mix it with curd and a drop of oil.</p>' +
      '<p><strong>For the hair:</strong> three spoons, water, a squeeze of lemon. Work into wet scalp, rinse for longer than you expect.</p>' +
      '<p><strong>For a ghee stain:</strong> dust, wait a night, brush.</p>' +
      '<p>Once a week is enough. Not on eczema or broken skin, and not for eating, though some will ask. Never mix it in the pouch.</p>',
    keywords: [
      'multani mati',
      'multani mithi',
      'multani mitthi',
      'multanimitti',
      'fullers earth',
      'fuller’s earth',
      'face pack clay',
      'gopi chandan mitti',
      'met',
    ],
    related: ['SK-0402', 'AV-0116', 'SK-0177'],
  },
  {
    sku: 'SK-0177',
    name: 'Rose ubtan cleanser',
    localName: 'गुलाब उबटन',
    brand: 'mitti',
    category: 'clays-and-ubtan',
    form: 'powder',
    tags: [],
    mrp: 325,
    price: 325,
    stock: 61,
    netQuantity: 100,
    unit: 'g',
    hsn: '330499',
    gstRate: 18,
    isVeg: true,
    origin: 'Jaipur, Rajasthan',
    shelfLife: '12 months from packing',
    ingredients:
      'Cicer Arietinum (gram) flour, Lens Culinaris (red lentil) flour, Rosa Damascena petal powder, Prunus Amygdalus Dulcis (almond) meal, Kaolin, Santalum Album (sandalwood) powder, Glycyrrhiza Glabra (liquorice) root, Curcuma Longa (turmeric) root.',
    benefits: [
      'Washes the face without soap and leaves no tightness.',
      'Gram flour lifts oil, almond gives a little back.',
      'A dry powder, so no preservative is needed.',
      'Mild enough for a daily wash on most skins.',
    ],
    description:
      '<p>Before a wedding in Rajasthan the bride is rubbed with ubtan for a week, by women who sing rather badly and very loud. Every family is certain that its own recipe is the right one. This is my mother’s, without the singing. She gave it on condition that the almonds stay.</p>' +
      '<p>Gram and red lentil are ground fine enough for a baby’s cheek. Pushkar petals are dried on the stalk side so that they keep their pink. Almond meal is what is left when our neighbours press oil. Sandalwood, liquorice and the least possible turmeric make the end.</p>' +
      '<p>Tip half a teaspoon into a wet palm. Stir with a finger until it looks like thin batter. Massage for a minute, rinse. For a pack use milk or rose water, and leave it ten minutes.</p>' +
      '<p>It contains almond, gram and lentil. With a nut or pulse allergy, please pass. Do not scrub; it is the flour that cleans, not the force. Sprinkle some into the basin afterwards: ubtan is good at brass taps as well.</p>' +
      '<p>Keep the box dry. Weevils share our taste.</p>',
    keywords: [
      'ubtan',
      'ubatan',
      'uptan',
      'pithi',
      'gulab ubtan',
      'besan face wash',
      'face wash powder',
      'bridal ubtan',
      'haldi chandan',
    ],
    related: ['SK-0402', 'SK-0171', 'GF-0621'],
  },
  {
    sku: 'SK-0184',
    name: 'Nalangu maavu bath powder',
    localName: 'नलंगु मावु',
    brand: 'neela',
    category: 'clays-and-ubtan',
    form: 'powder',
    tags: ['new-products'],
    mrp: 215,
    price: 215,
    stock: 72,
    netQuantity: 200,
    unit: 'g',
    hsn: '330730',
    gstRate: 18,
    isVeg: true,
    origin: 'Puducherry',
    shelfLife: '12 months from packing',
    ingredients:
      'Vigna Radiata (green gram) flour, Senna Auriculata (avaram) flower, Chrysopogon Zizanioides (vetiver) root, Curcuma Zedoaria (poolankizhangu) rhizome, Cyperus Rotundus (korai) root, Curcuma Aromatica (wild turmeric) root, Rosa Centifolia petals.',
    benefits: [
      'The Tamil bath powder, used instead of soap.',
      'Green gram cleans; roots and flowers leave a scent of rain and wood.',
      'After an oil bath it takes off the oil and leaves the softness.',
      'Suits the whole family.',
    ],
    description:
      '<p>In Puducherry the rice mill on our street grinds no rice on Tuesdays. On Tuesdays women come with cloth bundles: avaram flowers dried on the terrace, green gram, knobs of this, roots of that. Each pours hers into the hopper and stands by, because the next bundle is different and must not mingle. The whole lane smells.</p>' +
      '<p>Our bundle is Selvi’s grandmother’s. Green gram makes up half. Avaram is a roadside shrub with flowers as yellow as taxis. Vetiver, korai and poolankizhangu are the ones that give the scent. We grind in the same mill, on Mondays, and sieve twice.</p>' +
      '<ul><li><strong>With water,</strong> two spoons, as a body wash.</li><li><strong>With curd,</strong> once a week, as a scrub for elbows and knees.</li><li><strong>After oil,</strong> dry on the skin first, then wet.</li></ul>' +
      '<p>Use it for the hair too if yours is short; long hair catches the roots. Not on shaved or broken skin. If pulses give you hives, test it first.</p>' +
      '<p>Rinse the drain well, and never leave a wet spoon in the pouch.</p>',
    keywords: [
      'nalangu mavu',
      'nalangumaavu',
      'bath powder',
      'snana churna',
      'snanam powder',
      'avarampoo',
      'herbal bath powder',
      'kuliyal podi',
      'body ubtan',
      'soap free',
    ],
    related: ['SK-0421', 'SK-0177', 'SP-0055'],
  },
];
