import type { DemoProduct } from '../format.ts';

/** Breakfast, nuts and seeds, pickles and preserves. */
export const snacksProducts: DemoProduct[] = [
  {
    sku: 'BR-1003',
    name: 'Nagli granola with jaggery',
    localName: 'नागली ग्रेनोला',
    brand: 'dang-collective',
    category: 'breakfast',
    form: 'ready-to-eat',
    tags: ['new-products'],
    mrp: 275,
    price: 275,
    stock: 58,
    netQuantity: 300,
    unit: 'g',
    hsn: '1904',
    gstRate: 5,
    isVeg: true,
    origin: 'Ahwa, The Dangs, Gujarat',
    shelfLife: '5 months, sealed',
    ingredients:
      'Nagli (finger millet) flakes 38 %, rice flakes, jaggery 17 %, groundnut, sesame seed, dried coconut, groundnut oil, honey, dry ginger, salt.',
    benefits: [
      'Millet is the first ingredient, jaggery the third.',
      'No oats, no wheat, no refined sugar.',
      'Baked in trays of four kilos.',
    ],
    description: `<p>It began with a broken oven. The collective had bought it second-hand to
      bake nagli biscuits, the thermostat would not go above 140 degrees, and biscuits stayed
      pale. Granola, it turned out, wants precisely that.</p>
      <p>Flakes of nagli and of Dang rice, groundnuts from below the ghat, sesame and shavings
      of coconut are turned in melted jaggery with a little oil, honey and dry ginger, spread
      thin, and baked for an hour and ten minutes. Two women stir every quarter of an hour, from
      the edge to the middle. Cooled in the tray, it breaks into clusters.</p>
      <p>You will find it less sweet than most. Jaggery makes up seventeen per cent, honey about
      two.</p>
      <ul>
        <li>With cold milk: eat at once, nagli softens in four minutes.</li>
        <li>With curd and a banana: the better match, we think.</li>
        <li>By the handful at eleven o’clock: forty grams is a fair portion.</li>
      </ul>
      <p>Contains groundnut, sesame and coconut. Packed where no wheat is handled. After
      opening, a jar keeps it crisp for a month; if it goes soft, ten minutes in a low oven.</p>`,
    keywords: [
      'granola',
      'muesli',
      'ragi granola',
      'nachni',
      'nagli',
      'breakfast cereal',
      'nashta',
      'nasto',
      'millet',
    ],
    rail: 'new',
    related: ['NA-0515', 'HN-0107', 'MH-0709', 'FL-0609'],
  },
  {
    sku: 'BR-1008',
    name: 'Red rice poha',
    localName: 'लाल पोहा',
    brand: 'malabar-nine',
    category: 'breakfast',
    form: 'whole',
    tags: [],
    mrp: 110,
    price: 110,
    stock: 144,
    netQuantity: 500,
    unit: 'g',
    hsn: '1904',
    gstRate: 5,
    isVeg: true,
    origin: 'Palakkad, Kerala',
    shelfLife: '6 months, sealed',
    ingredients: 'Flattened red rice (matta).',
    benefits: [
      'Ready after three minutes of soaking.',
      'Part of the bran is left on.',
      'Serves ten: 50 g a head.',
    ],
    description: `<p>Paddy is soaked for two days, roasted in hot sand until it starts to pop,
      and flattened while it is still hot between two steel rollers. That is poha, aval, avil,
      chivda: cooked, in effect, before you buy it. Made from red matta it keeps a speckle of
      bran and a taste of toast, and it is a little thicker than the white sort, so it does not
      turn to mush.</p>
      <h3>Breakfast, the Kerala way</h3>
      <p>Two handfuls of avil, one of grated coconut, a spoon of grated jaggery, a pinch of
      cardamom. Rub it together with your fingers. Slice a small banana over it. Leave it for as
      long as it takes to make coffee.</p>
      <h3>Breakfast, the Gujarati way</h3>
      <p>Rinse in a sieve, rest for three minutes, fluff. Mustard seed, curry leaf, green
      chilli, onion and a boiled potato in oil; turmeric, salt, a squeeze of lime, sev on
      top.</p>
      <p>Dry-roasted with peanuts and chilli it also makes a chevdo that lasts a fortnight.</p>
      <p>Pick it over once for husk. Store it in a tin; ants find it before you do.</p>`,
    keywords: [
      'poha',
      'pohe',
      'pauva',
      'pava',
      'aval',
      'avil',
      'chivda',
      'flattened rice',
      'lal poha',
      'red poha',
      'chevdo',
    ],
    related: ['OL-0811', 'JG-0701', 'MR-0118'],
  },
  {
    sku: 'BR-1012',
    name: 'Methi khakhra, hand roasted',
    localName: 'मेथी खाखरा',
    brand: 'khet-and-co',
    category: 'breakfast',
    form: 'ready-to-eat',
    tags: ['best-seller'],
    mrp: 105,
    price: 92.5,
    stock: 196,
    netQuantity: 200,
    unit: 'g',
    hsn: '1905',
    gstRate: 0,
    isVeg: true,
    origin: 'Rajkot, Gujarat',
    shelfLife: '4 months, sealed',
    ingredients:
      'Whole wheat flour 78 %, groundnut oil, fenugreek leaf 5 %, sesame seed, chilli, salt, turmeric, cumin, asafoetida.',
    benefits: [
      'Roasted on the tawa under a cloth press.',
      'Made with whole Lok-1 wheat.',
      'Eleven or twelve in the box.',
    ],
    description: `<p>Roll it so thin that you could read a newspaper through it. Half cook it on
      an iron tawa. Lower the flame, and then press, turn, press, turn, with a wooden block
      wrapped in cloth, for three or four minutes, until there is no steam left in it and it
      rings like a plate. One woman makes about two hundred in a day. A machine makes two
      hundred in four minutes, and they taste of cardboard.</p>
      <p>These are from a kitchen of fourteen women off Kalawad Road. The flour is Khet &amp;
      Co.’s own wheat, the oil their groundnut, and the methi is fresh leaf, chopped into the
      dough while the season lasts (November to March) and sun-dried leaf after that.</p>
      <p>With ghee and methia masala: the standard. With chai, broken in. Under chopped tomato,
      onion and sev, when the guests are early. In a lunch box, between two paper napkins.</p>
      <p>Contains wheat and sesame. The box is padded, though one or two will break on the road;
      count the pieces as chevdo. Once opened, into an airtight dabba.</p>`,
    keywords: [
      'khakhra',
      'khakra',
      'methi khakhra',
      'khakharo',
      'methi',
      'fenugreek',
      'nasto',
      'roasted snack',
      'diet snack',
    ],
    rail: 'must-try',
    related: ['ME-0318', 'GH-0901', 'CH-0290', 'PI-1202'],
  },
  {
    sku: 'BR-1016',
    name: 'Sattu of roasted chana',
    localName: 'सत्तू',
    brand: 'aranya',
    category: 'breakfast',
    form: 'powder',
    tags: [],
    mrp: 135,
    price: 135,
    stock: 75,
    netQuantity: 500,
    unit: 'g',
    hsn: '1106',
    gstRate: 5,
    isVeg: true,
    origin: 'Chana from Gujarat, roasted in Anand',
    shelfLife: '6 months, sealed',
    ingredients: 'Roasted brown chickpea, ground with part of the skin.',
    benefits: [
      'A natural source of protein and fibre.',
      'Needs no cooking.',
      'No barley, wheat or sugar mixed in.',
    ],
    description: `<p>A cook from Ara works in Aranya’s canteen, and it was he who asked why a
      house that buys chana by the truck did not make sattu. He showed them: moist the gram,
      rest it, roast it in sand at a heat that would frighten you, sieve, crack off most of the
      skin, grind. It has been on the list since.</p>
      <p>The sand matters. It heats the grain from all sides within a minute, so it is cooked
      through and still pale, with a smell of peanuts and no scorch.</p>
      <p><strong>To drink.</strong> Three spoons in a tall glass. A little cold water first,
      stir to a paste, then fill. Black salt, roasted cumin, lime, chopped onion, green chilli.
      In May, in Bihar, this is lunch. Sweet version: milk, jaggery, cardamom.</p>
      <p><strong>To eat.</strong> Knead with mustard oil, ajwain, garlic, pickle masala and lime
      until it just holds, and fill litti or paratha with it.</p>
      <p>Don’t confuse it with besan, which is raw and has to be cooked. Sattu thickens as it
      stands, so drink up. Store it dry and closed, and finish it before the rains if you
      can.</p>`,
    keywords: [
      'sattu',
      'satu',
      'sattoo',
      'chana sattu',
      'roasted gram flour',
      'litti',
      'sathu',
      'protein drink',
      'nashta',
    ],
    related: ['SA-0410', 'DL-0071', 'OL-0816'],
  },
  {
    sku: 'NS-1101',
    name: 'Kagzi walnut halves',
    localName: 'अखरोट',
    brand: 'pahadi-tokri',
    category: 'nuts-and-seeds',
    form: 'whole',
    tags: [],
    mrp: 470,
    price: 425,
    stock: 2,
    netQuantity: 250,
    unit: 'g',
    hsn: '08023200',
    gstRate: 5,
    isVeg: true,
    origin: 'Kapkot, Bageshwar, Uttarakhand',
    shelfLife: '6 months, refrigerated',
    ingredients: 'Walnut kernels, halves.',
    benefits: [
      'A plant source of omega-3 fatty acid (ALA).',
      'Cracked by hand, nine halves in ten unbroken.',
      'Current year’s nuts, never treated with sulphur.',
    ],
    description: `<p>Dear customer, if you have only eaten walnuts from the back of a kirana
      shop you may believe that they are bitter. They are not. They were old.</p>
      <p>A walnut begins to age when its shell is opened. So ours stay shut, in the attics of
      Kapkot, from September on, and are cracked a few sacks at a time as orders come in. Kagzi
      means papery: two in one fist, a squeeze, and the halves fall out whole. The skin is the
      colour of straw. If you like, soak them for a night, and it slips off and takes the last
      dryness with it.</p>
      <p>What they taste of is milk and fresh wood. Eat four after breakfast. Break them over
      carrot halwa. Grind a handful with garlic, green chilli, curd and salt for akhrot chutney,
      which Kumaon and Kashmir both claim and which is gone before the roti.</p>
      <p>Please store them as you would milk. The pouch goes into the refrigerator on the day it
      arrives, and in there lasts half a year. On the shelf in May it has three weeks.</p>
      <p>Allergy: tree nuts.</p>`,
    keywords: [
      'akhrot',
      'akharot',
      'walnut',
      'walnuts',
      'akhrot giri',
      'kagzi akhrot',
      'dry fruits',
      'sukha meva',
      'mewa',
    ],
    related: ['OL-0821', 'HN-0116', 'PI-1207'],
  },
  {
    sku: 'NS-1105',
    name: 'Popped makhana, salt and pepper',
    localName: 'मखाना',
    brand: 'aranya',
    category: 'nuts-and-seeds',
    form: 'ready-to-eat',
    tags: ['sugar-free'],
    mrp: 225,
    price: 225,
    stock: 102,
    netQuantity: 90,
    unit: 'g',
    hsn: '200819',
    gstRate: 5,
    isVeg: true,
    origin: 'Darbhanga, Bihar, roasted in Anand, Gujarat',
    shelfLife: '5 months, sealed',
    ingredients: 'Makhana (Euryale ferox) 91 %, groundnut oil, rock salt, black pepper.',
    benefits: [
      'Roasted in a thin film of groundnut oil.',
      'No sugar, no flavour enhancer.',
      'Large grade, six suta and above.',
    ],
    description: `<p>Under a prickly leaf as wide as a table, on a pond in Mithila, a purple
      flower opens, sinks, and sheds its seeds into the mud. In August men of the Mallah
      community dive for them, feel along the bottom with their hands and bring up baskets of
      black beads. That is how every makhana starts.</p>
      <p>The beads are dried, graded, roasted twice with two days of rest between, and then, red
      hot, taken four or five at a time and struck with a mallet on a board. The shell flies off
      and a white puff jumps out. Nobody has built a machine that does it half as well.</p>
      <p>In Anand the puffs are roasted again, slowly, in a thin film of groundnut oil until
      they crunch right through, then tossed with rock salt and coarse pepper. We buy the large
      grade, since small ones have a hard heart.</p>
      <p>The jar looks big for ninety grams. It is all air, and it goes quickly. If they lose
      their snap in the rains, three minutes in a dry pan. Contains traces of groundnut from the
      oil.</p>`,
    keywords: [
      'makhana',
      'makhane',
      'phool makhana',
      'makana',
      'lotus seed',
      'fox nut',
      'foxnut',
      'popped lotus',
      'farali',
    ],
    related: ['PE-0203', 'SA-0405', 'NS-1109'],
  },
  {
    sku: 'NS-1109',
    name: 'Alsi and til mukhwas',
    localName: 'अलसी मुखवास',
    brand: 'khet-and-co',
    category: 'nuts-and-seeds',
    form: 'ready-to-eat',
    tags: [],
    mrp: 140,
    price: 140,
    stock: 117,
    netQuantity: 150,
    unit: 'g',
    hsn: '200819',
    gstRate: 5,
    isVeg: true,
    origin: 'Rajkot, Gujarat',
    shelfLife: '6 months, sealed',
    ingredients:
      'Flax seed 34 %, white sesame seed, dill seed, fennel seed, lime juice, rock salt, turmeric.',
    benefits: [
      'No sugar coating, no colour, no betel.',
      'Flax is a plant source of omega-3 (ALA).',
      'Five seeds you can name.',
    ],
    description: `<p>After the meal the dabba goes round the table. Nobody says anything about
      it; everyone takes half a spoon in the palm, throws it in, and talks on. A mukhwas is
      right when it is not noticed and missed when it isn’t there.</p>
      <p>The bright kind is sugar, menthol and dye. In Saurashtra houses it was seeds. Flax and
      sesame are moistened separately with lime juice, salt and a touch of turmeric, left for
      the afternoon, and roasted in an iron kadhai until they crackle. Suva (dill) and variyali
      (fennel) need less heat and go in last. It is salty, tart and nutty, and leaves a clean
      taste behind.</p>
      <p>Do chew. A flax seed that is swallowed whole leaves as it came.</p>
      <p>People have told us about other uses: over curd rice, on sliced papaya, pressed into
      bread dough before it goes in the oven, and in the car.</p>
      <p>Because the seeds have been cracked open by roasting, their oil turns in time. Finish
      an opened jar in six weeks and keep it shaded.</p>
      <p>Allergy: sesame.</p>`,
    keywords: [
      'mukhwas',
      'mukhvas',
      'alsi',
      'alasi',
      'flax seed',
      'flaxseed',
      'til',
      'tal',
      'suva',
      'variyali',
      'saunf',
      'mouth freshener',
    ],
    related: ['NS-1105', 'MI-0712', 'HN-0112'],
  },
  {
    sku: 'PI-1202',
    name: 'Gunda keri pickle',
    localName: 'गुंदा केरी अचार',
    brand: 'khet-and-co',
    category: 'pickles-and-preserves',
    form: 'paste',
    tags: [],
    mrp: 275,
    price: 245,
    stock: 69,
    netQuantity: 400,
    unit: 'g',
    hsn: '2001',
    gstRate: 5,
    isVeg: true,
    origin: 'Rajkot, Gujarat',
    shelfLife: '12 months',
    ingredients:
      'Gunda (gumberry) 36 %, raw mango 24 %, groundnut oil, salt, split fenugreek, split mustard, chilli, turmeric, asafoetida.',
    benefits: [
      'Stoned and stuffed by hand, one gunda at a time.',
      'Wood-pressed groundnut oil, no vinegar.',
      'No preservative and no colour.',
    ],
    description: `<p>For three weeks in May you can buy gunda in Rajkot, green berries on a
      stalk, sold by women who sit in the shade of their own handcarts. Then it is over. If you
      want the pickle in October you must have made it, or known somebody who did.</p>
      <p>The trouble is inside. A gunda holds a stone in a glue so strong that children used to
      paste kites with it. You crack each berry with a pestle, flick out the stone with the end
      of a spoon dipped in salt, and fill it with grated raw mango and methia masala before it
      closes again. Thirty members’ households do this for Khet &amp; Co., around the big tables
      of the mill, at night, when it is cool.</p>
      <p>Packed tight in barnis, covered with oil, it waits for forty days. The berry goes from
      crisp to tender, the glue is gone, and what is left tastes of olives, mango and
      fenugreek.</p>
      <p>With thepla. With dal-bhaat. With khichdi above all.</p>
      <p>Keep the pieces below the oil and never put in a wet spoon, and it is good for a year.
      The spare oil at the end is for dough.</p>`,
    keywords: [
      'gunda',
      'gunda keri',
      'athanu',
      'athana',
      'achar',
      'achaar',
      'pickle',
      'lasoda',
      'gumberry',
      'keri',
      'mango pickle',
    ],
    rail: 'must-try',
    related: ['ME-0318', 'BR-1012', 'RI-0508', 'OL-0802'],
  },
  {
    sku: 'PI-1207',
    name: 'Wild apricot chutney',
    localName: 'खुबानी चटनी',
    brand: 'pahadi-tokri',
    category: 'pickles-and-preserves',
    form: 'paste',
    tags: [],
    mrp: 230,
    price: 230,
    stock: 51,
    netQuantity: 250,
    unit: 'g',
    hsn: '2103',
    gstRate: 5,
    isVeg: true,
    origin: 'Almora, Uttarakhand',
    shelfLife: '10 months, refrigerated once opened',
    ingredients:
      'Wild apricot (chulu) 61 %, jaggery, raisins, ginger, red chilli, rock salt, fenugreek.',
    benefits: [
      'Fruit is three fifths of the jar.',
      'Set by its own pectin, none added.',
      'No preservative: heat, salt and acid keep it.',
    ],
    description: `<p>Chulu is the apricot before anybody improved it: small as a walnut,
      freckled, sharp enough to set your teeth. Trees stand on field borders all over upper
      Kumaon. In the last week of June the fruit drops faster than a village can eat it, and for
      years most of it went to the pigs.</p>
      <p>Pahadi Tokri sends crates and a weighing scale. The fruit is stoned and boiled the same
      evening, in copper, with jaggery from the Terai, raisins, ginger, chillies and a few seeds
      of fenugreek fried first. It gets no water, and no pectin is needed. After two hours a
      spoon drawn across the pan leaves a road.</p>
      <p>It is sour, then sweet, then, some seconds later, hot. Put it next to:</p>
      <ul>
        <li>paratha, any kind;</li>
        <li>a piece of hard cheese;</li>
        <li>samosa or pakora in place of tamarind;</li>
        <li>roast pumpkin, as a glaze for the last five minutes.</li>
      </ul>
      <p>Thinned with water and black salt it makes a good long drink. After opening, a cold
      place and a clean spoon, and it holds for two months.</p>`,
    keywords: [
      'khubani',
      'khumani',
      'chulu',
      'chuli',
      'jardalu',
      'apricot',
      'chutney',
      'chatni',
      'meethi chutney',
      'jam',
    ],
    related: ['PL-0401', 'NS-1101', 'OL-0816'],
  },
  {
    sku: 'PI-1212',
    name: 'Bamboo shoot pickle',
    localName: 'बांस का अचार',
    brand: 'dang-collective',
    category: 'pickles-and-preserves',
    form: 'paste',
    tags: ['new-products'],
    mrp: 195,
    price: 195,
    stock: 44,
    netQuantity: 250,
    unit: 'g',
    hsn: '2001',
    gstRate: 5,
    isVeg: true,
    origin: 'The Dangs, Gujarat',
    shelfLife: '12 months',
    ingredients:
      'Bamboo shoot 58 %, sesame oil, salt, green chilli, split mustard, turmeric, fenugreek, lime juice, asafoetida.',
    benefits: [
      'Soaked three days and boiled before pickling.',
      'Cut from clumps with leave of the forest committee.',
      'No vinegar and no preservative.',
    ],
    description: `<p><strong>What does it taste like?</strong> The first bite is like artichoke
      or a young palm heart. Then sour from the shoot itself, which ferments a little in the
      brine, and mustard up the nose.</p>
      <p><strong>Is bamboo safe to eat?</strong> Raw, no: the shoot is bitter for a reason. Ours
      is peeled, sliced, soaked for three days in water changed morning and evening, and boiled
      for forty minutes before any spice comes near it. It is how vasta has been prepared in the
      Dangs for as long as there have been pots.</p>
      <p><strong>When is it cut?</strong> In July and August. A shoot is up for ten days before
      it is wood. The village forest committees decide which clumps may be cut and leave three
      shoots of every five to grow.</p>
      <p><strong>What does one eat it with?</strong> Nagli rotla, hot, with a raw onion. Plain
      rice and dal. Fried rice, chopped small. We have also seen it in a grilled cheese sandwich
      and would not argue.</p>
      <p><strong>And how long will it last?</strong> A year under its oil. Keep it topped up,
      with til oil if you can. The slices soften slowly and get sourer.</p>`,
    keywords: [
      'bamboo shoot',
      'vans nu athanu',
      'vasta',
      'vaans',
      'bans ka achar',
      'baans',
      'achar',
      'athanu',
      'pickle',
      'karil',
    ],
    rail: 'new',
    related: ['FL-0609', 'OL-0807', 'RI-0508'],
  },
];
