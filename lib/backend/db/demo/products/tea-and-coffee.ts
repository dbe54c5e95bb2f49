import type { DemoProduct } from '../format.ts';

/** Black and green tea, herbal tea, coffee. */
export const teaAndCoffeeProducts: DemoProduct[] = [
  {
    sku: 'TE-0331',
    name: 'Assam black tea',
    localName: 'चाय',
    brand: 'aranya',
    category: 'black-and-green-tea',
    form: 'loose-leaf',
    tags: ['new-products', 'sugar-free'],
    mrp: 399,
    price: 399,
    stock: 62,
    netQuantity: 150,
    unit: 'g',
    hsn: '090230',
    gstRate: 5,
    isVeg: true,
    origin: 'Golaghat, Assam',
    shelfLife: '18 months, sealed',
    ingredients: 'Black tea (Camellia sinensis var. assamica), orthodox whole leaf.',
    benefits: [
      'Second flush, plucked in June.',
      'Whole leaf: a spoon serves twice.',
      'From small growers, traceable to the village.',
    ],
    description: `<p>Seventy-five cups in this jar, if you brew the leaf once. It is good for a
      second pot, so call it a hundred and thirty.</p>
      <p>The growers hold two or three bighas each, near Golaghat, on land where paddy stood
      before. They pluck two leaves and a bud in the three weeks of June when the second flush
      comes in and the tips turn gold. The leaf is withered overnight on racks, rolled on a
      table with brass ribs, left to turn copper for ninety minutes and fired. Orthodox, the
      trade calls that. Most Assam is now chopped into pellets (CTC) because pellets colour milk
      faster.</p>
      <h3>Brewing</h3>
      <p>Black: one teaspoon, 200 ml just off the boil, three and a half minutes, then take out
      the leaves. You get malt, raisin, a clean dry edge.</p>
      <p>With milk: one and a half teaspoons, five minutes, and the milk hot. It will not go the
      orange of a railway cup, and it doesn’t need cardamom to help it.</p>
      <p>Tea dislikes light, damp and neighbours. Keep the jar shut and away from masala.</p>`,
    keywords: [
      'chai',
      'cha',
      'chai patti',
      'chaha',
      'assam tea',
      'black tea',
      'tea leaves',
      'chai ki patti',
    ],
    rail: 'new',
    related: ['CH-0290', 'EL-0207', 'GI-0139', 'BR-1012'],
  },
  {
    sku: 'CH-0290',
    name: 'Masala chai, nine spices',
    localName: 'मसाला चाय',
    brand: 'aranya',
    category: 'black-and-green-tea',
    form: 'loose-leaf',
    tags: ['sugar-free', 'best-seller'],
    mrp: 295,
    price: 295,
    stock: 148,
    netQuantity: 200,
    unit: 'g',
    hsn: '090230',
    gstRate: 5,
    isVeg: true,
    origin: 'Tea from Assam, blended in Anand, Gujarat',
    shelfLife: '12 months, sealed',
    ingredients:
      'Black tea (CTC) 84 %, dry ginger, green cardamom, black pepper, cinnamon, clove, fennel, long pepper root, nutmeg, tulsi leaf.',
    benefits: [
      'Spices in crushed pieces that you can see.',
      'No sugar and no milk powder in it.',
      'Two hundred grams make about 90 cups.',
    ],
    description: `<p>At ten past six in the evening the whole of Anand smells of this. Each shop
      has its own masala and will tell you the other man’s is mostly ginger.</p>
      <p>Ours has nine: dry ginger and pepper for heat, cardamom, cinnamon and fennel for
      sweetness, clove, nutmeg, tulsi, and ganthoda, the knotted root of long pepper, which
      Gujaratis miss when it is absent and few can name. All are crushed to the size of the tea
      grains so that they don’t sink to the bottom of the bag. The tea is a strong CTC from
      upper Assam. There is no essence in it, and you can see every spice that the label
      mentions.</p>
      <h3>For two cups</h3>
      <ul>
        <li>One cup of water, two level teaspoons, to the boil. Two minutes.</li>
        <li>One cup of milk. Back to the boil, let it climb the pan, pull it off, three times
        over.</li>
        <li>Sugar or jaggery as you like, jaggery after the flame is out. Strain.</li>
      </ul>
      <p>If you drink it without milk, take half as much and steep it for three minutes. Clip
      the pouch; ginger fades first.</p>`,
    keywords: [
      'masala chai',
      'masala cha',
      'chai masala',
      'adrak chai',
      'elaichi chai',
      'masala tea',
      'spiced tea',
      'chai patti',
      'ganthoda',
    ],
    rail: 'best',
    related: ['EL-0207', 'JG-0701', 'BR-1012', 'TE-0331'],
  },
  {
    sku: 'TE-0337',
    name: 'Green tulsi tea',
    localName: 'तुलसी ग्रीन टी',
    brand: 'aranya',
    category: 'black-and-green-tea',
    form: 'loose-leaf',
    tags: ['sugar-free'],
    mrp: 360,
    price: 320,
    stock: 95,
    netQuantity: 100,
    unit: 'g',
    hsn: '090210',
    gstRate: 5,
    isVeg: true,
    origin: 'Tea from Palampur, Himachal Pradesh, tulsi from Kheda, Gujarat',
    shelfLife: '12 months, sealed',
    ingredients: 'Green tea 55 %, krishna tulsi, rama tulsi, vana tulsi leaf.',
    benefits: [
      'Three kinds of tulsi, leaf and flower head.',
      'Contains less caffeine than pure green tea.',
      'No sugar and no added flavour.',
    ],
    description: `<p>Three tulsis grow in Indian courtyards and gardens, and they don’t taste
      alike. Krishna, the purple one, is peppery. Rama, the green, is clove and mint. Vana,
      which grows wild and tall, smells of lemon. A tea with only one of them is flat on one
      side, so this has the three, cut in the cool of November just as the first flower heads
      show, and dried in shade on cotton sheets.</p>
      <p>The green tea that carries them is from Palampur in the Kangra valley, pan-fired, a
      little nutty, without the seaweed note that puts people off green tea.</p>
      <p>The rule is water at eighty degrees. Boil it, leave the lid off for four minutes, then
      pour. One teaspoon to the cup, three minutes, no longer. Boiling water makes it bitter,
      and then people add honey and blame the tulsi.</p>
      <p>It takes a second infusion well. In June, steep a tablespoon in a litre of cold water
      overnight and strain it over ice with a slice of lime.</p>
      <p>Tin inside, paper band outside. Both can be refilled or recycled.</p>`,
    keywords: [
      'tulsi',
      'tulasi',
      'holy basil',
      'green tea',
      'tulsi chai',
      'tulsi tea',
      'krishna tulsi',
      'hari chai',
    ],
    rail: 'must-try',
    related: ['HN-0112', 'HT-0355', 'ST-0719'],
  },
  {
    sku: 'TE-0342',
    name: 'Kausani green tea, spring leaf',
    localName: 'कौसानी ग्रीन टी',
    brand: 'pahadi-tokri',
    category: 'black-and-green-tea',
    form: 'loose-leaf',
    tags: ['sugar-free'],
    mrp: 345,
    price: 345,
    stock: 22,
    netQuantity: 75,
    unit: 'g',
    hsn: '090210',
    gstRate: 5,
    isVeg: true,
    origin: 'Kausani, Bageshwar, Uttarakhand',
    shelfLife: '12 months, sealed',
    ingredients: 'Green tea (Camellia sinensis var. sinensis), whole leaf.',
    benefits: [
      'First plucking of April, one bud and two leaves.',
      'Grown at 1,800 metres, facing Nanda Devi.',
      'Gives three infusions.',
    ],
    description: `<p>Tasting note, written in our kitchen on a grey morning, 3 g to 150 ml at 78
      °C.</p>
      <p><strong>Dry leaf:</strong> long, twisted, grey-green, silver at the tip. Smells of hay
      and raw almonds.</p>
      <p><strong>First cup, two minutes:</strong> pale as white wine. Cut cucumber, a little
      chestnut, sweet at the end, no bitterness at all.</p>
      <p><strong>Second, three minutes:</strong> better than the first. Flowers now, and
      something like young peas.</p>
      <p><strong>Third, five minutes:</strong> thin, still pleasant.</p>
      <p>The bushes are of the China kind, planted by the British on the ridge at Kausani, let
      go wild for most of a century, and brought back by a growers’ society that plucks from
      April until October. We buy only from the first fortnight, when winter is still in the
      leaf. It is steamed for forty seconds, rolled by hand and dried over slow heat, and some
      eighty kilos are made in all.</p>
      <p>Water that is too hot spoils it, and so does milk. Squeeze the air from the inner bag
      each time, and drink it within six weeks of opening.</p>`,
    keywords: [
      'green tea',
      'kausani tea',
      'himalayan tea',
      'hari chai',
      'kumaon tea',
      'first flush',
      'chai',
    ],
    related: ['HT-0351', 'NS-1101', 'TE-0337'],
  },
  {
    sku: 'HT-0351',
    name: 'Nettle leaf tea',
    localName: 'कंडाली',
    brand: 'pahadi-tokri',
    category: 'herbal-tea',
    form: 'loose-leaf',
    tags: ['new-products', 'sugar-free'],
    mrp: 220,
    price: 195,
    stock: 48,
    netQuantity: 40,
    unit: 'g',
    hsn: '121190',
    gstRate: 5,
    isVeg: true,
    origin: 'Chaukori, Pithoragarh, Uttarakhand',
    shelfLife: '12 months, sealed',
    ingredients: 'Himalayan nettle leaf (Urtica parviflora), lemongrass 10 %.',
    benefits: [
      'Contains no caffeine by nature.',
      'Young tops only, cut before flowering.',
      'The sting is gone once the leaf is dry.',
    ],
    description: `<p>Children in the hills are threatened with it. Bichhu ghas, scorpion grass:
      brush past it bare-legged and you will think about nothing else for an hour. The same
      children eat it as saag all winter and ask for more.</p>
      <p>Drying takes the sting away altogether. The leaf is cut in March and April with sickle
      and tongs, only the top four leaves of a shoot, and hung in a slate-roofed loft above
      Chaukori until it crumbles. A little lemongrass goes in, because nettle alone is a sober
      drink.</p>
      <h3>In the cup</h3>
      <p>One heaped teaspoon, boiling water, six minutes under a saucer. The tea is a deep
      green, the taste between spinach and fresh hay, with lemon on top. People either nod at
      once or need a second cup. A pinch of salt, odd as that sounds, makes it a broth, and then
      it is very good at five o’clock in January.</p>
      <p>There is no caffeine in it. If you take blood thinners or water tablets, ask your
      doctor first, for nettle has vitamin K and makes one go.</p>`,
    keywords: [
      'nettle',
      'bichhu ghas',
      'bichu buti',
      'kandali',
      'sisun',
      'sisunak',
      'herbal tea',
      'caffeine free',
    ],
    related: ['TE-0342', 'HN-0116', 'PL-0401'],
  },
  {
    sku: 'HT-0355',
    name: 'Lili cha, lemongrass and mint',
    localName: 'लीली चा',
    brand: 'aranya',
    category: 'herbal-tea',
    form: 'loose-leaf',
    tags: ['sugar-free'],
    mrp: 170,
    price: 150,
    stock: 121,
    netQuantity: 60,
    unit: 'g',
    hsn: '121190',
    gstRate: 5,
    isVeg: true,
    origin: 'Anand, Gujarat',
    shelfLife: '9 months, sealed',
    ingredients: 'Lemongrass (Cymbopogon citratus) 70 %, spearmint leaf 30 %.',
    benefits: [
      'Contains no caffeine by nature.',
      'Two leaves, both grown in Anand.',
      'Drink it alone or boil it with your chai.',
    ],
    description: `<p>Lili cha means green tea in Gujarati, and has nothing to do with the tea
      plant. It is the long grass by the tap. Someone goes out with scissors, comes back with a
      fistful, folds it in three and drops it into the pan with mint and the usual tea leaves.
      The smell reaches the neighbours.</p>
      <p>This pouch is for people without a tap in a yard. The grass is cut in the second year,
      when the oil is strongest, chopped the same hour and dried at 40 degrees, so it has stayed
      green and flat. The mint is pudina, spearmint, stripped from the stem.</p>
      <p><strong>With chai:</strong> a tablespoon in the water for two cups, two minutes before
      the tea goes in.</p>
      <p><strong>Alone:</strong> a tablespoon to a mug, boiling water, seven minutes. Sweeten or
      don’t.</p>
      <p><strong>For a jug:</strong> steep four tablespoons in half a litre, cool, add lime,
      black salt and half a litre of cold water.</p>
      <p>Dried herbs are mostly air, so sixty grams fill a large pouch: about forty mugs. Press
      the zip shut or it will scent the shelf instead of the cup.</p>`,
    keywords: [
      'lili cha',
      'leeli chai',
      'lilicha',
      'lemongrass',
      'lemon grass',
      'fudina',
      'pudina',
      'mint tea',
      'caffeine free',
    ],
    related: ['CH-0290', 'TE-0337', 'HT-0363'],
  },
  {
    sku: 'HT-0359',
    name: 'Whole hibiscus flower tea',
    localName: 'गुड़हल',
    brand: 'malabar-nine',
    category: 'herbal-tea',
    form: 'whole',
    tags: ['sugar-free'],
    mrp: 210,
    price: 210,
    stock: 0,
    netQuantity: 25,
    unit: 'g',
    hsn: '121190',
    gstRate: 5,
    isVeg: true,
    origin: 'Kozhikode, Kerala',
    shelfLife: '12 months, sealed',
    ingredients: 'Hibiscus petals (Hibiscus rosa-sinensis).',
    benefits: [
      'Contains no caffeine by nature.',
      'Whole corollas, about 60 in the jar.',
      'Turns from violet to pink with lime.',
    ],
    description: `<p>Put one flower in a glass cup and pour on hot water. For half a minute
      nothing happens. Then violet comes off the petals in threads, and the flower, drained,
      turns white. Now squeeze in some lime: the whole cup goes pink at once. Do it in front of
      a child.</p>
      <p>These are the red hibiscus of Kerala hedges, chembarathi. Most hibiscus tea comes from
      another plant, the sour roselle. The taste is mild, a little like rose, with hardly any
      acid of its own, so lime and a sweetener do the rest.</p>
      <p>A women’s group in Kozhikode picks them between six and eight in the morning, before
      they are fully open. Stamen and green cup are taken off, for they carry dust, and the
      petals lie one by one on trays in a drier at 42 degrees. A quarter of a kilo of fresh
      flowers goes into one jar and weighs 25 grams when it gets there.</p>
      <p>Three flowers to a mug, five minutes. Cold, with mint and palm jaggery, it keeps for a
      day in the refrigerator. The colour fades in sunlight, so don’t let the jar stand at the
      window, pretty as it looks.</p>`,
    keywords: [
      'hibiscus',
      'gudhal',
      'gurhal',
      'jasud',
      'jaswand',
      'chembarathi',
      'hibiscus tea',
      'flower tea',
      'caffeine free',
    ],
    related: ['HT-0355', 'HN-0121', 'JG-0706'],
  },
  {
    sku: 'HT-0363',
    name: 'Kadha, seven roots and seeds',
    localName: 'काढ़ा',
    brand: 'vaidya-ghar',
    category: 'herbal-tea',
    form: 'powder',
    tags: ['sugar-free'],
    mrp: 165,
    price: 165,
    stock: 89,
    netQuantity: 100,
    unit: 'g',
    hsn: '210690',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '12 months, sealed',
    ingredients:
      'Dry ginger 30 %, tulsi leaf 20 %, coriander seed 15 %, cinnamon 12 %, black pepper 10 %, long pepper 8 %, ajwain 5 %.',
    benefits: [
      'Proportions printed in full on the label.',
      'No liquorice, no sugar, no extract.',
      'One spoon makes two cups.',
    ],
    description: `<p>The measure has not changed since the founder wrote it on the inside of a
      cupboard door in Nadiad: thirty of sonth, twenty of tulsi, fifteen of coriander, and down
      to five of ajwain. The label repeats it. If you would rather mix your own, you now know
      how.</p>
      <p>Kadha is boiled. Roots and bark give little to a tea bag.</p>
      <ul>
        <li>Two and a half cups of cold water, one level tablespoon of the mixture.</li>
        <li>Bring it up slowly. Let it simmer, uncovered, until two cups are left. About nine
        minutes.</li>
        <li>Strain while hot. Jaggery, or honey once it has cooled enough to drink. Lime if you
        wish.</li>
      </ul>
      <p>It is hot, dark and aromatic. In Gujarat it is what the house drinks when the first
      cold wind comes down from Abu, and when everyone is hoarse after the garba nights.</p>
      <p>It is a food and promises nothing. The pepper in it is real: small children, and people
      with a sour stomach, should have it weak or not at all. Someone who is expecting should
      ask first.</p>`,
    keywords: [
      'kadha',
      'kadho',
      'ukalo',
      'ukado',
      'kashayam',
      'kwath',
      'herbal tea',
      'sardi',
      'sonth',
      'adrak',
      'tulsi',
    ],
    related: ['GI-0139', 'HN-0107', 'HT-0355', 'JG-0701'],
  },
  {
    sku: 'CF-0381',
    name: 'Malabar filter coffee, 80 and 20',
    localName: 'फिल्टर कॉफ़ी',
    brand: 'malabar-nine',
    category: 'coffee',
    form: 'powder',
    tags: ['best-seller', 'sugar-free'],
    mrp: 320,
    price: 285,
    stock: 132,
    netQuantity: 250,
    unit: 'g',
    hsn: '090190',
    gstRate: 5,
    isVeg: true,
    origin: 'Wayanad, Kerala',
    shelfLife: '6 months, sealed',
    ingredients: 'Roasted coffee (peaberry robusta and arabica) 80 %, roasted chicory 20 %.',
    benefits: [
      'Roasted every Tuesday, date on the pouch.',
      'Ground for the steel filter.',
      'Chicory share stated: one fifth.',
    ],
    description: `<p>Twenty per cent chicory is not a fault. It slows the water, thickens the
      decoction, and gives the dark caramel taste that the steel tumbler is known for. More than
      forty is a fault, and common.</p>
      <p>The coffee is peaberry from Wayanad, three parts robusta and one part arabica, from an
      estate where it grows under jackfruit and pepper vines. It is roasted on Tuesdays, to the
      point where the second crack just begins, and ground on Wednesdays.</p>
      <h3>Decoction for four tumblers</h3>
      <p>Five heaped teaspoons in the upper chamber. Press lightly with the plunger, don’t tamp.
      Pour on 150 ml of water a minute off the boil, enough to wet it; wait; fill up. Lid. Go
      and read the paper: it takes fifteen minutes to drip and can’t be hurried by knocking.</p>
      <p>One part decoction to three of boiling milk, sugar, and pour from a height twice for
      the froth.</p>
      <p>If it drips in under eight minutes, press a little harder tomorrow. A French press
      works too, with four minutes’ patience. Keep the opened pouch in a tin, not in the
      refrigerator, where it takes up damp.</p>`,
    keywords: [
      'filter coffee',
      'filter kaapi',
      'kaapi',
      'kapi',
      'kafi',
      'coffee powder',
      'chicory',
      'coffe',
      'degree coffee',
    ],
    related: ['CF-0385', 'CF-0388', 'MI-0712'],
  },
  {
    sku: 'CF-0385',
    name: 'Nelliyampathy arabica, whole bean',
    localName: 'कॉफ़ी बीन्स',
    brand: 'malabar-nine',
    category: 'coffee',
    form: 'whole',
    tags: ['sugar-free'],
    mrp: 560,
    price: 520,
    stock: 36,
    netQuantity: 250,
    unit: 'g',
    hsn: '09012190',
    gstRate: 5,
    isVeg: true,
    origin: 'Nelliyampathy hills, Palakkad, Kerala',
    shelfLife: '4 months, best within 6 weeks of roasting',
    ingredients: 'Roasted arabica coffee beans, single estate, washed.',
    benefits: [
      'One estate, one harvest, medium roast.',
      'No chicory.',
      'Roast date on every pouch.',
    ],
    description: `<p>Altitude 1,150 m. Variety S.795. Picked by hand, December to February.
      Pulped the same evening, fermented 24 hours, washed, dried on raised beds for twelve days.
      Medium roast.</p>
      <p>That is for those who want figures. For the rest: it tastes of plain chocolate, orange
      and toasted almond, and you will not miss the sugar.</p>
      <p>The estate lies at the end of the ghat road up from Nemmara, above the tea. Orange
      groves were planted here before coffee was, and many still stand between the bushes as
      shade along with silver oak. Elephants pass through twice a year and take the jackfruit.
      The family that owns it picks only red cherry, going over each bush five or six times.</p>
      <ul>
        <li><strong>Pour-over:</strong> 15 g, 240 ml, medium grind, three minutes.</li>
        <li><strong>Moka pot:</strong> fine, fill loosely, low flame.</li>
        <li><strong>French press:</strong> 30 g to half a litre, coarse, four minutes,
        skim.</li>
      </ul>
      <p>Let the beans rest until the fifth day after roasting. Grind as you need. The valve in
      the pouch lets gas out, so squeeze, fold, and keep it in a cupboard.</p>`,
    keywords: [
      'coffee beans',
      'arabica',
      'kafi',
      'kaapi',
      'coffe',
      'single estate',
      'whole bean',
      'espresso',
      'black coffee',
    ],
    rail: 'must-try',
    related: ['CF-0381', 'DA-0211', 'ST-0719'],
  },
  {
    sku: 'CF-0388',
    name: 'Chukku kaapi mix',
    localName: 'सोंठ कॉफ़ी',
    brand: 'malabar-nine',
    category: 'coffee',
    form: 'powder',
    tags: [],
    mrp: 225,
    price: 225,
    stock: 1,
    netQuantity: 150,
    unit: 'g',
    hsn: '2101',
    gstRate: 5,
    isVeg: true,
    origin: 'Kozhikode, Kerala',
    shelfLife: '9 months, sealed',
    ingredients:
      'Palmyra jaggery 58 %, dry ginger 18 %, coffee 10 %, coriander seed, black pepper, cardamom, tulsi leaf.',
    benefits: [
      'Sweetened with palm jaggery alone.',
      'Two teaspoons and hot water, nothing else needed.',
      'About 20 cups in a jar.',
    ],
    description: `<p>Rain on a tin roof in Kozhikode, a bus that has not come, and the man at
      the tea stall lifting the lid of the other pot. That is chukku kaapi. It is less coffee
      than ginger, and some houses leave out the coffee and keep the name.</p>
      <p>Chukku is dry ginger, here from Wayanad. With it go palmyra jaggery, crushed pepper,
      coriander seed, a little cardamom, dried tulsi and enough coffee to darken the lot. We
      pound the jaggery hard and dry it so that the mix pours, though in July it will clump.
      Knock it loose with a fork.</p>
      <p><strong>One cup:</strong> two heaped teaspoons into 200 ml of water. Boil for two
      minutes, stand for one, strain through a fine sieve. <strong>In a hurry:</strong> stir it
      into boiling water and leave the last sip in the cup.</p>
      <p>No milk. Milk and ginger quarrel, and the jaggery may curdle it.</p>
      <p>It is sweet and it is peppery; taste before you offer it to a child. The coffee in a
      cup amounts to less than a gram, so it can be had in the evening.</p>`,
    keywords: [
      'chukku kaapi',
      'chukku kappi',
      'sukku coffee',
      'sukku kaapi',
      'sonth coffee',
      'ginger coffee',
      'karupatti kaapi',
      'adrak',
    ],
    related: ['JG-0706', 'GI-0139', 'CF-0381'],
  },
];
