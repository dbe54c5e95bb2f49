import type { DemoProduct } from '../format.ts';

/** Cold-pressed oils and ghee. */
export const oilsAndGheeProducts: DemoProduct[] = [
  {
    sku: 'OL-0802',
    name: 'Groundnut oil, wood pressed',
    localName: 'मूंगफली का तेल',
    brand: 'khet-and-co',
    category: 'cold-pressed-oils',
    form: 'oil',
    tags: ['best-seller'],
    mrp: 410,
    price: 365,
    stock: 238,
    netQuantity: 1000,
    unit: 'ml',
    hsn: '1508',
    gstRate: 5,
    isVeg: true,
    origin: 'Rajkot, Gujarat',
    shelfLife: '9 months',
    ingredients: 'Groundnut oil, filtered, unrefined.',
    benefits: [
      'Pressed below 45 °C in a wooden ghani.',
      'Kernels sorted by eye, tested for aflatoxin.',
      'Filtered through cotton cloth, otherwise as it left the press.',
      'From growers who own the mill.',
    ],
    description: `<p>Two and a half kilos of kernels go into one litre. You can reckon from
      there what a cheap litre must be.</p>
      <p>The nuts are the bold sort of the red Rajkot soil, lifted in October, stacked in the
      field with the roots up until they rattle, then shelled. Before pressing they pass along a
      belt where anything shrivelled or dark is picked out, since that is where aflatoxin sits,
      and a sample of each lot goes to the laboratory besides. The ghani is a mortar of babul
      wood with a wooden pestle turning fourteen times a minute. The oil drips out scarcely
      warm, stands for four days, is drawn off the top and run through cotton.</p>
      <h3>In the kitchen</h3>
      <p>It smells of a winter evening outside a sing-chana stall. Use it for everything that
      may taste of something: undhiyu, thepla, pickles, tadka, and frying over a moderate flame.
      It foams a little at first.</p>
      <p>A haze at the bottom, or a set look in December, is natural. Keep the tin in a cupboard
      and don’t pour used oil back.</p>
      <p>Allergy: groundnut.</p>`,
    keywords: [
      'singtel',
      'sing tel',
      'moongfali tel',
      'mungfali',
      'groundnut oil',
      'peanut oil',
      'ghani tel',
      'lakdi ghani',
      'cold pressed',
      'kachi ghani',
    ],
    rail: 'best',
    related: ['ME-0318', 'FL-0612', 'PI-1202', 'MR-0118'],
  },
  {
    sku: 'OL-0807',
    name: 'Black sesame oil, wood pressed',
    localName: 'तिल का तेल',
    brand: 'khet-and-co',
    category: 'cold-pressed-oils',
    form: 'oil',
    tags: [],
    mrp: 365,
    price: 365,
    stock: 0,
    netQuantity: 500,
    unit: 'ml',
    hsn: '151550',
    gstRate: 5,
    isVeg: true,
    origin: 'Surendranagar, Gujarat',
    shelfLife: '9 months',
    ingredients: 'Sesame oil from black sesame, filtered, unrefined.',
    benefits: [
      'Black seed with the hull on.',
      'Keeps well without any antioxidant added.',
      'For cooking, pickles and lamps.',
    ],
    description: `<p>There is sesame oil that is the colour of tea and smells toasted. That one
      is from further east, and the seed is roasted. This one is raw: black til, hull and all,
      pressed as it came from the field. It is the colour of weak honey, a little bitter, with a
      nutty scent that comes out when it is warm.</p>
      <p>Til is a gambler’s crop. It is sown on the lightest land in Surendranagar after the
      first rain. Too much water in September and it rots, too little and the pods stay empty.
      This year was the second kind, which explains the price and why there is not much.</p>
      <p><strong>Where it shines:</strong> gunpowder chutney for idli. A spoon over hot rice
      with salt and lime. Lilva kachori filling. Any pickle with chilli, because the oil
      protects itself and does not turn rancid soon. Sesame holds sesamol, which keeps it.</p>
      <p><strong>Where it does not:</strong> deep frying. It smokes at around 175 °C and the
      scent becomes heavy.</p>
      <p>The settled oil is also burned in temple lamps and warmed for massage. Shake the
      bottle, close it, and keep the sun off.</p>`,
    keywords: [
      'til tel',
      'tal nu tel',
      'talnu tel',
      'til ka tel',
      'gingelly',
      'sesame oil',
      'nallennai',
      'kala til',
      'cold pressed',
    ],
    related: ['SB-0312', 'OL-0802', 'PI-1212'],
  },
  {
    sku: 'OL-0811',
    name: 'Virgin coconut oil',
    localName: 'नारियल तेल',
    brand: 'malabar-nine',
    category: 'cold-pressed-oils',
    form: 'oil',
    tags: ['sugar-free'],
    mrp: 495,
    price: 445,
    stock: 107,
    netQuantity: 500,
    unit: 'ml',
    hsn: '151311',
    gstRate: 5,
    isVeg: true,
    origin: 'Kuttiady, Kozhikode, Kerala',
    shelfLife: '18 months',
    ingredients: 'Virgin coconut oil from fresh coconut milk.',
    benefits: [
      'Made from fresh milk within a day of splitting.',
      'Water-white, with a clean coconut scent.',
      'Liquid above 24 °C, solid below.',
    ],
    description: `<p>Why does it cost twice as much as ordinary coconut oil? Because ordinary
      oil starts from copra, nuts that were dried for a week over husk fire and then pressed
      hot. This starts from milk.</p>
      <p>Kuttiady nuts are tall-palm nuts with thick meat. They are split in the morning, the
      flesh is grated and pressed wet, and the milk stands overnight in a cool room until the
      oil parts from the water by itself. It is drawn off, spun once, and filled. Seven or eight
      nuts give the jar in your hand.</p>
      <p>You notice it when you open it: it smells like a coconut that has just been broken, not
      like a barber’s shop.</p>
      <h3>How it is used</h3>
      <ul>
        <li>Over avial or thoran, a spoon, raw, as the dish leaves the fire.</li>
        <li>For dosa, upma, granola, and cakes without butter.</li>
        <li>In black coffee, if you have been told about that.</li>
        <li>On skin and hair. It is the same oil.</li>
      </ul>
      <p>White and hard in the morning, clear by noon: both are right, and no refrigerator is
      needed. Use a dry spoon, for water is what spoils it.</p>`,
    keywords: [
      'nariyal tel',
      'nariyel tel',
      'kopra tel',
      'koprel',
      'coconut oil',
      'virgin coconut oil',
      'vco',
      'velichenna',
      'thengai ennai',
    ],
    related: ['SB-0312', 'RI-0502', 'BR-1008'],
  },
  {
    sku: 'OL-0816',
    name: 'Yellow mustard oil, kachi ghani',
    localName: 'सरसों का तेल',
    brand: 'pahadi-tokri',
    category: 'cold-pressed-oils',
    form: 'oil',
    tags: [],
    mrp: 235,
    price: 235,
    stock: 83,
    netQuantity: 500,
    unit: 'ml',
    hsn: '1514',
    gstRate: 5,
    isVeg: true,
    origin: 'Someshwar valley, Almora, Uttarakhand',
    shelfLife: '9 months',
    ingredients: 'Mustard oil from yellow mustard, filtered, unrefined.',
    benefits: [
      'Pressed cold, so the pungency stays.',
      'From one valley, one harvest in April.',
      'Good keeping oil for pickles.',
    ],
    description: `<p>Open the bottle and breathe in: if your eyes do not complain, the seed was
      stale. This pricks.</p>
      <p>Someshwar is a broad, flat valley, rare in Kumaon, and in February it is yellow from
      one end to the other. The mustard is cut in April, after the seed has gone from green to
      gold, and carried to a ghani beside the road that has been pressing for the valley for
      thirty years. Yellow seed makes a milder and sweeter oil than black, though milder is
      relative.</p>
      <p>Before cooking, heat it until it just smokes and the deep yellow turns pale. Turn down
      the flame, let a minute go by, then begin. This takes off the raw edge. For pickles, do
      the same and let it cool completely. For chokha, churmuri or a dressing of grated radish
      it is used as it is, raw, by the half spoon.</p>
      <p>Jakhiya belongs in it, and so does anything with potato. In cold weather it thickens;
      warm the bottle in your hands. The cap drips, as every bottle of mustard oil does, so put
      a saucer below it.</p>`,
    keywords: [
      'sarson ka tel',
      'sarso tel',
      'sarsav tel',
      'rai nu tel',
      'mustard oil',
      'kachi ghani',
      'kadua tel',
      'kadwa tel',
    ],
    related: ['JK-0224', 'DL-0067', 'PI-1207'],
  },
  {
    sku: 'OL-0821',
    name: 'Walnut oil, first pressing',
    localName: 'अखरोट का तेल',
    brand: 'pahadi-tokri',
    category: 'cold-pressed-oils',
    form: 'oil',
    tags: ['new-products'],
    mrp: 720,
    price: 640,
    stock: 19,
    netQuantity: 250,
    unit: 'ml',
    hsn: '151590',
    gstRate: 5,
    isVeg: true,
    origin: 'Kapkot, Bageshwar, Uttarakhand',
    shelfLife: '6 months, refrigerated once opened',
    ingredients: 'Walnut oil, filtered, unrefined.',
    benefits: [
      'A plant source of omega-3 fatty acid (ALA).',
      'Pressed only to order, in small runs.',
      'For the finished plate, not for the pan.',
    ],
    description: `<p>Do not fry with this. Heated, it turns bitter, and you will have spent ₹640
      on disappointment. Everything it can do, it does cold.</p>
      <p>A teaspoon over roasted beetroot. Over dal, at table. In a dressing, three parts to one
      of lime with salt and a little honey. On toast with a slice of apple. Stirred into curd
      with garlic for a dip.</p>
      <p>The trees around Kapkot are old, tall and nobody’s in particular, and the nuts are
      thin-shelled enough to crack in the fist. They are knocked down in September, hulled (it
      stains the hands black until Diwali), dried in the attic and cracked through the winter by
      whoever is sitting by the fire. The kernels that break are of no use to a shop that sells
      halves. They make the better oil, though.</p>
      <p>It is pressed in a small screw press kept under 40 degrees. A run gives about ninety
      bottles. The dark glass helps, the refrigerator helps more: once open, cold and closed, it
      is sweet for eight weeks.</p>
      <p>Allergy: tree nuts.</p>`,
    keywords: [
      'akhrot tel',
      'akhrot ka tel',
      'walnut oil',
      'omega 3',
      'salad oil',
      'pahadi akhrot',
      'cold pressed',
    ],
    related: ['NS-1101', 'HN-0116', 'PL-0401'],
  },
  {
    sku: 'GH-0901',
    name: 'Gir cow ghee, bilona',
    localName: 'देशी गाय का घी',
    brand: 'gaura',
    category: 'ghee',
    form: 'oil',
    tags: ['best-seller', 'sugar-free'],
    mrp: 1290,
    price: 1150,
    stock: 64,
    netQuantity: 500,
    unit: 'ml',
    hsn: '04059020',
    gstRate: 5,
    isVeg: true,
    origin: 'Gondal, Gujarat',
    shelfLife: '12 months',
    ingredients: 'Ghee from curd of Gir cow milk (milk fat).',
    benefits: [
      'Churned by hand from clay-set curd.',
      'About 14 litres of milk in a jar of 500 ml.',
      'From one herd of 240 Gir cows.',
      'The calf drinks first.',
    ],
    description: `<p>Four in the morning, Gondal. The curd was set the evening before in clay.
      Two people draw a rope to and fro round a wooden churn, and after forty minutes the sound
      changes: that is the butter coming.</p>
      <p>It is gathered by hand, washed in cold water, and melted the same day in a wide iron
      pan over babul wood. It spits, then murmurs, then falls silent. When the solids at the
      bottom are the colour of a wheat biscuit it comes off. Five minutes later it would be
      burnt. There is a woman named Savitaben who decides.</p>
      <p>Cream ghee is quicker and takes less milk. Curd ghee has a grain to it, like soft sand,
      and a scent with a little sourness at the edge.</p>
      <p>The herd is Gir, humped and long-eared, 240 head. A calf has two teats to itself until
      it eats grass, so yields are low, and there is less ghee in August.</p>
      <p><strong>Use:</strong> over khichdi, rotla, dal; on the tongue of a hot puran poli.
      <strong>Keep:</strong> in the cupboard, with a dry spoon. In winter it sets, in May it
      runs. A refrigerator spoils the grain.</p>`,
    keywords: [
      'ghee',
      'ghi',
      'desi ghee',
      'gay nu ghee',
      'gai ka ghee',
      'gir cow ghee',
      'a2 ghee',
      'bilona',
      'vedic ghee',
      'ghrit',
    ],
    rail: 'best',
    related: ['JG-0701', 'DL-0058', 'MI-0712', 'RI-0508'],
  },
  {
    sku: 'GH-0904',
    name: 'Jafarabadi buffalo ghee',
    localName: 'भैंस का घी',
    brand: 'khet-and-co',
    category: 'ghee',
    form: 'oil',
    tags: [],
    mrp: 540,
    price: 540,
    stock: 93,
    netQuantity: 500,
    unit: 'ml',
    hsn: '04059020',
    gstRate: 5,
    isVeg: true,
    origin: 'Amreli and Rajkot, Gujarat',
    shelfLife: '12 months',
    ingredients: 'Ghee from cream of Jafarabadi buffalo milk (milk fat).',
    benefits: [
      'White and coarse-grained, as buffalo ghee should be.',
      'High smoke point, near 250 °C.',
      'From members’ own animals, tested at collection.',
    ],
    description: `<p>Cow ghee is praised and buffalo ghee is eaten. Look into any sweet maker’s
      store in Rajkot and you will see which.</p>
      <p>The Jafarabadi is the heaviest buffalo in the country, with a forehead like an anvil
      and milk at eight per cent fat and over. It gives a ghee that is white, since a buffalo
      turns all its carotene into vitamin A, and sets in large loose grains. The scent is
      fainter than that of cow ghee and sweeter, more of boiled milk.</p>
      <h3>What it is best at</h3>
      <ul>
        <li><strong>Sweets.</strong> Mohanthal, magas, sukhdi. The grain of the ghee becomes the
        grain of the sweet.</li>
        <li><strong>Frying.</strong> It bears heat better than any oil in the house. Ghari and
        puri come out dry.</li>
        <li><strong>On rotla,</strong> in a hollow pressed with the thumb, with jaggery.</li>
      </ul>
      <p>Members of Khet &amp; Co. bring the milk twice a day, and every can is tested for fat
      and for added water before it is poured. The cream is cooked in a jacketed pan, by steam,
      so the colour never varies. Once opened keep the lid on and the spoon dry.</p>`,
    keywords: [
      'bhains ka ghee',
      'bhens nu ghee',
      'buffalo ghee',
      'ghee',
      'ghi',
      'jafrabadi',
      'desi ghee',
      'safed ghee',
    ],
    related: ['FL-0604', 'JG-0701', 'FL-0612'],
  },
  {
    sku: 'GH-0908',
    name: 'Badri cow ghee from the hills',
    localName: 'बद्री गाय का घी',
    brand: 'pahadi-tokri',
    category: 'ghee',
    form: 'oil',
    tags: [],
    mrp: 780,
    price: 780,
    stock: 4,
    netQuantity: 250,
    unit: 'ml',
    hsn: '04059020',
    gstRate: 5,
    isVeg: true,
    origin: 'Champawat, Uttarakhand',
    shelfLife: '12 months',
    ingredients: 'Ghee from curd of Badri cow milk (milk fat).',
    benefits: [
      'From free-grazing hill cows that give two litres a day.',
      'Churned by hand in wooden vessels.',
      'Deep yellow in summer, pale in winter.',
    ],
    description: `<p>The Badri cow is the size of a large calf. She weighs about 220 kilos,
      climbs like a goat, is out on the slope from morning to evening, and gives two litres on a
      good day. No dairy would have her. Twelve villages in Champawat have nothing else and want
      nothing else.</p>
      <p>Each household sets its own curd and churns it in a theki, a tall vessel turned from
      sandan wood. A collector walks round on Thursdays with a steel can and a thermometer. The
      butter is melted in one place, on one day, in one pan, so what you buy is a mixture of
      some sixty kitchens, and no two lots are the same.</p>
      <p>Between July and October, when the cows find wild thyme and clover, the ghee is nearly
      orange and smells of grass. By February it is cream-coloured and mild. The label gives the
      month.</p>
      <p>It would be a waste to fry with it. A spoon on jhangora, on mandua roti, on rajma, just
      before eating.</p>
      <p>We receive about forty jars a month from spring to autumn and none in deep winter. If
      it reads sold out, write to us and we will put your name on the list.</p>`,
    keywords: [
      'badri ghee',
      'badri gai',
      'pahadi ghee',
      'desi ghee',
      'ghee',
      'ghi',
      'a2 ghee',
      'hill cow',
      'bilona',
    ],
    related: ['DL-0063', 'JH-0518', 'HN-0116'],
  },
];
