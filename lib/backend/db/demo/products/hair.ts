import type { DemoProduct } from '../format.ts';

/** Personal care > Hair. */
export const hairProducts: DemoProduct[] = [
  {
    sku: 'HC-0101',
    name: 'Bhringraj tailam',
    localName: 'भृंगराज तैलम',
    brand: 'vaidya-ghar',
    category: 'hair-oil',
    form: 'oil',
    tags: ['best-seller'],
    mrp: 385,
    price: 345,
    stock: 164,
    netQuantity: 200,
    unit: 'ml',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '36 months from packing',
    ingredients:
      'Sesame oil (Sesamum indicum), fresh juice of bhringraj (Eclipta prostrata) four times the weight of the oil, manjishtha (Rubia cordifolia), padmaka (Prunus cerasoides), lodhra (Symplocos racemosa), sandalwood (Santalum album), bala (Sida cordifolia), haridra (Curcuma longa), daruharidra (Berberis aristata), nagakesara (Mesua ferrea), priyangu (Callicarpa macrophylla), liquorice (Glycyrrhiza glabra).',
    benefits: [
      'The classical oil for the head, cooked with the juice of the fresh plant.',
      'Traditionally massaged into the scalp on the evening before a wash.',
      'Makes dry lengths softer and easier to comb.',
      'Green by nature: no dye, no mineral oil, no perfume.',
    ],
    description:
      '<p>Bhangro grows where a pump leaks. It has rough leaves, small white buttons for flowers, and a juice that is green in the glass and black on the hand a minute later. In the rains, when it is fullest, boys on bicycles bring it to the gate in Nadiad by the sack.</p>' +
      '<p>The rule is four of juice to one of oil. All that water has to leave again over a small fire, which takes two days and is the reason why a tailam costs more than an oil with extract stirred in. When the paste at the bottom rolls between the fingers like wax, it is done.</p>' +
      '<h3>How we use it</h3>' +
      '<p>Warm a spoonful. Part the hair, dab along the parting with cotton, move on by a finger’s width. Then massage with the pads of the fingers for five minutes, and draw what is left through the ends. One hour or one night. Wash with shikakai.</p>' +
      '<p>Twice a week. It may tint very fair or white hair. Not on a sore or flaking scalp; hair that falls in handfuls or patches is a matter for a doctor.</p>',
    keywords: [
      'bhringaraj',
      'bhringraaj',
      'bhrungraj',
      'bhangro',
      'bhangra',
      'maka',
      'karisalankanni',
      'eclipta',
      'hair oil',
      'kesh tel',
      'keshya',
    ],
    related: ['HC-0145', 'HC-0126', 'HC-0106'],
  },
  {
    sku: 'HC-0106',
    name: 'Hibiscus coconut hair oil',
    localName: 'जासूद तेल',
    brand: 'malabar-nine',
    category: 'hair-oil',
    form: 'oil',
    tags: [],
    mrp: 360,
    price: 320,
    stock: 94,
    netQuantity: 200,
    unit: 'ml',
    hsn: '330590',
    gstRate: 5,
    isVeg: true,
    origin: 'Vadakara, Kerala',
    shelfLife: '18 months from packing',
    ingredients:
      'Cocos Nucifera (coconut) oil, Hibiscus Rosa-Sinensis flower and leaf, Murraya Koenigii (curry) leaf, Trigonella Foenum-Graecum (fenugreek) seed, Phyllanthus Emblica (amla) fruit, Nigella Sativa seed.',
    benefits: [
      'Red hibiscus and curry leaf, fried slowly in coconut oil.',
      'Oil before washing keeps hair from swelling and roughening.',
      'Six ingredients that stand in any Kerala yard.',
    ],
    description:
      '<p>Every morning Kerala smells of two things, coffee and chembaruthi thali. The second is hibiscus leaf crushed in water, a shampoo; the first we also sell.</p>' +
      '<p>For the oil the flowers must be the plain red kind with five petals. The ruffled ones of gardens have little slime, and slime is the good of it. Sixty flowers, a fistful of their leaves, two of curry leaf, soaked fenugreek, amla and black seed are ground to a paste, shaped into flat cakes and dried for one afternoon. They fry in coconut oil from Vadakara until they stop singing. The oil is then a deep green with a red rim.</p>' +
      '<p>Rub a little into wet hair after bathing, as is the custom here, or a good deal into dry hair an hour before. Either way it should be a thin coat and not a helmet.</p>' +
      '<p>It sets hard below 24 °C, so in a Delhi winter stand it in warm water. Oil feeds dandruff in some people; if the scalp itches more, stop. Keep it off the forehead when you tend to spots.</p>',
    keywords: [
      'hibiscus oil',
      'jaswand',
      'jasud',
      'gudhal',
      'gurhal',
      'chembaruthi',
      'chemparathy',
      'coconut hair oil',
      'curry leaf oil',
      'methi oil',
      'kalonji',
    ],
    related: ['HC-0101', 'HC-0111', 'HC-0131', 'SK-0421'],
  },
  {
    sku: 'HC-0111',
    name: 'Castor oil, cold pressed',
    localName: 'अरंडी का तेल',
    brand: 'khet-and-co',
    category: 'hair-oil',
    form: 'oil',
    tags: [],
    mrp: 160,
    price: 142,
    stock: 112,
    netQuantity: 150,
    unit: 'ml',
    hsn: '151530',
    gstRate: 5,
    isVeg: true,
    origin: 'Patan, Gujarat',
    shelfLife: '18 months from packing',
    ingredients: 'Ricinus Communis (castor) seed oil, 100 %, hexane free.',
    benefits: [
      'One pressing below 45 °C, filtered through cloth.',
      'Thick: it coats brows, lashes and dry ends and stays there.',
      'Mix it one to three with a lighter oil for the scalp.',
      'From the state that grows most of India’s castor.',
    ],
    description:
      '<p>Gujarat grows castor as other places grow grass. In October the fields of Patan turn maroon; the spiny capsules dry, split with a crack and throw their mottled seeds, each of which looks like a well-fed tick. Nothing grazes on it. Farmers plant it round cotton as a fence.</p>' +
      '<p>The company’s mill presses the seed once and cold. What comes is nearly colourless and so thick that it leaves the spoon in one slow rope. Most castor oil in trade is got out with solvent afterwards and bleached; the smell tells you, like a warm pan. This one smells of raw peanuts.</p>' +
      '<ul><li>Brows and lashes: a clean spoolie, hardly wet, at night.</li><li>Scalp: one part with three of coconut or sesame, an hour before washing.</li><li>Heels: neat, under socks.</li><li>Also for hinges and leather.</li></ul>' +
      '<p>Sold for the skin and hair. It is not packed for drinking; castor oil is a harsh purgative and has no place in pregnancy. Test a drop behind the ear. Too much of it mats long hair, so wash it out twice.</p>',
    keywords: [
      'castor oil',
      'arandi tel',
      'erandi',
      'erand tel',
      'eranda',
      'divel',
      'diveliya',
      'diwel',
      'eyebrow oil',
      'eyelash',
      'ricinus',
    ],
    related: ['HC-0106', 'HC-0101', 'AV-0222'],
  },
  {
    sku: 'HC-0126',
    name: 'Neem and aloe gentle shampoo',
    localName: 'नीम शैम्पू',
    brand: 'neela',
    category: 'shampoo',
    form: 'liquid',
    tags: [],
    mrp: 499,
    price: 449,
    stock: 0,
    netQuantity: 250,
    unit: 'ml',
    hsn: '330510',
    gstRate: 5,
    isVeg: true,
    origin: 'Puducherry',
    shelfLife: '24 months from packing; 12 months once opened',
    ingredients:
      'Aqua, Aloe Barbadensis Leaf Juice, Coco-Glucoside, Cocamidopropyl Betaine, Glycerin, Azadirachta Indica (neem) Leaf Extract, Sapindus Mukorossi (soapnut) Fruit Extract, Xanthan Gum, Panthenol, Rosmarinus Officinalis (rosemary) Leaf Oil, Citric Acid, Sodium Benzoate, Potassium Sorbate, Limonene*, Linalool* (*from the oil).',
    benefits: [
      'Sugar-based surfactants wash without stripping.',
      'Aloe juice is the second ingredient, ahead of every detergent.',
      'Neem and soapnut, both old washers of Indian hair.',
      'No sulphates, silicones or artificial colour.',
    ],
    description:
      '<p>It foams less than you are used to. We begin with that, for it is what people write to us about. Foam is air; the cleaning is done by the thin film below it. Wet your hair thoroughly, use two pumps, rub them with water in your hands first, and give the second wash, not the first, the chance to lather.</p>' +
      '<p>Neem leaf is steeped in hot water in the evening; soapnut in another pot. In the morning both are strained, mixed with aloe and with washing agents made from coconut and sugar, and brought to pH 5.5, which is where hair lies flat. Rosemary is there for the nose.</p>' +
      '<p>Which hair is it for? An oily or itchy scalp, daily washing, swimmers. Colour lasts under it as well as under any shampoo. Very dry or tightly curled hair may want a richer one, or a spoon of oil beforehand.</p>' +
      '<p>Stings the eyes a little: rinse. Contains rosemary oil, so not for babies. Batches differ in colour from straw to tea. The bottle comes back: five empties earn a full one at our Mission Street shop.</p>',
    keywords: [
      'shampoo',
      'shampu',
      'neem shampoo',
      'aloe shampoo',
      'sulphate free',
      'sulfate free',
      'gentle shampoo',
      'limdo',
      'hair wash',
    ],
    related: ['HC-0131', 'HC-0101', 'SK-0406'],
  },
  {
    sku: 'HC-0131',
    name: 'Shikakai shampoo bar',
    localName: 'शिकाकाई',
    brand: 'neela',
    category: 'shampoo',
    form: 'bar',
    tags: [],
    mrp: 239,
    price: 239,
    stock: 86,
    netQuantity: 80,
    unit: 'g',
    hsn: '330510',
    gstRate: 5,
    isVeg: true,
    origin: 'Puducherry',
    shelfLife: '24 months from packing',
    ingredients:
      'Sodium Cocoyl Isethionate, Acacia Concinna (shikakai) Fruit Powder, Cetyl Alcohol, Theobroma Cacao (cocoa) Seed Butter, Cocamidopropyl Betaine, Phyllanthus Emblica (amla) Fruit Powder, Panthenol, Cymbopogon Flexuosus (lemongrass) Oil, Citric Acid, Citral* (*from the oil).',
    benefits: [
      'A shampoo without its water and without a bottle.',
      'One bar does the work of about two 250 ml bottles.',
      'Not a soap: pH 5.5, so no film in hard water.',
    ],
    description:
      '<h3>Is it soap?</h3>' +
      '<p>No. Soap is alkaline, and in hard water, which most of Gujarat has, it leaves grey scum on hair. The bar is pressed from a mild coconut surfactant and powdered pods. It rinses clean.</p>' +
      '<h3>What does shikakai do?</h3>' +
      '<p>The pods of Acacia concinna hold saponins, nature’s lather, and have washed hair in the south since there has been hair in the south. They also make it a bit rough and bring a woody smell, so cocoa butter and lemongrass come along.</p>' +
      '<h3>How?</h3>' +
      '<p>Wet hair well. Stroke the bar four or five times along the scalp, put it away, and work up the lather with your fingers. Long hair needs nothing on the lengths; what runs down is enough.</p>' +
      '<h3>How long does it last?</h3>' +
      '<p>Fifty to sixty washes, provided it dries between. A dish with slots, out of the spray.</p>' +
      '<h3>Anything else?</h3>' +
      '<p>Keep it from the eyes: shikakai burns. Light or bleached hair may take a warm tint. In the first week hair can feel different while old silicone washes off.</p>',
    keywords: [
      'shampoo bar',
      'shikakai',
      'shikekai',
      'sikakai',
      'shikakay',
      'chikakai',
      'seeyakai',
      'solid shampoo',
      'plastic free',
      'travel shampoo',
    ],
    related: ['HC-0145', 'HC-0126', 'HC-0106'],
  },
  {
    sku: 'HC-0142',
    name: 'Sojat henna',
    localName: 'मेहंदी',
    brand: 'mitti',
    category: 'hair-powders',
    form: 'powder',
    tags: [],
    mrp: 168,
    price: 168,
    stock: 128,
    netQuantity: 200,
    unit: 'g',
    hsn: '140490',
    gstRate: 5,
    isVeg: true,
    origin: 'Sojat, Rajasthan',
    shelfLife: '18 months from packing',
    ingredients: 'Lawsonia Inermis (henna) leaf powder, 100 %.',
    benefits: [
      'New-season leaf from Sojat, sieved through cloth.',
      'Colours white hair copper and dark hair chestnut in sun.',
      'Fine enough for cones: no veins, no sand.',
      'No PPD, no metal salts, no added green.',
    ],
    description:
      '<p>Dry wind, red soil, one rain: hardship puts the colour into henna. Sojat has plenty of it. The hedges are cut in September and October, the leaf is threshed off, and by Diwali the first powder is on sale. Harvest month is stamped on the carton because last year’s henna gives last year’s red.</p>' +
      '<h3>Hair</h3>' +
      '<p>100 g does shoulder length. Stir with warm water and two spoons of amla juice to the thickness of curd; cover for four hours, or overnight when it is cold, until the surface turns brown. Put it on washed, dry hair in sections. Three hours. Rinse with water alone, no shampoo for a day. The colour is orange at first and settles in two days.</p>' +
      '<h3>Hands</h3>' +
      '<p>Add sugar, a drop of clove oil, let it stand, fill into a cone.</p>' +
      '<p>It cannot lighten and it does not wash out; it grows out. On hair bleached or dyed with metal salts try one strand. Not for children under six, nor anyone with G6PD deficiency. Wear gloves, or red palms for ten days. Airtight and dark, please.</p>',
    keywords: [
      'mehndi',
      'mehendi',
      'mehandi',
      'mendi',
      'henna powder',
      'heena',
      'hina',
      'maruthani',
      'lawsonia',
      'hair colour',
      'rajasthani mehndi',
    ],
    related: ['HC-0149', 'HC-0145', 'JU-0301'],
  },
  {
    sku: 'HC-0145',
    name: 'Amla, reetha, shikakai powder',
    localName: 'आँवला रीठा शिकाकाई',
    brand: 'mitti',
    category: 'hair-powders',
    form: 'powder',
    tags: [],
    mrp: 175,
    price: 175,
    stock: 102,
    netQuantity: 200,
    unit: 'g',
    hsn: '330510',
    gstRate: 5,
    isVeg: true,
    origin: 'Jaipur, Rajasthan',
    shelfLife: '18 months from packing',
    ingredients:
      'Acacia Concinna (shikakai) pod 40 %, Phyllanthus Emblica (amla) fruit 35 %, Sapindus Mukorossi (reetha) shell 25 %.',
    benefits: [
      'The three washers of the Indian bathroom in one pouch.',
      'Reetha lathers, shikakai cleans, amla closes.',
      'Leaves hair with body, without perfume.',
      'Seeds of reetha and shikakai are taken out, as they scratch.',
    ],
    description:
      '<p>Put three spoons in a bowl the night before. Add hot water until it looks like thin dal. In the morning squeeze it through a cloth and take the brown liquid to the bath. That is the whole of shampoo as it was known here for some two thousand years.</p>' +
      '<p>Why the cloth? Because however finely we grind, specks of pod catch in hair. Those in a hurry may mix the powder straight into a paste and rinse long; it works, you will comb out some dust.</p>' +
      '<p>The proportion took us a year. More reetha and it foams grandly and dries the hair to straw. More amla and nothing comes clean. At forty, thirty-five and twenty-five it takes off one good oiling in one wash, and two in two.</p>' +
      '<p>Close your eyes tight, truly. Reetha stings as much as chilli, and if some gets in, rinse with plain water until it stops. It darkens towels. Fair hair may turn a shade deeper. Once a week suits most; dry scalps should add a spoon of curd. The mixed liquid is good for one day, the dry pouch for eighteen months.</p>',
    keywords: [
      'amla reetha shikakai',
      'aritha',
      'arithu',
      'ritha',
      'aamla',
      'sikakai',
      'shikekai',
      'hair wash powder',
      'herbal shampoo powder',
      'soapnut',
    ],
    related: ['HC-0101', 'HC-0131', 'CL-0804'],
  },
  {
    sku: 'HC-0149',
    name: 'Indigo leaf powder',
    localName: 'नील',
    brand: 'neela',
    category: 'hair-powders',
    form: 'powder',
    tags: ['new-products'],
    mrp: 210,
    price: 210,
    stock: 54,
    netQuantity: 150,
    unit: 'g',
    hsn: '140490',
    gstRate: 5,
    isVeg: true,
    origin: 'Tindivanam, Tamil Nadu',
    shelfLife: '12 months from packing',
    ingredients: 'Indigofera Tinctoria (indigo) leaf powder, 100 %.',
    benefits: [
      'Over henna it takes hair from copper to brown and black.',
      'Leaf alone; no dye block, no salt, no PPD.',
      'Dried within hours, so the powder is green and still alive with colour.',
    ],
    description:
      '<p>Our house is called Neela, blue, and for nine years there was nothing blue in it. The fields were half an hour away all the time. Around Tindivanam a few hundred families have grown indigo between two crops of rice for longer than anyone has kept papers. Their leaf goes to the vats for cloth. We asked for some of it dry.</p>' +
      '<p>Leaf for hair has to be cut before it flowers and dried the same day; by night it has begun to ferment and is lost to us. The powder is the green of peas and smells like them too.</p>' +
      '<p><strong>Step one, henna,</strong> rinsed out, hair still damp or dry. <strong>Step two, indigo:</strong> mix with lukewarm water and a pinch of salt, no lemon, wait fifteen minutes and no more. Put it on at once. One hour for brown, two for black. Rinse with water. The tone is greenish for a few hours and deepens in two days.</p>' +
      '<p>On white hair without henna it turns blue-grey. Try a strand, above all on treated hair. Gloves, old towel, patch test. Once mixed it cannot be kept; once opened, use the box within two months.</p>',
    keywords: [
      'indigo powder',
      'neel',
      'nil',
      'neeli',
      'avuri',
      'avuri podi',
      'gali',
      'black henna',
      'kali mehndi',
      'hair colour',
      'indigofera',
    ],
    related: ['HC-0142', 'HC-0145'],
  },
];
