import type { DemoProduct } from '../format.ts';

/** Health care > Herbs and churna. */
export const herbsProducts: DemoProduct[] = [
  {
    sku: 'AV-0101',
    name: 'Ashwagandha root powder',
    localName: 'अश्वगंधा',
    brand: 'vaidya-ghar',
    category: 'single-herbs',
    form: 'powder',
    tags: ['best-seller'],
    mrp: 340,
    price: 289,
    stock: 142,
    netQuantity: 150,
    unit: 'g',
    hsn: '121190',
    gstRate: 5,
    isVeg: true,
    origin: 'Neemuch, Madhya Pradesh',
    shelfLife: '18 months from packing',
    ingredients: 'Ashwagandha root (Withania somnifera), 100 %.',
    benefits: [
      'Counted among the rasayana herbs, those that Ayurveda gives for strength.',
      'Traditionally taken at night with warm milk and a little jaggery.',
      'Root alone: no leaf, no stem, which are cheaper and more bitter.',
      'Milled at low speed, so the powder stays cool and smells of earth.',
    ],
    description:
      '<p>The fields around Neemuch and Manasa grow most of India’s ashwagandha. It is sown as the rains end and dug by hand from late January, when the berries have turned red. The thickest, starchiest roots are sorted out, scraped, cut into finger lengths and dried on terraces for ten days. Ours is milled from that first grade and sieved twice.</p>' +
      '<h3>How it is taken</h3>' +
      '<p>Half a teaspoon, about 3 g, stirred into a cup of warm milk with jaggery or dates, once a day after dinner. It does not dissolve; drink it before it settles. Those who leave out milk take it with ghee and warm water. Give it six weeks before you judge it.</p>' +
      '<h3>Leave it, or ask first</h3>' +
      '<p>Not in pregnancy or while nursing. If you take medicine for thyroid, blood sugar, blood pressure or sleep, show the jar to your doctor before you begin. Stop if it upsets the stomach.</p>' +
      '<p>Keep the lid tight and the spoon dry; the powder draws water and cakes.</p>',
    keywords: [
      'ashvagandha',
      'asgandh',
      'ashwagandh',
      'ashwgandha',
      'aswagandha',
      'asandh',
      'winter cherry',
      'withania somnifera',
      'rasayana',
      'root powder',
    ],
    related: ['TB-0256', 'AV-0104', 'AV-0251'],
  },
  {
    sku: 'AV-0104',
    name: 'Shatavari root powder',
    localName: 'शतावरी',
    brand: 'dang-collective',
    category: 'single-herbs',
    form: 'powder',
    tags: [],
    mrp: 260,
    price: 260,
    stock: 58,
    netQuantity: 100,
    unit: 'g',
    hsn: '121190',
    gstRate: 5,
    isVeg: true,
    origin: 'Ahwa, The Dangs, Gujarat',
    shelfLife: '18 months from packing',
    ingredients: 'Shatavari root (Asparagus racemosus), peeled and dried, 100 %.',
    benefits: [
      'A classical rasayana, long given to women by the vaidyas of Gujarat.',
      'Mild and faintly sweet, easy to take in milk or a sheera.',
      'Dug so that a third of each cluster stays in the ground and grows again.',
      'The price is set by the women who dig it.',
    ],
    description:
      '<p>“You never take the whole plant,” says Manjulaben Pawar, who leads the digging at Chinchli. A shatavari climber hangs on forty, sometimes a hundred, finger-thick roots. Her group lifts the outer ones in December, presses the soil back over the heart and ties a rag to the thorn so that nobody touches it for three years.</p>' +
      '<p>On the same evening the roots are boiled for a few minutes, slit, and the tough core is pulled out like the string of a bean. That is the slow part; a kilo of powder asks for about nine kilos of fresh root. Drying takes a week in a shed roofed with netting, and the milling is done at Ahwa.</p>' +
      '<p>Stir half a teaspoon into warm milk, or into the ghee when you roast suji. Once a day is customary, morning or night.</p>' +
      '<p>Please ask a doctor before use in pregnancy, with hormone treatment or kidney trouble, and avoid it if asparagus makes you itch. The pouch closes again; push the air out first.</p>',
    keywords: [
      'satavari',
      'shatawari',
      'satavar',
      'shatavar',
      'asparagus root',
      'asparagus racemosus',
      'women',
      'rasayana',
    ],
    related: ['AV-0101', 'AV-0112'],
  },
  {
    sku: 'AV-0109',
    name: 'Brahmi leaf powder',
    localName: 'ब्राह्मी',
    brand: 'aranya',
    category: 'single-herbs',
    form: 'powder',
    tags: [],
    mrp: 225,
    price: 199,
    stock: 74,
    netQuantity: 100,
    unit: 'g',
    hsn: '121190',
    gstRate: 5,
    isVeg: true,
    origin: 'Petlad, Gujarat',
    shelfLife: '12 months from packing',
    ingredients: 'Brahmi, whole herb (Bacopa monnieri), 100 %.',
    benefits: [
      'Known in the old texts as a medhya herb, one for study and memory.',
      'True brahmi, Bacopa monnieri, not the mandukaparni sold under the same name.',
      'Also cooked into oil for the hair and scalp.',
      'Washed twice, because it grows in standing water.',
    ],
    description:
      '<p>Two plants are sold as brahmi. One has round leaves like a small lotus: that is mandukaparni, Centella asiatica. The other creeps along wet ground on juicy stems, with leaves no bigger than a grain of rice and a pale violet flower. This pouch holds the second, Bacopa monnieri, and nothing else.</p>' +
      '<p>It grows for us in canal-fed plots near Petlad. Because a marsh plant drinks whatever the water carries, the water is tested as well as the leaf. The herb is cut four times a year, washed, and dried in the shade so that it stays green.</p>' +
      '<ul><li><strong>In milk or with honey:</strong> a quarter teaspoon, once a day, after food. It is bitter.</li><li><strong>In hair oil:</strong> two spoons simmered in 200 ml coconut or sesame oil until the bubbling stops, then strained.</li><li><strong>As a pack:</strong> mixed with amla and curd, twenty minutes on the scalp.</li></ul>' +
      '<p>Not on an empty stomach. Ask your doctor first if you are pregnant, take thyroid medicine or have a slow pulse. Store away from light; brown powder is old powder.</p>',
    keywords: [
      'bramhi',
      'brahmi powder',
      'bacopa',
      'bacopa monnieri',
      'jal brahmi',
      'neer brahmi',
      'nir brahmi',
      'bam',
      'memory',
      'hair',
    ],
    related: ['AV-0251', 'HC-0145', 'HC-0101'],
  },
  {
    sku: 'AV-0112',
    name: 'Giloy stem, cut and dried',
    localName: 'गिलोय',
    brand: 'dang-collective',
    category: 'single-herbs',
    form: 'whole',
    tags: [],
    mrp: 149,
    price: 149,
    stock: 96,
    netQuantity: 150,
    unit: 'g',
    hsn: '121190',
    gstRate: 5,
    isVeg: true,
    origin: 'Waghai, The Dangs, Gujarat',
    shelfLife: '24 months from packing',
    ingredients: 'Giloy stem (Tinospora cordifolia), dried pieces, 100 %.',
    benefits: [
      'Called amrita in Sanskrit and galo in Gujarati, a bitter kept in most old households.',
      'Cut in pieces, so that you can see what you boil.',
      'Taken only from climbers on neem, which the tradition prefers.',
    ],
    description:
      '<p><strong>To make a kadha:</strong> crush three or four pieces, soak them overnight in two cups of water, boil down to one cup in the morning, strain. Drink half of it warm. Ginger or a spoon of jaggery takes the edge off; nothing takes away the bitterness altogether, and it is not meant to.</p>' +
      '<p>A dried stem shows its character when broken. Inside there should be a wheel of pale spokes, like a sliced lotus root, under papery grey bark that rubs off. Powder hides all that, which is why this giloy is sold in pieces. It is gathered near Waghai between February and May, before the sap rises, from climbers as thick as a thumb that grow on neem. One arm’s length is left on every climber so that it can shoot again.</p>' +
      '<p>Tradition gives giloy for a short season, not the year round; two or three weeks is customary. It is <strong>not</strong> for anyone with liver or autoimmune illness, for pregnant or nursing women, or along with medicine for blood sugar unless a doctor agrees.</p>' +
      '<p>Keeps for two years in a dry tin.</p>',
    keywords: [
      'guduchi',
      'galo',
      'gulvel',
      'amrita',
      'giloe',
      'gilloy',
      'tinospora cordifolia',
      'kadha',
      'giloy stick',
      'neem giloy',
    ],
    related: ['AV-0205', 'AV-0211', 'AV-0116'],
  },
  {
    sku: 'AV-0116',
    name: 'Neem leaf powder',
    localName: 'नीम',
    brand: 'aranya',
    category: 'single-herbs',
    form: 'powder',
    tags: [],
    mrp: 120,
    price: 99.5,
    stock: 180,
    netQuantity: 150,
    unit: 'g',
    hsn: '12119023',
    gstRate: 5,
    isVeg: true,
    origin: 'Borsad, Gujarat',
    shelfLife: '18 months from packing',
    ingredients: 'Neem leaf (Azadirachta indica), shade dried, 100 %.',
    benefits: [
      'Used in face and hair packs in every part of India.',
      'The new leaf is eaten at Chaitra new year, with jaggery and mango flower.',
      'Laid among grain and woollens, it helps keep insects off.',
      'Fine enough for a face pack: it passes an 80 mesh sieve.',
    ],
    description:
      '<p>One pouch, four corners of the house.</p>' +
      '<ul><li><strong>Face.</strong> One spoon with two of multani mitti and rose water. Rinse while it is still a little damp.</li><li><strong>Scalp.</strong> Stir into curd, leave a quarter of an hour, wash out with shikakai.</li><li><strong>Bath.</strong> Tie two spoons in muslin and let it steep in the bucket.</li><li><strong>Pots.</strong> A pinch dug into the top soil, or steeped overnight and used for watering.</li></ul>' +
      '<p>The leaves come from roadside and farm trees in the villages around Borsad, stripped in March and April when they are full grown but not leathery. They lie in a loft with open sides until they crackle. Sun would do it in a third of the time and bleach them; the colour you see, an olive like old army cloth, is what shade gives.</p>' +
      '<p>People also take it by mouth, a pinch with honey, for a few days in spring. Do that only as an adult, never in pregnancy or when trying for a child, never for small children. Patch test on the inside of the arm before the first face pack.</p>' +
      '<p>Close the pouch well: the smell travels.</p>',
    keywords: [
      'neem powder',
      'nim',
      'limdo',
      'limda',
      'kadvo limdo',
      'margosa',
      'neem patta',
      'azadirachta indica',
      'face pack',
      'vepa',
    ],
    related: ['SK-0171', 'SP-0033', 'GD-0955'],
  },
  {
    sku: 'AV-0121',
    name: 'Moringa leaf powder',
    localName: 'सहजन',
    brand: 'khet-and-co',
    category: 'single-herbs',
    form: 'powder',
    tags: ['new-products'],
    mrp: 299,
    price: 269,
    stock: 120,
    netQuantity: 150,
    unit: 'g',
    hsn: '121190',
    gstRate: 5,
    isVeg: true,
    origin: 'Jasdan, Gujarat',
    shelfLife: '12 months from packing',
    ingredients: 'Moringa leaf (Moringa oleifera, PKM-1), 100 %.',
    benefits: [
      'A leaf vegetable of Saurashtra, dried so that it keeps.',
      'Brings protein, iron and calcium of its own; the figures of each lot are on the tin.',
      'Mixes into dal, thepla dough or buttermilk without a lump.',
    ],
    description:
      '<p>Saragvo stands at the edge of almost every yard in Saurashtra. The pods go into kadhi; the leaves used to go to the goats. Nineteen families of the company now cut them every forty days, between six and eight in the morning, and by noon the leaf is in the drying room at Jasdan.</p>' +
      '<p>That room is the whole secret. It is kept at 42 °C with a fan, so the leaf is crisp in fourteen hours and stays the green of a parrot. Hung outdoors it would need three days and turn to hay.</p>' +
      '<h3>In the kitchen</h3>' +
      '<p>A level teaspoon a day for each person is plenty. Knead it into thepla or roti dough, whisk it into chaas with cumin, or stir it into dal after the flame is off. It tastes of spinach and horseradish, so begin with less for children.</p>' +
      '<h3>With care</h3>' +
      '<p>The leaf is food, but a concentrated one. Ask your doctor if you take thyroid, blood sugar or blood-thinning medicine. In pregnancy keep to the amounts that you would eat as a vegetable.</p>' +
      '<p>Once open, finish the tin within three months.</p>',
    keywords: [
      'saragvo',
      'sargavo',
      'sahjan',
      'sahijan',
      'drumstick leaf',
      'murungai',
      'munaga',
      'moringa oleifera',
      'shevga',
      'green powder',
    ],
    rail: 'new',
    related: ['AV-0101', 'AV-0216', 'JU-0301'],
  },
  {
    sku: 'AV-0130',
    name: 'Triphala churna',
    localName: 'त्रिफला चूर्ण',
    brand: 'vaidya-ghar',
    category: 'churna',
    form: 'powder',
    tags: ['best-seller'],
    mrp: 195,
    price: 165,
    stock: 210,
    netQuantity: 150,
    unit: 'g',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '24 months from packing',
    ingredients:
      'Equal parts of haritaki (Terminalia chebula), bibhitaki (Terminalia bellirica) and amalaki (Emblica officinalis), dried fruit without stones.',
    benefits: [
      'The three fruits of the classical formula, one part each, nothing else.',
      'Traditionally taken at bedtime with warm water for a regular morning.',
      'Soaked overnight and strained, its water is an old rinse for hair.',
      'All stones are removed before weighing, so the proportion is of fruit.',
    ],
    description:
      '<p>Three fruits, three tastes. Haritaki dries the tongue, bibhitaki is sharp and woody, amalaki sour with a sweetness that comes late. A spoonful of good triphala gives you all three, one after another; if it is only sour, somebody has stretched it with amla, which is the cheapest.</p>' +
      '<p>The old measure is one part of each by weight. Some schools vary it, one, two and four. In Nadiad we have kept to equal parts since the first register, dated 1931, and we break every fruit open by hand: the stone weighs as much as the flesh and has no business in the jar.</p>' +
      '<p><strong>The usual way.</strong> One level teaspoon in warm water, half an hour before sleep. Start with half for the first week. It works gently, by softening, and is best taken for some weeks and then rested.</p>' +
      '<p><strong>Not for</strong> pregnant or nursing women, during loose motions, or for children below 12 without a vaidya’s word. If you take blood thinners or medicine for blood sugar, ask first. Anyone whose habit changes suddenly should see a doctor and not a churna.</p>' +
      '<p>Store dry. It darkens in air but does not spoil.</p>',
    keywords: [
      'trifala',
      'triphla',
      'tirphala',
      'triphala powder',
      'harde baheda amla',
      'haritaki',
      'bibhitaki',
      'churan',
      'digestion',
    ],
    rail: 'best',
    related: ['AV-0222', 'AV-0216', 'JU-0321'],
  },
  {
    sku: 'AV-0133',
    name: 'Sitopaladi churna',
    localName: 'सितोपलादि चूर्ण',
    brand: 'vaidya-ghar',
    category: 'churna',
    form: 'powder',
    tags: [],
    mrp: 185,
    price: 185,
    stock: 66,
    netQuantity: 60,
    unit: 'g',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '24 months from packing',
    ingredients:
      'Rock sugar (mishri) 16 parts, vamshalochana (silica of Bambusa arundinacea) 8 parts, long pepper (Piper longum) 4 parts, green cardamom seed (Elettaria cardamomum) 2 parts, cinnamon bark (Cinnamomum verum) 1 part.',
    benefits: [
      'Made by the measure of Sharngadhara: 16, 8, 4, 2, 1.',
      'Sweet and warming; traditionally licked with honey or ghee in the cold months.',
      'Natural vamshalochana from bamboo, not the synthetic white powder.',
    ],
    description:
      '<p>Read the formula aloud and you can remember it for life: each thing is half of the one before. Sixteen parts of mishri, eight of bamboo manna, four of long pepper, two of cardamom, one of cinnamon. Generations of students learnt proportion from it.</p>' +
      '<p>Of the five, vamshalochana decides the price. It is the milky crust found inside the joints of some old bamboos, perhaps in one stem out of fifty, and most of what the bazaar calls by that name is made in a factory. Ours comes in bluish, translucent chips from dealers in Assam and is checked grain by grain before it is ground.</p>' +
      '<h3>Use</h3>' +
      '<p>A quarter to half a teaspoon, mixed with honey to a paste and licked slowly, twice a day after food. Ghee serves where honey does not. Adults may take it for a week or so; for children above 5 let a vaidya set the amount.</p>' +
      '<h3>Mind</h3>' +
      '<p>Half of it is sugar, so it does not suit those who must avoid sugar. No honey for infants. See a doctor for a cough that lasts beyond two weeks, or for fever.</p>' +
      '<p>Shut the tin firmly: mishri melts in the monsoon.</p>',
    keywords: [
      'sitopladi',
      'sitopaladi churan',
      'sithopaladi',
      'sitopalaadi',
      'mishri',
      'pippali',
      'vanshlochan',
      'winter',
      'honey',
    ],
    related: ['AV-0137', 'TB-0214', 'AV-0315'],
  },
  {
    sku: 'AV-0137',
    name: 'Trikatu churna',
    localName: 'त्रिकटु चूर्ण',
    brand: 'malabar-nine',
    category: 'churna',
    form: 'powder',
    tags: [],
    mrp: 160,
    price: 160,
    stock: 84,
    netQuantity: 75,
    unit: 'g',
    hsn: '091091',
    gstRate: 5,
    isVeg: true,
    origin: 'Wayanad, Kerala',
    shelfLife: '18 months from packing',
    ingredients:
      'Equal parts of dry ginger (Zingiber officinale), black pepper (Piper nigrum) and long pepper (Piper longum).',
    benefits: [
      'The three pungents of the kitchen and the pharmacy, one part each.',
      'A pinch before a heavy meal is the customary use.',
      'Good on sliced fruit, in buttermilk and in pepper rasam.',
      'Ground to order each month, as pepper loses its nose first.',
    ],
    description:
      '<p>Ginger from Wayanad, unbleached and with its skin on. Black pepper of the Karimunda vine, sun dried on mats in January. Long pepper, thippali, from the home gardens of Thrissur, where it climbs on the areca palms. Three heats that arrive at different moments: the ginger at once, the pepper behind it, the long pepper last and almost sweet.</p>' +
      '<p>We are spice people and treat this as a spice that happens to stand in every vaidya’s cupboard. The three are roasted for a minute apiece in an iron uruli to drive off damp, weighed out equal, and ground together.</p>' +
      '<h3>Three ways with a pinch</h3>' +
      '<ul><li>In a spoon of honey or warm ghee, ten minutes before lunch.</li><li>Over cut guava or pineapple, with salt.</li><li>In chaas with curry leaves on a day when dinner was late.</li></ul>' +
      '<p>It is hot, and hot is the point. Do not take it with ulcers, acid burning or piles, nor in pregnancy beyond what you cook with. Pepper changes how some medicines are taken up, so those on daily tablets should ask.</p>' +
      '<p>Keep it away from the stove.</p>',
    keywords: [
      'trikuta',
      'tricatu',
      'trikatoo',
      'sunth mari pipar',
      'saunth kali mirch pippali',
      'thippali',
      'churan',
      'agni',
    ],
    related: ['AV-0130', 'TB-0226', 'AV-0205'],
  },
];
