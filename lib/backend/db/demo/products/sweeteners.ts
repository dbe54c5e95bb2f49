import type { DemoProduct } from '../format.ts';

/** Honey, jaggery and the other things that sweeten. */
export const sweetenersProducts: DemoProduct[] = [
  {
    sku: 'HN-0107',
    name: 'Raw forest honey',
    localName: 'जंगली शहद',
    brand: 'dang-collective',
    category: 'honey',
    form: 'liquid',
    tags: ['best-seller'],
    mrp: 675,
    price: 599,
    stock: 84,
    netQuantity: 500,
    unit: 'g',
    hsn: '04090000',
    gstRate: 5,
    isVeg: true,
    origin: 'The Dangs, Gujarat',
    shelfLife: '18 months',
    ingredients: 'Raw honey of wild rock bees (Apis dorsata).',
    benefits: [
      'Strained through cloth, never heated.',
      'Every lot tested for C4 and C3 sugar syrups.',
      'A third of each comb is left on the tree.',
      'Two thirds of the price reach the gatherers.',
    ],
    description: `<p>The rock bee hangs its comb in the open, under the limb of a silk-cotton
      tree or a lip of cliff, as wide as a door. It can’t be kept in a box. Someone has to
      climb.</p>
      <p>In the Dangs that is done in April and May, after dark, with a smoking torch of green
      leaves and a rope of bark. The climber cuts the upper edge, where the honey is, and leaves
      the brood and about a third of the stores. The bees go back to the same tree next year.
      Where a comb has been taken whole they do not.</p>
      <p>In Ahwa the comb is left to drain by itself and the honey passed through two layers of
      cotton. It is not warmed and not filtered fine, so there is pollen in it and a thin foam
      on top. It is dark, runs easily and tastes of mahua, jamun and smoke. Moisture is near 20
      %, on the high side, as wild honey’s is.</p>
      <p>In winter part of it may turn to crystals. Stand the jar in warm water, not hot.</p>
      <p><strong>Not for children under twelve months</strong>, like all honey.</p>`,
    keywords: [
      'shahad',
      'shehad',
      'madh',
      'madhu',
      'honey',
      'jungle honey',
      'wild honey',
      'raw honey',
      'hani',
    ],
    rail: 'best',
    related: ['HN-0116', 'MH-0709', 'GI-0139', 'BR-1003'],
  },
  {
    sku: 'HN-0112',
    name: 'Ajwain blossom honey',
    localName: 'अजवाइन शहद',
    brand: 'khet-and-co',
    category: 'honey',
    form: 'liquid',
    tags: [],
    mrp: 320,
    price: 285,
    stock: 61,
    netQuantity: 250,
    unit: 'g',
    hsn: '04090000',
    gstRate: 5,
    isVeg: true,
    origin: 'Jamnagar, Gujarat',
    shelfLife: '18 months',
    ingredients: 'Raw honey, mainly of ajwain blossom (Trachyspermum ammi).',
    benefits: [
      'Over 60 % ajwain by pollen count.',
      'Warmed to 38 °C at most for bottling.',
      'From hives that stand still in the flowering weeks.',
    ],
    description: `<p>Most honey is named after what the label designer likes. This one is named
      after a pollen count: 60 grains in every 100 belong to ajwain, which is what it takes to
      say so.</p>
      <p>The fields are in Jamnagar district. Ajwain is sown there in August and stands in
      flower, white and lacy, through December and January. Two members of Khet &amp; Co. set
      140 hives along the hedges before the first umbels open and take them off again when the
      mustard next door begins, so that the honey stays what it is.</p>
      <h3>The taste</h3>
      <p>Dark amber, thick, with a warm prickle behind the tongue, as if somebody had thought
      about thyme. Sweetness comes late. It is a cook’s honey: with roasted pumpkin, in a
      dressing with lime and black salt, over hot millet rotla with white butter. In plain tea
      it takes over.</p>
      <p>It may set firm in cold weather, since honey that has not been boiled will do that. An
      hour in water at the warmth of a bath brings it back. Keep it out of reach of infants
      under one year.</p>`,
    keywords: ['ajwain honey', 'ajmo', 'ajma', 'carom honey', 'shahad', 'madh', 'shehed', 'honey'],
    related: ['HN-0107', 'GI-0139', 'NS-1109'],
  },
  {
    sku: 'HN-0116',
    name: 'Paiyya honey from wall hives',
    localName: 'पय्याँ शहद',
    brand: 'pahadi-tokri',
    category: 'honey',
    form: 'liquid',
    tags: ['new-products'],
    mrp: 545,
    price: 495,
    stock: 27,
    netQuantity: 350,
    unit: 'g',
    hsn: '04090000',
    gstRate: 5,
    isVeg: true,
    origin: 'Almora and Bageshwar, Uttarakhand',
    shelfLife: '18 months',
    ingredients: 'Raw honey of the hill bee (Apis cerana), mainly of wild cherry blossom.',
    benefits: [
      'Gathered once a year, in late November.',
      'From the native hill bee in house-wall hives.',
      'Sets to a fine, pale cream by itself.',
    ],
    description: `<p>Old houses in Kumaon have a hole in the wall. Outside it is no bigger than
      a coin. Inside there is a wooden hatch, and behind the hatch, between the stones, a colony
      of the small native bee that lives there year after year. The family and the bees share
      the warmth.</p>
      <p>In November, when everything else on the slope has finished, the wild Himalayan cherry
      (paiyya) bursts into pink on bare branches. For three weeks the bees have it to
      themselves. Around the end of the month the hatch is opened, two or three combs are taken,
      and it is closed again until next year. A wall gives three to five kilos.</p>
      <p>Freshly strained, it is the colour of straw. By January it will have set to something
      like butter, fine-grained, with a scent of almond and pears. It is meant to. Please don’t
      melt it.</p>
      <p>Spread it on a hot roti, or eat it from the spoon in the sun. One hundred and sixty
      jars came down this season. Not for babies in their first year.</p>`,
    keywords: [
      'paiyya',
      'payyan',
      'padam',
      'himalayan honey',
      'pahadi shahad',
      'wild cherry honey',
      'creamed honey',
      'madh',
      'shahad',
    ],
    rail: 'new',
    related: ['HN-0107', 'NS-1101', 'GH-0908'],
  },
  {
    sku: 'HN-0121',
    name: 'Cheruthen, stingless bee honey',
    localName: 'चेरुथेन',
    brand: 'malabar-nine',
    category: 'honey',
    form: 'liquid',
    tags: [],
    mrp: 545,
    price: 545,
    stock: 3,
    netQuantity: 100,
    unit: 'g',
    hsn: '04090000',
    gstRate: 5,
    isVeg: true,
    origin: 'Kozhikode, Kerala',
    shelfLife: '12 months, refrigerated once opened',
    ingredients: 'Raw honey of stingless bees (Tetragonula).',
    benefits: [
      'A hive gives under 400 g in a year.',
      'Tart, thin and floral, used by the drop.',
      'Taken from pots of wax and resin, drained by gravity.',
    ],
    description: `<p>A bee four millimetres long, without a sting, that builds pots instead of
      combs. In Kerala she lives in a length of bamboo under the eaves, and her honey,
      cheruthen, has its own shelf in the house, apart from the ordinary sort.</p>
      <p>She stores it in grape-sized pots of wax mixed with tree resin, and the resin passes
      into the honey. It comes out thin as syrup, amber, and sour: lime first, then sandal, then
      something like unripe guava. The first spoon surprises everybody.</p>
      <p>One hive, one harvest, before the rains, 300 to 400 grams. The keeper opens the bamboo
      like a book, lifts out the pots at one end, pricks them and lets them drip. Nothing is
      pressed. Malabar Nine buys from twenty-two houses and bottles what there is, and when it
      is gone it is gone until May.</p>
      <p>Use it by the drop: on cut fruit, over fresh curd, or a half spoon taken plain. Because
      it holds more water than other honey it can ferment. After opening keep it cold, and
      loosen the cap now and then. Never for infants under one.</p>`,
    keywords: [
      'cheruthen',
      'cheru then',
      'stingless bee',
      'dammer bee',
      'small bee honey',
      'trigona',
      'then',
      'shahad',
      'madh',
    ],
    related: ['HN-0107', 'HN-0112', 'HT-0359'],
  },
  {
    sku: 'JG-0701',
    name: 'Gir desi jaggery block',
    localName: 'देशी गुड़',
    brand: 'khet-and-co',
    category: 'jaggery',
    form: 'bar',
    tags: ['best-seller'],
    mrp: 130,
    price: 115,
    stock: 176,
    netQuantity: 900,
    unit: 'g',
    hsn: '17011310',
    gstRate: 5,
    isVeg: true,
    origin: 'Talala, Gir Somnath, Gujarat',
    shelfLife: '9 months',
    ingredients: 'Sugarcane juice, clarified with okra stem.',
    benefits: [
      'No hydros, no superphosphate, no colour.',
      'Clarified with okra stem, the old way.',
      'Soft enough to cut with a knife.',
    ],
    description: `<p>Look for the brown one. Pale, bright yellow jaggery has been bleached with
      sodium hydrosulphite, which everyone at the kolhu calls hydros and nobody eats
      himself.</p>
      <p>From Diwali until Holi the pans around Talala are lit before dawn. Cane is cut and
      crushed the same day. The juice goes into an iron pan three metres across, over a fire fed
      with yesterday’s crushed cane, and as it heats a man draws through it a bunch of bruised
      okra stems. The slime binds the scum, which is ladled off until the juice is clear. Three
      hours later, when a drop sets in cold water, it is beaten in a wooden trough and poured
      into moulds.</p>
      <p>The block is the colour of a walnut and smells of caramel and a little of smoke. It
      holds moisture, so it sweats in the monsoon; wrap it in paper, not plastic, and put it in
      a steel dabba.</p>
      <p>With ghee and rotlo. In dal. In sukhdi, equal weights of flour, ghee and jaggery. In
      tea, take the pan off the fire first or the milk may split.</p>`,
    keywords: ['gol', 'gud', 'gur', 'desi gol', 'jaggery', 'jaggary', 'vellam', 'bellam', 'sukhdi'],
    related: ['GH-0901', 'FL-0604', 'GI-0139', 'NA-0515'],
  },
  {
    sku: 'JG-0706',
    name: 'Karupatti, palmyra jaggery',
    localName: 'ताड़ का गुड़',
    brand: 'malabar-nine',
    category: 'jaggery',
    form: 'bar',
    tags: [],
    mrp: 240,
    price: 240,
    stock: 0,
    netQuantity: 300,
    unit: 'g',
    hsn: '17029010',
    gstRate: 5,
    isVeg: true,
    origin: 'Chittur, Palakkad, Kerala',
    shelfLife: '12 months',
    ingredients: 'Palmyra palm sap (neera), boiled down.',
    benefits: [
      'Set in coconut shells, one palm a day.',
      'No cane sugar mixed in.',
      'Deeper in taste than cane, so less is needed.',
    ],
    description: `<p>Tapper, 58 palms, up and down each of them twice a day from February to
      June. That is the labour in a piece of karupatti.</p>
      <p>The palmyra gives its sap from the bruised flower stalk, drop by drop, into a clay pot
      limed on the inside so that it can’t ferment. By seven in the morning the pots are down
      and the sap, neera, sweet as coconut water, is boiling in a wide pan in the yard. It takes
      eight litres to make one kilo. When it pulls a thread it is poured into half coconut
      shells and left until evening.</p>
      <p>What you unwrap is nearly black, hard enough to need a hammer, and tastes of malt,
      molasses and char. Beware of soft or golden pieces sold under the same name, since those
      are mostly cane.</p>
      <h3>Chukku kaapi</h3>
      <p>Melt a thumb of it in two cups of water with dry ginger, crushed pepper and a tulsi
      sprig. Boil, add half a spoon of coffee, strain.</p>
      <p>It is also right in payasam with matta rice. White bloom on the surface is sugar coming
      out, and harmless. Keep it wrapped.</p>`,
    keywords: [
      'karupatti',
      'karuppatti',
      'palm jaggery',
      'tad gud',
      'taad gol',
      'palmyra',
      'panam kalkandu',
      'gud',
      'gol',
    ],
    related: ['CF-0388', 'GI-0139', 'RI-0502'],
  },
  {
    sku: 'MH-0709',
    name: 'Mahua flower syrup',
    localName: 'महुआ',
    brand: 'dang-collective',
    category: 'jaggery',
    form: 'liquid',
    tags: ['new-products'],
    mrp: 310,
    price: 275,
    stock: 41,
    netQuantity: 250,
    unit: 'ml',
    hsn: '170290',
    gstRate: 5,
    isVeg: true,
    origin: 'The Dangs, Gujarat',
    shelfLife: '12 months, refrigerated once opened',
    ingredients: 'Dried mahua flowers (Madhuca longifolia), water, lime juice.',
    benefits: [
      'Sweet from the flower alone, no sugar added.',
      'Gathered from fallen blossom, the tree is not cut.',
      'Use it wherever you would use maple syrup.',
    ],
    description: `<p>Everybody knows what else is made of mahua. Before it is that, it is a
      flower, and the flower is about half sugar.</p>
      <p>It opens at night in March and falls before sunrise, fleshy, pale yellow, the size of a
      grape. Women sweep the ground under the tree the evening before and are there with baskets
      at five. Deer and bears know the hour as well. Dried on stone for four days, the flowers
      shrink to brown raisins and smell of hay and figs.</p>
      <p>The collective simmers those in water, strains twice, and cooks the liquor down with a
      little lime juice until it coats a spoon. It is not fermented and contains no alcohol. The
      syrup is the brown of strong tea, with dates in it, orange peel, and a wild note at the
      end that you will like or not.</p>
      <ul>
        <li>Over pancakes, dosa, or a warm nagli rotla with ghee.</li>
        <li>In place of sugar in a glass of cold milk.</li>
        <li>Brushed on roasting carrots for the last ten minutes.</li>
      </ul>
      <p>Shake the bottle. Sediment is flower.</p>`,
    keywords: [
      'mahua',
      'mahuda',
      'mahudo',
      'mahuwa',
      'mohua',
      'flower syrup',
      'natural sweetener',
      'maple syrup',
    ],
    rail: 'new',
    related: ['FL-0609', 'BR-1003', 'HN-0107'],
  },
  {
    sku: 'MI-0712',
    name: 'Dhaga mishri',
    localName: 'धागा मिश्री',
    brand: 'gaura',
    category: 'jaggery',
    form: 'whole',
    tags: [],
    mrp: 140,
    price: 125,
    stock: 73,
    netQuantity: 250,
    unit: 'g',
    hsn: '1704',
    gstRate: 5,
    isVeg: true,
    origin: 'Crystallised in Bikaner, Rajasthan',
    shelfLife: '24 months',
    ingredients: 'Cane sugar crystals grown on cotton thread.',
    benefits: [
      'Grown on cotton thread for eight days.',
      'Dissolves slowly and without cloud.',
      'For makhan-mishri, prasad and after meals.',
    ],
    description: `<p>Take one out and find the thread. If there is none, what you have is sugar
      broken to look like mishri.</p>
      <p>In Bikaner they still do it with tubs. Cane sugar is dissolved, boiled and cleared with
      milk, and the hot syrup is poured into tubs strung across with cotton. Then nobody may
      slam a door. For eight days the crystals grow along the threads, and on the ninth the tub
      is tipped, the rest of the syrup runs out, and the ropes of crystal are hung up to
      dry.</p>
      <p>Sugar it remains, sweet as any other, and anyone who counts sugar should count this.
      What differs is how it behaves. It is hard, clean in taste, and it melts in the mouth over
      minutes.</p>
      <p>Gaura sells it for the butter. <strong>Makhan-mishri:</strong> white butter from the
      churn, a crushed piece of mishri, one tulsi leaf. It also goes with saunf after a meal,
      into thandai, and with cardamom in warm milk, where it won’t split anything.</p>
      <p>Pull out the thread before you crush it. Jar closed, dry spoon, and it lasts for
      years.</p>`,
    keywords: [
      'mishri',
      'misri',
      'sakar',
      'khadi sakar',
      'rock sugar',
      'dhaga mishri',
      'kalkandam',
      'makhan mishri',
      'prasad',
    ],
    related: ['GH-0901', 'EL-0207', 'NS-1109'],
  },
  {
    sku: 'ST-0719',
    name: 'Stevia leaf drops',
    localName: 'स्टीविया',
    brand: 'vaidya-ghar',
    category: 'jaggery',
    form: 'liquid',
    tags: ['sugar-free'],
    mrp: 299,
    price: 249,
    stock: 105,
    netQuantity: 30,
    unit: 'ml',
    hsn: '21069099',
    gstRate: 5,
    isVeg: true,
    origin: 'Leaf from Anand, made in Nadiad, Gujarat',
    shelfLife: '18 months',
    ingredients:
      'Water, steviol glycosides from stevia leaf (INS 960) 8 %, citric acid (INS 330). Contains a non-caloric sweetener.',
    benefits: [
      'No sugar and no calories to count.',
      'Three drops sweeten a cup of tea.',
      'About 600 drops in a bottle.',
      'Stable in hot drinks.',
    ],
    description: `<p><strong>How much?</strong> Three drops for a cup of tea, two for a bowl of
      curd, ten for half a litre of lime water. Add one at a time the first week. Too much
      stevia is bitter, and there is no taking it out.</p>
      <p><strong>What is it?</strong> The sweet part of the leaf of Stevia rebaudiana, a low
      shrub from Paraguay that does well in Anand under a little shade. The leaf is cut before
      it flowers, dried, steeped in water and purified. Eight parts of that, ninety-odd of
      water, and a trace of citric acid so that it keeps.</p>
      <p><strong>What does it taste like?</strong> Sweet, a moment later than sugar, and for a
      moment longer, with a hint of liquorice. Lime, ginger and coffee cover it. Plain milk does
      not.</p>
      <p><strong>Can I bake with it?</strong> You can sweeten with it, yes. It will not brown,
      and it has no bulk, so a sponge needs something else for volume.</p>
      <p><strong>Who should ask first?</strong> If you take medicine for blood sugar or blood
      pressure, or are expecting a child, speak to your doctor. Keep the bottle upright, below
      30 °C.</p>`,
    keywords: [
      'stevia',
      'meethi tulsi',
      'mithi tulsi',
      'sugar free',
      'sugarfree',
      'zero calorie',
      'sweetener',
      'madhupatra',
    ],
    related: ['TE-0337', 'CF-0385', 'HT-0355'],
  },
];
