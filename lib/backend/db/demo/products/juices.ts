import type { DemoProduct } from '../format.ts';

/** Health care > Juices and tonics. */
export const juicesProducts: DemoProduct[] = [
  {
    sku: 'JU-0301',
    name: 'Amla juice, first press',
    localName: 'आँवला रस',
    brand: 'aranya',
    category: 'juices-and-swaras',
    form: 'liquid',
    tags: [],
    mrp: 240,
    price: 205,
    stock: 150,
    netQuantity: 500,
    unit: 'ml',
    hsn: '200989',
    gstRate: 5,
    isVeg: true,
    origin: 'Sarsa, Gujarat',
    shelfLife: '12 months from packing; 30 days once opened, refrigerated',
    ingredients: 'Juice of fresh amla (Emblica officinalis), 100 %. Pasteurised.',
    benefits: [
      'Amla is among the richest fruits in vitamin C that grow here.',
      'One pressing of fresh fruit; no concentrate, water, sugar or preservative.',
      'Traditionally drunk in the morning through the cold months.',
      'Also an old addition to hair oil and henna.',
    ],
    description:
      '<p>Charotar, the flat green land around Anand, is tobacco, bananas and amla. The trees at Sarsa ripen from late November. Fruit picked before that is all tannin; fruit that has seen a few cold nights turns from grass green to the yellow of old glass and gives a juice you can drink.</p>' +
      '<p>Within a day of picking it is washed, pitted, pressed once, heated to 85 °C and filled hot. That heat and the dark bottle are the only preservatives. What settles at the bottom is fruit: shake it.</p>' +
      '<h3>Drinking it</h3>' +
      '<p>20 ml in a glass of water, before breakfast. With a pinch of black salt if sour is not your friend; with honey in lukewarm water if it is winter. It also sharpens a dal at the end of cooking and mixes henna better than lemon.</p>' +
      '<h3>Not for everybody</h3>' +
      '<p>Very sour things on an empty stomach trouble those with acidity; they should drink it after food. Ask your doctor where there are kidney stones, blood thinners or medicine for sugar. Rinse the mouth with water afterwards, for the sake of your teeth.</p>',
    keywords: [
      'amla ras',
      'aamla juice',
      'amala',
      'anwla',
      'awla',
      'avla',
      'nellikai',
      'gooseberry juice',
      'emblica',
      'vitamin c',
    ],
    related: ['AV-0315', 'JU-0304', 'TB-0226'],
  },
  {
    sku: 'JU-0304',
    name: 'Aloe vera swaras',
    localName: 'कुमारी स्वरस',
    brand: 'vaidya-ghar',
    category: 'juices-and-swaras',
    form: 'liquid',
    tags: ['sugar-free'],
    mrp: 265,
    price: 238.5,
    stock: 76,
    netQuantity: 500,
    unit: 'ml',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Deesa, Gujarat',
    shelfLife: '18 months from packing; 30 days once opened, refrigerated',
    ingredients:
      'Juice of aloe inner leaf (Aloe barbadensis) 99.5 %, citric acid (INS 330), potassium sorbate (INS 202).',
    benefits: [
      'Swaras means the plant’s own juice; this is inner leaf and almost nothing more.',
      'The yellow latex under the skin is drained away first.',
      'Less than 0.5 g of sugar in 100 ml.',
    ],
    description:
      '<p>What is in it: the clear fillet of the leaf, crushed with its fibre.</p>' +
      '<p>What is not: sugar, sweetener, flavour, green colour. Aloe juice is the shade of water in which rice was washed, and tastes like cucumber peel with an afterthought of quinine. If yours was ever sweet and green, somebody helped it.</p>' +
      '<p>The leaves are cut near Deesa, where the desert begins, from plants three years old. Each stands upright in a tub for the night. A bitter yellow sap runs out of the cut end, called elwa; it purges violently and should not be in a drink. In the morning the leaf is washed, peeled with a knife and pressed. A little citric acid and sorbate keep the open bottle safe, since fresh aloe turns within a day.</p>' +
      '<p>Take 20 to 30 ml with as much water, before breakfast; chilled it goes down easily. Shake first.</p>' +
      '<p>Not in pregnancy, while nursing, for children under 12, or with loose motions. Water tablets, heart medicine and medicine for blood sugar all call for a doctor’s word.</p>',
    keywords: [
      'kumari',
      'ghritkumari',
      'gwarpatha',
      'kuvarpathu',
      'kunwar pathu',
      'korphad',
      'aloevera juice',
      'elovera',
      'alovera',
      'sugar free juice',
    ],
    related: ['JU-0301', 'SK-0406', 'AV-0216'],
  },
  {
    sku: 'JU-0309',
    name: 'Seabuckthorn juice',
    localName: 'अमेश',
    brand: 'pahadi-tokri',
    category: 'juices-and-swaras',
    form: 'liquid',
    tags: [],
    mrp: 560,
    price: 560,
    stock: 0,
    netQuantity: 300,
    unit: 'ml',
    hsn: '200989',
    gstRate: 5,
    isVeg: true,
    origin: 'Darma valley, Uttarakhand',
    shelfLife: '12 months from packing; 20 days once opened, refrigerated',
    ingredients:
      'Juice and pulp of seabuckthorn berries (Hippophae salicifolia), 100 %. Pasteurised.',
    benefits: [
      'A wild berry of the high valleys, sour as tamarind and orange as marigold.',
      'Carries its own oil, which floats up and makes a ring: no fault.',
      'Traditionally cooked into a chutney at the foot of the glaciers.',
      'Pressed once a year; when it is gone, it is gone until November.',
    ],
    description:
      '<p>October, Darma valley, 3,000 metres. The sheep have gone down, the first snow has not come up. On both banks of the river the seabuckthorn stands like a wall, thorns as long as needles, and every twig is packed with berries that burst when you look at them. So nobody picks. People of the Rung villages spread cloth under the shrub, cut the small fruited twigs, freeze them overnight on the roof and knock the berries off in the morning.</p>' +
      '<p>Eleven families did this last year. They filled 640 bottles. We shall not have more, and we would rather write “sold out” than stretch it with apple, as is common.</p>' +
      '<p><strong>Serve</strong> a tablespoon in a glass of cold water with honey or sugar. It is fierce alone. With soda and mint it becomes the best sherbet that we know; a spoonful in dressing replaces lemon.</p>' +
      '<p>Sour: careful with acidity, and rinse your mouth. Those on blood thinners or awaiting an operation should ask a doctor.</p>' +
      '<p>Shake it, and let no sun see it.</p>',
    keywords: [
      'sea buckthorn',
      'seabuck thorn',
      'chuk',
      'amesh',
      'ames',
      'tarwa',
      'leh berry',
      'hippophae',
      'pahadi juice',
      'himalayan berry',
    ],
    related: ['JU-0301', 'GF-0610'],
  },
  {
    sku: 'AV-0315',
    name: 'Chyawanprash, small pan',
    localName: 'च्यवनप्राश',
    brand: 'vaidya-ghar',
    category: 'tonics',
    form: 'paste',
    tags: ['best-seller'],
    mrp: 525,
    price: 465,
    stock: 168,
    netQuantity: 500,
    unit: 'g',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '24 months from packing',
    ingredients:
      'Amla (Emblica officinalis) 45 %, khand sugar 33 %, honey 7 %, cow ghee 4 %, sesame oil 2 %. Decoction of dashamula (ten roots), bala (Sida cordifolia), pippali (Piper longum), karkatashringi (Pistacia integerrima), bhumyamalaki (Phyllanthus niruri), draksha (Vitis vinifera), jivanti (Leptadenia reticulata), pushkaramula (Inula racemosa), agaru (Aquilaria agallocha), haritaki (Terminalia chebula), guduchi (Tinospora cordifolia), shati (Hedychium spicatum), musta (Cyperus rotundus), punarnava (Boerhavia diffusa), utpala (Nymphaea stellata), vasa (Adhatoda vasica), shatavari and ashwagandha (in place of the Ashtavarga). Cinnamon, cardamom, tejpatta, nagakesara (Mesua ferrea), vamshalochana.',
    benefits: [
      'The best known of the classical rasayanas, made of whole fresh amla.',
      'Traditionally eaten by the spoon through the winter.',
      'Amla first on the list, not sugar.',
      'Cooked in pans of thirty kilos, stirred by hand.',
    ],
    description:
      '<p>You can judge a chyawanprash with a spoon. Turn it upside down: a good one holds. Put a little on the tongue: amla should come first and sharp, sweetness second, then warmth, and far behind a bitterness that is the ten roots. Look at it against the light: dark brown with a red edge. Black means scorched, glossy means glucose.</p>' +
      '<p>Ours is made from December to February and never otherwise, as dried amla makes a poor pulp. The fruit hangs in a cloth in the boiling decoction until it is soft, is rubbed through a sieve to take out the fibre, and fried in ghee and sesame oil until the fat parts. Sugar follows. The honey goes in on the second day, cold, as the texts insist.</p>' +
      '<p>A teaspoon in the morning, followed by warm milk. Half a teaspoon for children over five.</p>' +
      '<p>It is two fifths sugar and honey: not for those who must avoid sugar, and never for infants. In pregnancy or with long-standing illness ask first. Wait an hour before a heavy breakfast.</p>' +
      '<p>Dry spoon, cool shelf. It thickens with age.</p>',
    keywords: [
      'chyavanprash',
      'chavanprash',
      'chyawanpras',
      'chawanprash',
      'chyavanaprasha',
      'avaleha',
      'amla jam',
      'winter tonic',
      'rasayana',
    ],
    related: ['JU-0301', 'AV-0133', 'AV-0101', 'GF-0627'],
  },
  {
    sku: 'JU-0321',
    name: 'Draksharishta',
    localName: 'द्राक्षारिष्ट',
    brand: 'vaidya-ghar',
    category: 'tonics',
    form: 'liquid',
    tags: [],
    mrp: 190,
    price: 190,
    stock: 38,
    netQuantity: 450,
    unit: 'ml',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '5 years from packing',
    ingredients:
      'Raisins (Vitis vinifera), jaggery, dhataki flower (Woodfordia fruticosa), cinnamon, cardamom, tejpatta (Cinnamomum tamala), nagakesara (Mesua ferrea), priyangu (Callicarpa macrophylla), black pepper, long pepper, vidanga (Embelia ribes), water. Self-generated alcohol 5 to 9 % v/v.',
    benefits: [
      'A classical arishta of raisins, fermented on flowers.',
      'Traditionally taken after meals, mixed with water.',
      'Nothing is distilled and no alcohol is added; what is in it came by itself.',
      'Like all arishtas it gets rounder with the years.',
    ],
    description:
      '<p>Long before anyone spoke of yeast, vaidyas noticed that the red flowers of the dhataki shrub set a sweet decoction working. Raisins are boiled down, jaggery is dissolved in the liquor, spices and flowers go in, and the clay-sealed jar is buried in chaff for a month. One listens at the jar. When it has gone quiet the arishta is drawn off, filtered, and left to stand for another two.</p>' +
      '<p>The taste is of stewed raisins, cardamom and something like old port. It is the gentlest of the arishtas, and the one people keep on the sideboard.</p>' +
      '<ul><li>Adults: three to four teaspoons with as much water, after lunch and dinner.</li><li>Shake lightly; a fine sediment belongs to it.</li><li>Measure it. This is a preparation, no drink.</li></ul>' +
      '<p><strong>Contains alcohol,</strong> as every true arishta does. Not for children, in pregnancy, while nursing, for anyone who avoids alcohol for health or faith, or with liver illness. Not with sedatives or metronidazole, nor before driving. It is sweet, so unsuitable where sugar is restricted.</p>' +
      '<p>Keep the cap tight; it needs no refrigerator.</p>',
    keywords: [
      'drakshasava',
      'drakshasav',
      'draksharisht',
      'draksha',
      'munakka',
      'arishta',
      'asava',
      'raisin tonic',
      'dhataki',
    ],
    related: ['AV-0130', 'AV-0315', 'AV-0137'],
  },
];
