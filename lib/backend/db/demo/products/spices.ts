import type { DemoProduct } from '../format.ts';

/** Ground and whole spices, masala blends and salts. */
export const spicesProducts: DemoProduct[] = [
  {
    sku: 'TU-0214',
    name: 'Lakadong turmeric powder',
    localName: 'हल्दी',
    brand: 'aranya',
    category: 'ground-spices',
    form: 'powder',
    tags: ['best-seller'],
    mrp: 349,
    price: 299,
    stock: 38,
    netQuantity: 250,
    unit: 'g',
    hsn: '09103030',
    gstRate: 5,
    isVeg: true,
    origin: 'Jaintia Hills, Meghalaya',
    shelfLife: '12 months, sealed',
    ingredients: 'Turmeric root (Curcuma longa). Nothing else.',
    benefits: [
      'Curcumin of this lot measured at 7.2 %.',
      'Half a teaspoon colours a dal for four.',
      'Each lot tested for lead and lead chromate.',
      'No starch, no added colour.',
    ],
    description: `<p>Lakadong is a handful of villages in the Jaintia hills, and its turmeric is
      as dark as wet brick. Nineteen growers send us theirs. They dig in January, boil the roots
      once in plain water and slice them before drying, nine days on raised bamboo mats, because
      a sliced finger dries through before it can mould.</p>
      <p>The lot on the shelf now measured 7.2 % curcumin, where market powder usually lies near
      3 %. In the pan this means less: start with half of what you are used to. It goes into hot
      ghee after the cumin and before the water, and wants ten seconds there. Added at the end
      it tastes of dust.</p>
      <h3>In milk</h3>
      <p>Quarter of a teaspoon in a cup, with two turns of the pepper mill, brought to a simmer
      and left to stand for three minutes.</p>
      <h3>Keeping it</h3>
      <p>Light takes the colour first, so a closed cupboard is better than a spice shelf by the
      window. It will stain marble, wooden spoons and white cotton. Sun takes it out of the
      cotton again.</p>`,
    keywords: [
      'haldi',
      'hadar',
      'haldar',
      'tumeric',
      'turmeric',
      'manjal',
      'curcumin',
      'haldi doodh',
      'golden milk',
    ],
    rail: 'best',
    related: ['PE-0203', 'GI-0139', 'DL-0058', 'GH-0901'],
  },
  {
    sku: 'MR-0118',
    name: 'Gondal reshampatti chilli powder',
    localName: 'लाल मिर्च',
    brand: 'khet-and-co',
    category: 'ground-spices',
    form: 'powder',
    tags: ['best-seller'],
    mrp: 240,
    price: 215,
    stock: 164,
    netQuantity: 250,
    unit: 'g',
    hsn: '09042211',
    gstRate: 5,
    isVeg: true,
    origin: 'Gondal, Gujarat',
    shelfLife: '9 months, sealed',
    ingredients: 'Dried red chilli (Capsicum annuum), stalks removed. Groundnut oil 1 %.',
    benefits: [
      'Medium heat and a bright, even red.',
      'Stalks taken off by hand before milling.',
      'Tested for Sudan dyes, lot by lot.',
    ],
    description: `<p>Go to the Gondal yard in February and you see it from the road: acres of
      red, heaped on the ground, and everyone with a cloth over the nose. Reshampatti is the
      short, broad, wrinkled chilli of those heaps. People here buy a year of it in one
      morning.</p>
      <p>Khet &amp; Co. does that buying for you. Their own members grow it on black soil west
      of Gondal, pick it fully red and dry it on clean tarpaulin instead of the bare field. The
      stalks are snapped off by hand, which costs two days, and the pods go through a slow
      hammer mill with a spoonful of groundnut oil in every kilo, so that the powder does not
      fly and keeps its colour.</p>
      <ul>
        <li><strong>Heat:</strong> medium. Hotter than Kashmiri, milder than Guntur.</li>
        <li><strong>Colour:</strong> enough for undhiyu, sev tameta and any tadka.</li>
        <li><strong>Use:</strong> take the oil off the flame first. Above 160 °C the red goes
        brown within seconds.</li>
      </ul>
      <p>In the monsoon keep the opened pouch in the refrigerator, rolled and clipped.</p>`,
    keywords: [
      'lal mirch',
      'laal mirchi',
      'marchu',
      'marcha powder',
      'chili powder',
      'chilly',
      'mirchi',
      'reshampatti',
      'kashmiri',
    ],
    related: ['CO-0126', 'TU-0214', 'ME-0318', 'OL-0802'],
  },
  {
    sku: 'CO-0126',
    name: 'Coriander powder, coarse ground',
    localName: 'धनिया',
    brand: 'khet-and-co',
    category: 'ground-spices',
    form: 'powder',
    tags: [],
    mrp: 110,
    price: 110,
    stock: 92,
    netQuantity: 200,
    unit: 'g',
    hsn: '09092200',
    gstRate: 5,
    isVeg: true,
    origin: 'Rajkot, Gujarat',
    shelfLife: '6 months, sealed',
    ingredients: 'Coriander seed (Coriandrum sativum).',
    benefits: [
      'Milled in the week that it ships.',
      'Coarse grind, so a gravy thickens without flour.',
      'Husk left in, no bran added.',
    ],
    description: `<p>Why coarse? Because coriander is half husk, and a mill that grinds the husk
      to dust has to run hot. Heat drives off linalool, which is the smell you paid for. These
      seeds go through the stones once, at walking pace, and come out as flakes and grit with a
      green-gold colour.</p>
      <p>The seed is sown in November on the fields from which the groundnut has just been
      lifted, and cut in late February while a little green is left in it. Seed cut later is
      cheaper, brown, and smells of straw.</p>
      <h3>What it does in the pot</h3>
      <p>It carries the other spices and gives body. Two teaspoons for every teaspoon of cumin
      is the old Kathiawadi measure. Fry it in the oil with onion or tomato until it smells
      sweet, about a minute, then add water. For dry potatoes, crush it a little more between
      your palms and throw it in at the end.</p>
      <p>Six months is an honest date. After that it will still colour a gravy, though it will
      no longer scent one.</p>`,
    keywords: [
      'dhaniya',
      'dhania powder',
      'dhana',
      'dhana jiru',
      'coriander',
      'cilantro seed',
      'kothmir',
      'malli podi',
    ],
    related: ['JE-0219', 'MR-0118', 'GM-0305'],
  },
  {
    sku: 'GI-0139',
    name: 'Dry ginger powder',
    localName: 'सोंठ',
    brand: 'malabar-nine',
    category: 'ground-spices',
    form: 'powder',
    tags: [],
    mrp: 210,
    price: 185,
    stock: 71,
    netQuantity: 100,
    unit: 'g',
    hsn: '09101210',
    gstRate: 5,
    isVeg: true,
    origin: 'Wayanad, Kerala',
    shelfLife: '12 months, sealed',
    ingredients: 'Dried ginger root (Zingiber officinale), unbleached.',
    benefits: [
      'Peeled before drying, so it dissolves without fibre.',
      'Not limed and not bleached.',
      'A quarter of a teaspoon is enough for a cup of tea.',
    ],
    description: `<p>Five kilos of fresh ginger make one kilo of dry. In Wayanad the roots are
      lifted in January, soaked overnight, scraped with a split of bamboo and laid on rock for
      nine or ten days. Traders like to dip them in lime afterwards, for a whiter root that
      insects leave alone. Ours has not met lime: it is the colour of biscuit, a little uneven,
      and much sharper in the nose.</p>
      <p>Dry ginger is not weak fresh ginger. Drying turns part of the gingerol into shogaol,
      which is about twice as hot and warms later, in the throat more than on the tongue.</p>
      <h3>Four uses</h3>
      <ul>
        <li>With jaggery and ghee, rolled into small balls, on a cold morning.</li>
        <li>In chai, when there is no adrak in the house.</li>
        <li>In chhaas with roasted cumin and black salt.</li>
        <li>In biscuit dough, one teaspoon to 250 g of flour.</li>
      </ul>
      <p>Keep the lid tight. Ginger powder draws water from the air of a kitchen and sets into a
      cake by August.</p>`,
    keywords: [
      'sonth',
      'saunth',
      'sunth',
      'soonth',
      'adrak',
      'aadu',
      'ginger',
      'chukku',
      'dry ginger',
    ],
    related: ['TU-0214', 'JG-0701', 'CH-0290', 'CF-0388'],
  },
  {
    sku: 'HG-0144',
    name: 'Kabuli hing, compounded with rice flour',
    localName: 'हींग',
    brand: 'aranya',
    category: 'ground-spices',
    form: 'powder',
    tags: [],
    mrp: 265,
    price: 265,
    stock: 46,
    netQuantity: 50,
    unit: 'g',
    hsn: '13019013',
    gstRate: 5,
    isVeg: true,
    origin: 'Resin from Afghanistan, compounded in Hathras, Uttar Pradesh',
    shelfLife: '18 months, sealed',
    ingredients: 'Rice flour, edible gum (gum arabic), asafoetida resin 30 %.',
    benefits: [
      'Thirty per cent resin, the share printed on the tin.',
      'Made with rice flour and free of wheat.',
      'A pinch seasons a pot for six.',
    ],
    description: `<p>The plant does not grow in our fields. Hing is the dried milk of a wild
      giant fennel from the dry hills round Kabul and Herat, and the resin has been coming to
      Hathras by road for as long as anyone there can remember. In Hathras it is softened,
      kneaded with flour and gum, dried on trays and ground, for pure resin is too strong and
      too sticky to measure in a kitchen.</p>
      <p>Two things decide whether a hing is any good: how much resin is in it, and what the
      rest is. Ours holds thirty per cent, and the rest is rice flour, not maida, so families
      that avoid wheat can use it.</p>
      <p>Drop a pinch into warm oil before anything else and count to five. Raw, it smells of
      sulphur. Once it has met fat it turns round and savoury, near to onion and garlic, and
      that is why Jain and temple kitchens lean on it.</p>
      <p>Close the tin at once. Everything in the cupboard will otherwise taste of it, the
      biscuits first.</p>`,
    keywords: [
      'hing',
      'heeng',
      'asafoetida',
      'asafetida',
      'perungayam',
      'kayam',
      'jain',
      'gluten free hing',
    ],
    related: ['DL-0058', 'JE-0219', 'SB-0312'],
  },
  {
    sku: 'PE-0203',
    name: 'Tellicherry black pepper, extra bold',
    localName: 'काली मिर्च',
    brand: 'malabar-nine',
    category: 'whole-spices',
    form: 'whole',
    tags: [],
    mrp: 290,
    price: 260,
    stock: 118,
    netQuantity: 100,
    unit: 'g',
    hsn: '09041130',
    gstRate: 5,
    isVeg: true,
    origin: 'Kannur, Kerala',
    shelfLife: '24 months, sealed',
    ingredients: 'Black peppercorns (Piper nigrum).',
    benefits: [
      'Berries above 4.25 mm, sorted twice.',
      'From one estate and one picking.',
      'Whole corns keep their scent for two years.',
    ],
    description: `<p>Tellicherry is the name of a grade: what stays on the sieve when pepper
      from the Malabar coast has been shaken through holes of four and a quarter millimetres:
      the large berries, which hung longest on the vine. About one in ten makes it.</p>
      <p>This tin comes from a single estate above Kannur, where the vines climb silver oak to
      ten metres and men pick from a one-pole ladder between December and February. The spikes
      are trodden, the berries dipped for a minute in boiling water, then dried for four days in
      full sun until they rattle.</p>
      <p>Crack one between your teeth. The heat comes second. First there is orange peel, then
      something like cut grass. You lose both within a week of grinding, so grind at the
      table.</p>
      <p><strong>For rasam and kadha</strong> crush the corns in a mortar, not to dust.
      <strong>For curd rice</strong> leave them whole in the tadka and let each person
      decide.</p>`,
    keywords: [
      'kali mirch',
      'kaali mirch',
      'mari',
      'kala mari',
      'tikha',
      'kurumulaku',
      'black pepper',
      'peppercorn',
      'telicherry',
    ],
    related: ['TU-0214', 'EL-0207', 'SA-0405', 'GM-0305'],
  },
  {
    sku: 'EL-0207',
    name: 'Green cardamom, 8 mm',
    localName: 'हरी इलायची',
    brand: 'malabar-nine',
    category: 'whole-spices',
    form: 'whole',
    tags: [],
    mrp: 320,
    price: 285,
    stock: 57,
    netQuantity: 50,
    unit: 'g',
    hsn: '09083120',
    gstRate: 5,
    isVeg: true,
    origin: 'Vandanmedu, Idukki, Kerala',
    shelfLife: '12 months, sealed',
    ingredients: 'Green cardamom pods (Elettaria cardamomum).',
    benefits: [
      'Closed pods of 8 mm, green by shade curing alone.',
      'Fifty grams hold about 220 pods.',
      'Seeds inside are black and sticky, a sign of freshness.',
    ],
    description: `<p>Pickers walk the same bush eight times a season. Cardamom fruits low, on
      runners that lie almost on the forest floor, and only the pods that are ripe that week
      come off, from August until February. Too early and the seed is white and mute. Too late
      and the pod splits on its way to the curing house.</p>
      <p>There they lie on wire trays at about fifty degrees for a night and a day, in the dark,
      since light would bleach them. The trade then sorts by width. Eight millimetres is the top
      sieve, and fifty grams of it make some 220 pods.</p>
      <h3>How to tell a good one</h3>
      <p>Open it. You want seeds that are dark, oily and clinging together. If they roll about,
      the oil has gone.</p>
      <p>For chai bruise the pod and put in all of it, husk too. For kheer and shrikhand shell
      it and pound the seeds with a little sugar, which catches the oil. Never buy it ground.
      Store the tin away from the stove.</p>`,
    keywords: [
      'elaichi',
      'ilaichi',
      'elchi',
      'elaychi',
      'choti elaichi',
      'cardamom',
      'cardamon',
      'elakka',
    ],
    related: ['CH-0290', 'DA-0211', 'MI-0712', 'PE-0203'],
  },
  {
    sku: 'DA-0211',
    name: 'True cinnamon quills',
    localName: 'दालचीनी',
    brand: 'malabar-nine',
    category: 'whole-spices',
    form: 'whole',
    tags: [],
    mrp: 225,
    price: 225,
    stock: 0,
    netQuantity: 50,
    unit: 'g',
    hsn: '09061110',
    gstRate: 5,
    isVeg: true,
    origin: 'Anjarakandy, Kannur, Kerala',
    shelfLife: '24 months, sealed',
    ingredients: 'Inner bark of true cinnamon (Cinnamomum verum).',
    benefits: [
      'True cinnamon, naturally low in coumarin.',
      'Thin bark that crumbles between the fingers.',
      'Peeled and rolled by hand.',
    ],
    description: `<p>Most of what is sold as dalchini is cassia: thick, hard, reddish bark that
      curls once, like a roof tile. This is the other one. Hold a quill to the light and you see
      many papery layers rolled together. Press, and it breaks.</p>
      <p>The garden at Anjarakandy was planted in the eighteenth century and is still cut. In
      the rains, when sap runs and the bark slips, shoots as thick as a thumb are taken off at
      the knee. A peeler scrapes away the cork, rubs the stick with a brass rod, makes two cuts
      and lifts off the inner bark in one piece. It dries in the shade, one strip inside
      another.</p>
      <p>The taste is sweet and mild, nearer to clove and orange blossom than to the bark in a
      hotel biryani. Use a finger’s length where you would use half of that in cassia.</p>
      <p>Good in: pulao, apple stewed with jaggery, black coffee, a pot of warm milk. A piece
      dried after boiling will serve a second time.</p>`,
    keywords: [
      'dalchini',
      'daalchini',
      'taj',
      'tuj',
      'cinamon',
      'cinnamon',
      'ceylon cinnamon',
      'karuvapatta',
      'cassia',
    ],
    related: ['EL-0207', 'GM-0305', 'CF-0385'],
  },
  {
    sku: 'JE-0219',
    name: 'Unjha cumin seed',
    localName: 'जीरा',
    brand: 'aranya',
    category: 'whole-spices',
    form: 'whole',
    tags: [],
    mrp: 165,
    price: 148.5,
    stock: 203,
    netQuantity: 200,
    unit: 'g',
    hsn: '09093129',
    gstRate: 5,
    isVeg: true,
    origin: 'Mehsana and Patan, Gujarat',
    shelfLife: '18 months, sealed',
    ingredients: 'Cumin seed (Cuminum cyminum).',
    benefits: [
      'Sorted to 99.5 % purity by sieve and by hand.',
      'New crop, bought at Unjha in March.',
      'Packed in the month that is printed on it.',
    ],
    description: `<p>The price of cumin for half the world is settled in Unjha, a market town an
      hour and a half north of Ahmedabad. A farmer opens his sack, a buyer takes a pinch, rubs,
      smells, and names a figure under a cloth.</p>
      <p>Our man there has three rules. The seed must be grey-green and slim, because fat brown
      seed has been watered late. It must leave oil on the palm. And it must be this year’s,
      sown in November and threshed in the first dry days of March, before the west wind brings
      dust into everything. From about forty lots that he smells in a week, he takes two.</p>
      <p>Aranya passes it over a gravity table and then over a bench where six women look for
      what machines miss: stones, stalks, and the seed of a weed called zeeralo that looks very
      like cumin and tastes of nothing.</p>
      <p>Roast it dry until it darkens by one shade, then pound. That powder, on chhaas, raita
      or cut guava, is worth making fresh each week.</p>`,
    keywords: ['jeera', 'zeera', 'jiru', 'jira', 'cumin', 'cummin', 'shah jeera', 'jeeru'],
    related: ['CO-0126', 'HG-0144', 'DL-0052', 'SA-0410'],
  },
  {
    sku: 'JK-0224',
    name: 'Jakhiya, hill tempering seed',
    localName: 'जखिया',
    brand: 'pahadi-tokri',
    category: 'whole-spices',
    form: 'whole',
    tags: ['new-products'],
    mrp: 145,
    price: 145,
    stock: 34,
    netQuantity: 100,
    unit: 'g',
    hsn: '091099',
    gstRate: 5,
    isVeg: true,
    origin: 'Pauri and Almora, Uttarakhand',
    shelfLife: '12 months, sealed',
    ingredients: 'Jakhiya seed (Cleome viscosa).',
    benefits: [
      'Stays crunchy after frying and after the pot has stood.',
      'Gathered from field edges, never sown or sprayed.',
      'Half a teaspoon tempers a dish for four.',
    ],
    description: `<p>If you grew up in Garhwal you need no text. For everybody else: jakhiya is
      a tiny, dark, ridged seed, smaller than mustard, from a weed with yellow flowers that
      comes up by itself between the millets. In the hills it takes the place of cumin.</p>
      <p>Heat mustard oil, throw in half a teaspoon, cover, and wait for the crackle. It smells
      a little of mustard, a little of sesame, and it does something that cumin can’t: it stays
      crisp. Each mouthful of potato has its small crunch, even the next day out of a
      tiffin.</p>
      <h3>Aloo ke gutke</h3>
      <p>Boil six small potatoes in their skins and let them go quite cold. Cut them up. Jakhiya
      in hot oil, then two broken chillies, half a spoon of turmeric, one of coriander, the
      potatoes and salt. Turn them until the edges brown.</p>
      <p>The pods are gathered in September and October by the women who cut the jhangora, and
      beaten out on a blanket. In some years there is little. Keep it in a closed jar, dry.</p>`,
    keywords: [
      'jakhya',
      'jakhia',
      'dog mustard',
      'wild mustard',
      'pahadi tadka',
      'hill cumin',
      'aloo gutke',
      'jeera',
    ],
    rail: 'new',
    related: ['OL-0816', 'DL-0067', 'PL-0401'],
  },
  {
    sku: 'GM-0305',
    name: 'Garam masala, twelve spices',
    localName: 'गरम मसाला',
    brand: 'aranya',
    category: 'masala-blends',
    form: 'powder',
    tags: [],
    mrp: 199,
    price: 199,
    stock: 87,
    netQuantity: 100,
    unit: 'g',
    hsn: '09109100',
    gstRate: 5,
    isVeg: true,
    origin: 'Blended in Anand, Gujarat',
    shelfLife: '9 months, sealed',
    ingredients:
      'Coriander seed, cumin seed, black pepper, cassia, cinnamon, green cardamom, black cardamom, clove, bay leaf, nutmeg, mace, star anise. No salt, no starch.',
    benefits: [
      'No salt, chilli or filler in it.',
      'Each spice roasted by itself, at its own heat.',
      'Half a teaspoon at the end of cooking is enough.',
    ],
    description: `<p>Twelve spices, twelve temperatures. Clove burns while coriander has hardly
      woken, so they can’t share a pan. At Aranya each is roasted alone, cooled overnight,
      weighed and only then ground together, forty kilos at a time. The man who does the
      weighing has done it for eleven years and will not let the nutmeg be rounded up.</p>
      <p>Coriander and cumin are a little under half. The rest is what you are buying: pepper
      and both cardamoms for heat and smoke, cassia and cinnamon for sweetness, clove, mace,
      nutmeg, bay, and star anise, of which there is one gram in a jar and you would notice if
      it were gone.</p>
      <h3>When</h3>
      <p>At the end. Half a teaspoon over the finished dish, lid on, flame off, five minutes.
      For rajma and chole add a second pinch with the tomatoes.</p>
      <h3>When not</h3>
      <p>In anything with fresh coconut or with coriander leaf as its main taste. It shouts
      there.</p>
      <p>No salt has been added and no chilli, so the dish stays yours to season.</p>`,
    keywords: [
      'garam masalo',
      'garam masala',
      'khada masala',
      'punjabi masala',
      'curry powder',
      'twelve spice',
    ],
    related: ['CO-0126', 'DL-0063', 'DA-0211'],
  },
  {
    sku: 'SB-0312',
    name: 'Palakkad sambar powder',
    localName: 'सांभर मसाला',
    brand: 'malabar-nine',
    category: 'masala-blends',
    form: 'powder',
    tags: [],
    mrp: 185,
    price: 165,
    stock: null,
    netQuantity: 150,
    unit: 'g',
    hsn: '09109100',
    gstRate: 5,
    isVeg: true,
    origin: 'Palakkad, Kerala',
    shelfLife: '9 months, sealed',
    ingredients:
      'Coriander seed, Byadgi chilli, chana dal, toor dal, fenugreek seed, black pepper, cumin seed, curry leaf, turmeric, compounded asafoetida (rice flour, gum arabic, asafoetida).',
    benefits: [
      'Roasted dals in it thicken the sambar.',
      'Two tablespoons make a pot for five.',
      'No coconut, so it keeps for nine months.',
    ],
    description: `<p>Recipe first.</p>
      <ul>
        <li>Cook 120 g of toor dal soft, with turmeric.</li>
        <li>In another pot simmer vegetables (drumstick, pumpkin, small onions) in thin tamarind
        water.</li>
        <li>Stir two tablespoons of this powder into half a cup of water and add it when the
        vegetables yield to a spoon.</li>
        <li>Pour in the dal. Ten minutes, no lid.</li>
        <li>Mustard seed, curry leaf and one dry chilli in coconut oil, over the top.</li>
      </ul>
      <p>Palakkad lies in the gap of the Ghats, where Tamil and Malayali kitchens meet, and the
      powder shows it: more fenugreek than in Chennai, more pepper, and both dals roasted until
      they smell of nuts. The coconut of the Kerala version is left out on purpose. Ground
      coconut turns rancid within weeks. If you want it, roast two spoons of it fresh and grind
      them with a little of the powder.</p>
      <p>The chilli is Byadgi, for colour above heat, so children manage. Those who want more
      can break a green chilli into the tadka. Once opened, keep the pouch clipped in the door
      of the refrigerator and finish it in ten weeks.</p>`,
    keywords: [
      'sambhar masala',
      'sambar masala',
      'sambar podi',
      'sambaar',
      'south indian',
      'idli',
      'dosa',
    ],
    related: ['DL-0058', 'OL-0811', 'HG-0144', 'RI-0502'],
  },
  {
    sku: 'ME-0318',
    name: 'Methia masala',
    localName: 'मेथिया मसाला',
    brand: 'khet-and-co',
    category: 'masala-blends',
    form: 'powder',
    tags: [],
    mrp: 150,
    price: 135,
    stock: 66,
    netQuantity: 250,
    unit: 'g',
    hsn: '21039040',
    gstRate: 5,
    isVeg: true,
    origin: 'Rajkot, Gujarat',
    shelfLife: '12 months, sealed',
    ingredients:
      'Split fenugreek 34 %, reshampatti chilli, salt, split mustard 14 %, groundnut oil, turmeric, compounded asafoetida (rice flour, gum arabic, asafoetida).',
    benefits: [
      'Ready to sprinkle, nothing to cook.',
      'Made with wood-pressed groundnut oil.',
      'A jar pickles two kilos of raw mango.',
    ],
    description: `<p>Every house in Saurashtra has this jar on the table and few have written it
      down. Fenugreek, split and cleaned of its skin. Split mustard. Chilli for colour, salt,
      turmeric. A well is made in the heap, hing goes into the well, warm groundnut oil over the
      hing, and a plate on top for ten minutes. Then two hands.</p>
      <p>It is bitter, hot and nutty in that order.</p>
      <p>In May it is for <strong>pickle</strong>: salt cut raw mango overnight, drain, mix with
      masala, cover with oil. For the other eleven months it is for everything else. On khakhra
      with ghee. On hot khichdi. Rubbed into sliced cucumber. On a slice of toast with butter,
      which nobody admits to. Children start with it on a wedge of green mango and never
      stop.</p>
      <p>The jar needs a dry spoon. If the masala looks pale after some months the oil has sunk,
      so turn the jar upside down for a day. In a cool cupboard it keeps a year, and the taste
      of the fenugreek softens as it goes.</p>`,
    keywords: [
      'methiyo masalo',
      'methi masala',
      'methia',
      'achar masala',
      'athana masala',
      'pickle masala',
      'koro sambhar',
      'fenugreek',
    ],
    related: ['BR-1012', 'PI-1202', 'OL-0802'],
  },
  {
    sku: 'PL-0401',
    name: 'Pisyu loon, hill salt with garlic',
    localName: 'पिस्यूं लूण',
    brand: 'pahadi-tokri',
    category: 'salts',
    form: 'powder',
    tags: [],
    mrp: 180,
    price: 165,
    stock: 78,
    netQuantity: 120,
    unit: 'g',
    hsn: '21039040',
    gstRate: 5,
    isVeg: true,
    origin: 'Almora, Uttarakhand',
    shelfLife: '9 months, sealed',
    ingredients:
      'Rock salt 62 %, green chilli, garlic, coriander leaf, cumin seed, perilla seed, mint.',
    benefits: [
      'Ground on a sil, so the leaves bruise into the salt.',
      'Ready for fruit, curd, eggs and cucumber.',
      'No preservative: the salt does that work.',
    ],
    description: `<p>Pisyu means ground, loon means salt. The songs of Kumaon are full of it,
      mostly about women grinding it together and talking of people who are not there.</p>
      <p>Eight of them make ours, in a courtyard below Almora, each on her own stone. Green
      chilli and garlic go down first with a little salt for grip, then coriander leaf and mint,
      roasted cumin and roasted perilla seed (bhangjeera), and the rest of the salt bit by bit.
      It starts as a wet green paste and ends, after two days on a cloth in the shade, as coarse
      damp crumbs the colour of moss.</p>
      <p>Squeeze lime over cucumber, then this. Or over the big yellow hill lemon cut up with
      curd and jaggery, which is what one eats on a roof in the December sun. It is good on
      boiled eggs, on corn, on guava, in buttermilk and round the rim of a nimbu pani.</p>
      <p>Taste before you salt anything else. The jar may clump in the monsoon; a fork puts that
      right.</p>`,
    keywords: [
      'pisyu loon',
      'pisi loon',
      'pahadi namak',
      'flavoured salt',
      'hara namak',
      'lasun',
      'lehsun',
      'garlic salt',
      'noon',
      'mithu',
    ],
    rail: 'must-try',
    related: ['JK-0224', 'SA-0405', 'PI-1207'],
  },
  {
    sku: 'SA-0405',
    name: 'Mandi rock salt, fine',
    localName: 'सेंधा नमक',
    brand: 'pahadi-tokri',
    category: 'salts',
    form: 'powder',
    tags: [],
    mrp: 95,
    price: 95,
    stock: 182,
    netQuantity: 500,
    unit: 'g',
    hsn: '25010020',
    gstRate: 0,
    isVeg: true,
    origin: 'Drang, Mandi, Himachal Pradesh',
    shelfLife: '24 months',
    ingredients: 'Rock salt (sendha namak), not iodised.',
    benefits: [
      'Mined in India, at Drang near Mandi.',
      'Crushed, washed and sieved, as it was dug.',
      'Permitted on vrat days.',
    ],
    description: `<p>India has one place where rock salt is dug, and few people have heard of
      it. At Drang, on the road from Mandi to Kullu, a seam the colour of smoke and plums runs
      into the hillside. For centuries it salted the upper Beas valley and the sheep that walked
      through it.</p>
      <p>The rock is broken, washed once in brine, dried, crushed and passed through a fine
      sieve. It is greyer than the pink salt you may know from abroad, with a mineral edge and a
      slight bitterness at the back. Cooks who like it say that dal tastes rounder. Cooks who
      don’t will notice the colour in white rice.</p>
      <p>During Navratri and Ekadashi it is the salt of the fast, with samo, sabudana and
      potatoes.</p>
      <p><strong>A plain word about iodine.</strong> This salt is not iodised. If it is the only
      salt in your kitchen, you need iodine from elsewhere, so keep iodised salt for daily
      cooking and this one for fasts, fruit and the table. It draws damp: a few grains of rice
      in the shaker help.</p>`,
    keywords: [
      'sendha namak',
      'sindhav',
      'sindhalun',
      'saindhava',
      'rock salt',
      'vrat ka namak',
      'farali',
      'upvas',
      'lahori namak',
    ],
    related: ['JH-0518', 'PL-0401', 'SA-0410'],
  },
  {
    sku: 'SA-0410',
    name: 'Kala namak, fired black salt',
    localName: 'काला नमक',
    brand: 'aranya',
    category: 'salts',
    form: 'powder',
    tags: [],
    mrp: 85,
    price: 75,
    stock: 140,
    netQuantity: 200,
    unit: 'g',
    hsn: '25010090',
    gstRate: 0,
    isVeg: true,
    origin: 'Sambhar, Rajasthan',
    shelfLife: '24 months',
    ingredients: 'Lake salt fired with harad seed (black salt), not iodised.',
    benefits: [
      'Fired in a kiln for a full day.',
      'A pinch gives chaat and raita their savour.',
      'Gives vegan dishes a taste of egg.',
    ],
    description: `<p>Nobody mines black salt. White salt from Sambhar lake is packed into clay
      pots with the seeds of harad, sealed, and set in a kiln for some twenty-four hours. The
      salt melts. The seeds char, and their carbon turns a little of the sulphate in the salt
      into sulphides. What comes out is a glassy block, nearly black, that grinds to a pinkish
      grey and smells, to be frank, of a struck match.</p>
      <p>That smell is the whole point. On the tongue it becomes something close to the yolk of
      an egg, and it goes straight to the back of the mouth and makes it water. Hence jaljeera,
      chaat, pani puri, and the pinch on a plate of sliced papaya.</p>
      <p>Begin with half the quantity of ordinary salt and add it when the dish is off the fire,
      as long boiling drives the aroma out of the window. Dissolve it in a spoon of water first
      if you are mixing it into curd, otherwise it stays in dark specks.</p>
      <p>Not iodised. Keep it dry, and closed.</p>`,
    keywords: [
      'kala namak',
      'kaala namak',
      'sanchal',
      'sanchar',
      'black salt',
      'chaat',
      'jaljeera',
      'vegan egg',
    ],
    related: ['JE-0219', 'SA-0405', 'BR-1016'],
  },
];
