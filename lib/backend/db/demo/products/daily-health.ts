import type { DemoProduct } from '../format.ts';

/** Health care > Daily health. */
export const dailyHealthProducts: DemoProduct[] = [
  {
    sku: 'AV-0205',
    name: 'Four-herb kadha',
    localName: 'काढ़ा',
    brand: 'aranya',
    category: 'immunity',
    form: 'powder',
    tags: [],
    mrp: 175,
    price: 157.5,
    stock: 132,
    netQuantity: 100,
    unit: 'g',
    hsn: '210690',
    gstRate: 5,
    isVeg: true,
    origin: 'Anand, Gujarat',
    shelfLife: '12 months from packing',
    ingredients:
      'Tulsi leaf (Ocimum tenuiflorum) 4 parts, cinnamon bark (Cinnamomum verum) 2 parts, dry ginger (Zingiber officinale) 2 parts, black pepper (Piper nigrum) 1 part.',
    benefits: [
      'The four-herb decoction that the Ministry of AYUSH published in 2020, in its own proportions.',
      'Coarsely cut, so it strains clear and leaves no sludge.',
      'Drunk through the rains and the winter in many homes.',
      'No sugar, no colour, no flavouring.',
    ],
    description:
      '<p>A saucepan, a cup and a half of water, one level teaspoon. Let it boil for three minutes, cover, wait for two more, strain into a cup. That is all the pouch asks of you.</p>' +
      '<p>Afterwards it is yours. Lemon goes in when the cup has cooled enough to hold, honey later still. In Anand we drink it with gud, and on Sundays a stick of lemongrass from the yard goes into the pan. Children who refuse it plain take it as ice lollies, which is not in any text that we know of.</p>' +
      '<p>Tulsi makes up nearly half of the mixture and we fill it fresh: the leaf comes from our own rows at Vasad, cut before it flowers and dried under a roof. The cinnamon is thin Malabar bark, not cassia.</p>' +
      '<p>One cup a day is enough, two when the weather turns. Pepper and ginger may burn where there is acidity. Pregnant women, and people on blood thinners, should ask their doctor before making it a habit. For a child under five, dilute it by half.</p>' +
      '<p>After opening, move it to a jar. The scent lasts about three months.</p>',
    keywords: [
      'kadha',
      'kaadha',
      'ukalo',
      'ukado',
      'ayush kwath',
      'kwath',
      'tulsi dalchini adrak',
      'decoction',
      'monsoon tea',
      'kashayam',
    ],
    related: ['TB-0214', 'AV-0211', 'AV-0112', 'GF-0627'],
  },
  {
    sku: 'AV-0211',
    name: 'Panch tulsi drops',
    localName: 'पंच तुलसी',
    brand: 'vaidya-ghar',
    category: 'immunity',
    form: 'liquid',
    tags: ['sugar-free'],
    mrp: 249,
    price: 219,
    stock: 88,
    netQuantity: 30,
    unit: 'ml',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '24 months from packing',
    ingredients:
      'Steam-distilled oils of Rama tulsi and Shyama tulsi (Ocimum tenuiflorum), vana tulsi (Ocimum gratissimum), marua tulsi (Ocimum basilicum) and nimbu tulsi (Ocimum africanum), together 8 %, in fractionated coconut oil.',
    benefits: [
      'Five tulsis grown side by side and distilled apart.',
      'Two drops perfume a cup of tea or warm water.',
      'No sugar, no alcohol, no water, hence no preservative.',
    ],
    description:
      '<h3>Which five?</h3>' +
      '<p>Rama, with green leaves. Shyama, purple and peppery. Vana, the tall forest one that smells of cloves. Marua, sweet, the basil of garlands. Nimbu, which is lemon from stem to seed. They stand in five strips behind the workshop in Nadiad and each goes into the still on a different day, since they ripen apart.</p>' +
      '<h3>How many drops?</h3>' +
      '<p>Two, in tea, kadha or warm water, once or twice a day. Oil floats, so stir and drink. A third drop makes it no better, only stronger: essential oils are hundreds of leaves in a bead.</p>' +
      '<h3>May it be used any other way?</h3>' +
      '<p>On a handkerchief, or two drops in a bowl of steaming water for the room. Never in the eyes or nose.</p>' +
      '<h3>Who should leave it?</h3>' +
      '<p>Children below six, pregnant and nursing women, and anyone awaiting surgery or on blood thinners. Keep the bottle where small hands do not reach.</p>' +
      '<h3>How long does it last?</h3>' +
      '<p>About 600 drops. Six months once opened, in the dark.</p>',
    keywords: [
      'tulsi',
      'tulasi',
      'tulsi ark',
      'tulsi drop',
      'holy basil',
      'panchtulsi',
      'panch tulasi',
      'ocimum',
      'basil oil',
    ],
    related: ['AV-0205', 'TB-0214', 'JU-0301'],
  },
  {
    sku: 'TB-0214',
    name: 'Ginger, pepper and tulsi lozenges',
    brand: 'malabar-nine',
    category: 'immunity',
    form: 'tablet',
    tags: ['new-products'],
    mrp: 110,
    price: 110,
    stock: 160,
    netQuantity: 30,
    unit: 'pieces',
    hsn: '1704',
    gstRate: 5,
    isVeg: true,
    origin: 'Kozhikode, Kerala',
    shelfLife: '9 months from packing',
    ingredients:
      'Palm jaggery (karupatti) 71 %, dry ginger (Zingiber officinale) 11 %, liquorice root (Glycyrrhiza glabra) 8 %, black pepper (Piper nigrum) 5 %, tulsi leaf (Ocimum tenuiflorum) 4 %, clove (Syzygium aromaticum) 1 %.',
    benefits: [
      'Palm jaggery and spices, boiled and cut; no glucose syrup and no menthol.',
      'Sucked slowly, they warm the mouth and throat.',
      'Made for speakers, singers and teachers, of whom Kozhikode has many.',
    ],
    description:
      '<p>On the beach road a man sells chukku kappi, black coffee boiled with dry ginger, pepper and palm jaggery, to people with a cold or an opinion. These lozenges began as an attempt to fit his kettle into a pocket.</p>' +
      '<p>Karupatti is cooked in a brass uruli to the hard crack. Off the fire go the ginger, pepper, liquorice and tulsi, all ground the same morning, and the mass is rolled out on oiled stone, scored and broken. They are not quite square and not quite equal. Each weighs about two grams.</p>' +
      '<p>First you taste smoke and caramel, then ginger, and the pepper arrives when you have forgotten about it. Let one melt; chewing wastes it. Four to six in a day is reasonable.</p>' +
      '<p>They are sweets, nearly three quarters jaggery, so not for people who must watch sugar. Too hard for children under five. Liquorice in quantity can raise blood pressure: with that trouble, keep to one or two.</p>' +
      '<p>In humid weather they stick together. Dust them with a little rice flour, or keep the tin shut.</p>',
    keywords: [
      'lozenge',
      'throat',
      'adrak',
      'sunth',
      'chukku',
      'mulethi',
      'jethimadh',
      'kali mirch',
      'karupatti',
      'goli',
    ],
    rail: 'new',
    related: ['AV-0205', 'AV-0133', 'AV-0137'],
  },
  {
    sku: 'AV-0216',
    name: 'Isabgol husk',
    localName: 'इसबगोल',
    brand: 'khet-and-co',
    category: 'digestion',
    form: 'whole',
    tags: ['sugar-free'],
    mrp: 210,
    price: 178,
    stock: 196,
    netQuantity: 100,
    unit: 'g',
    hsn: '12119032',
    gstRate: 5,
    isVeg: true,
    origin: 'Unjha, Gujarat',
    shelfLife: '24 months from packing',
    ingredients: 'Isabgol husk (Plantago ovata), 100 %.',
    benefits: [
      'Soluble fibre that swells to many times its size in water.',
      'The old household way to a regular morning.',
      'Also binds gluten-free rotis and eggless batters.',
      'Husk of the new crop, winnowed to 99 % purity.',
    ],
    description:
      '<p>Most of the world’s isabgol passes through one market, and that market is Unjha, half a day’s drive from Rajkot. The plant is knee high, wants a cold dry winter and is ruined by one shower in March. When a harvest goes well, the husk is pinkish white and light as ash. A 100 g box looks half empty for that reason; it is weighed, not measured by eye.</p>' +
      '<ul><li>First, stir one or two teaspoons into a <strong>full glass</strong> of water, milk or buttermilk.</li><li>Then drink at once, before it sets.</li><li>Last, a second glass of plain water.</li></ul>' +
      '<p>Water is the rule that matters. Never swallow the husk dry. Taken with too little liquid it can swell in the throat; people who have difficulty in swallowing, or any blockage of the gut, must not use it at all.</p>' +
      '<p>Keep two hours between isabgol and medicines, as it holds them back. Children under six and pregnant women: only on advice.</p>' +
      '<p>Ants and damp both love it. Close the inner bag with a clip.</p>',
    keywords: [
      'isabgul',
      'isapgol',
      'isabgool',
      'ishabgol',
      'sat isabgol',
      'psyllium',
      'psyllium husk',
      'bhusi',
      'othmi jeeru',
      'fibre',
    ],
    related: ['AV-0130', 'AV-0222', 'AV-0121'],
  },
  {
    sku: 'AV-0222',
    name: 'Roasted himej with black salt',
    localName: 'हिमेज',
    brand: 'dang-collective',
    category: 'digestion',
    form: 'whole',
    tags: [],
    mrp: 115,
    price: 115,
    stock: 47,
    netQuantity: 100,
    unit: 'g',
    hsn: '210690',
    gstRate: 5,
    isVeg: true,
    origin: 'Saputara, The Dangs, Gujarat',
    shelfLife: '18 months from packing',
    ingredients:
      'Young haritaki fruit (Terminalia chebula) 92 %, castor oil (Ricinus communis) 5 %, black salt 3 %.',
    benefits: [
      'Small unripe haritaki, puffed in castor oil as Gujarati grandmothers do.',
      'Chewed after dinner in place of mukhwas.',
      'Three ingredients, all of them named.',
    ],
    description:
      '<p>Himej is haritaki that fell early. In April the wind shakes down fruits the size of a clove bud, no stone yet inside; the children of Saputara collect them because they are easy to reach. Dried, they turn black and hard as gravel.</p>' +
      '<p>Then comes the pan. A spoon of castor oil, a low fire, and steady stirring for twenty minutes until each himej swells, cracks and turns hollow. Salted while hot, it becomes a thing you can bite: brittle, astringent, salty, and at the end a sweetness that stays in water you drink afterwards. Try that; a glass of plain water after a himej tastes as though somebody had sugared it.</p>' +
      '<p><em>Custom says</em> one or two after the evening meal, chewed well. Some grind it and take half a teaspoon with warm water at bedtime.</p>' +
      '<p>Because of haritaki and castor oil it moves the bowels, so begin with one. Not in pregnancy, not during loose motions, not for small children. It contains salt.</p>' +
      '<p>Keep crisp in a steel dabba.</p>',
    keywords: [
      'himaj',
      'harde',
      'harad',
      'harde churna',
      'chhoti harad',
      'bal harde',
      'haritaki',
      'mukhwas',
      'digestive',
    ],
    related: ['AV-0130', 'TB-0226', 'AV-0216'],
  },
  {
    sku: 'TB-0226',
    name: 'Amla and hing goli',
    localName: 'आँवला हींग गोली',
    brand: 'aranya',
    category: 'digestion',
    form: 'tablet',
    tags: [],
    mrp: 125,
    price: 125,
    stock: 118,
    netQuantity: 120,
    unit: 'g',
    hsn: '210690',
    gstRate: 5,
    isVeg: true,
    origin: 'Anand, Gujarat',
    shelfLife: '9 months from packing',
    ingredients:
      'Amla (Emblica officinalis) 46 %, jaggery 32 %, roasted cumin 7 %, black salt 6 %, dry ginger 4 %, ajwain 3 %, compounded asafoetida 2 % (asafoetida, gum arabic, wheat flour). Contains wheat.',
    benefits: [
      'Sour, salt, sweet and hot, in that order.',
      'Traditionally eaten after a heavy meal.',
      'Sun dried, not baked, and rolled in its own spice.',
      'Nearly half of it is amla.',
    ],
    description:
      '<p>There is always a jar of these next to the phone at the mill in Anand. Somebody takes a call, somebody takes a goli.</p>' +
      '<p>The amla come from Khandha and Sarsa in December. They are steamed until the segments fall from the stone, minced, cooked with jaggery, then spiced, rolled and laid on cane trays on the roof for four days. We tried an oven once. The goli came out even, quick and dull; the roof stays.</p>' +
      '<p>What you notice is the hing. Real asafoetida is a resin far too strong to weigh out by the pinch, so the trade compounds it with gum and a little flour. Ours is compounded with wheat, which is why the label says so in plain letters.</p>' +
      '<p>One or two after lunch. Let them soften in the mouth; old people do, and children crunch.</p>' +
      '<p>Not for those with wheat allergy or coeliac disease. There is jaggery and salt in every piece, which matters with sugar or blood pressure trouble. Whole goli are too hard for toddlers.</p>',
    keywords: [
      'amla goli',
      'hing goli',
      'hingwali goli',
      'aamla',
      'amala',
      'anwla',
      'digestive balls',
      'pachak',
      'hajma',
      'churan goli',
      'indian gooseberry',
    ],
    related: ['AV-0222', 'AV-0137', 'JU-0301', 'GF-0647'],
  },
  {
    sku: 'AV-0236',
    name: 'Mahanarayan tailam',
    localName: 'महानारायण तैलम',
    brand: 'vaidya-ghar',
    category: 'joints',
    form: 'oil',
    tags: ['best-seller'],
    mrp: 475,
    price: 425,
    stock: 104,
    netQuantity: 200,
    unit: 'ml',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '36 months from packing',
    ingredients:
      'Sesame oil (Sesamum indicum) and cow’s milk cooked with shatavari (Asparagus racemosus), ashwagandha (Withania somnifera), bala (Sida cordifolia), bilva (Aegle marmelos), agnimantha (Premna integrifolia), shyonaka (Oroxylum indicum), patala (Stereospermum suaveolens), gokshura (Tribulus terrestris), brihati (Solanum indicum), kantakari (Solanum xanthocarpum), punarnava (Boerhavia diffusa), prasarini (Paederia foetida), rasna (Pluchea lanceolata), devadaru (Cedrus deodara), tagara (Valeriana wallichii), camphor.',
    benefits: [
      'Traditionally rubbed warm into knees, shoulders and the lower back.',
      'Used by wrestlers of the akhada before and after practice.',
      'Cooked for three days on a wood fire, by the old proportions.',
      'A base of fresh sesame oil; no mineral oil.',
    ],
    description:
      '<p>Day one: roots and barks are pounded and boiled in sixteen times their weight of water until a quarter is left. Day two: that liquor, the milk and a paste of the finer herbs go into sesame oil. Day three: somebody watches. When a wick dipped in the oil burns without spitting, no water is left and the tailam is done. Then it rests for a week before it is filtered through cloth.</p>' +
      '<p>So it is a cooked oil, brown, a little cloudy at the bottom, and it smells of sesame, deodar and camphor.</p>' +
      '<h3>For a massage</h3>' +
      '<p>Stand the bottle in hot water for five minutes. Take a spoonful, rub with long strokes on the limbs and round ones over the joints, for ten minutes. Rest, then bathe in warm water. Twice or three times a week is usual.</p>' +
      '<h3>Keep in mind</h3>' +
      '<p>For the outside of the body alone. Not on wounds, rashes, hot swollen joints or during fever; not in pregnancy without advice. A pain that wakes you or will not go belongs to a doctor. It stains: use an old sheet.</p>',
    keywords: [
      'mahanarayana',
      'maha narayan tel',
      'narayan oil',
      'mahanarayan oil',
      'massage oil',
      'malish tel',
      'joint oil',
      'ghutna',
      'abhyanga',
    ],
    rail: 'best',
    related: ['AV-0240', 'TB-0246', 'AV-0262'],
  },
  {
    sku: 'AV-0240',
    name: 'Nirgundi balm',
    localName: 'निर्गुंडी',
    brand: 'dang-collective',
    category: 'joints',
    form: 'cream',
    tags: [],
    mrp: 135,
    price: 135,
    stock: 92,
    netQuantity: 40,
    unit: 'g',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Ahwa, The Dangs, Gujarat',
    shelfLife: '24 months from packing',
    ingredients:
      'Sesame oil infused with nirgundi leaf (Vitex negundo), forest beeswax, camphor 5 %, wintergreen oil (Gaultheria fragrantissima) 4 %, eucalyptus oil (Eucalyptus globulus) 3 %, ajwain crystals (thymol) 1 %.',
    benefits: [
      'A firm balm for tired calves, neck and shoulders.',
      'Nirgundi leaf is what the Dangs lay on a sprain, warmed on a griddle.',
      'Set with beeswax from the same hives as the collective’s honey.',
      'No petroleum jelly.',
    ],
    description:
      '<p>Ask for nirgundi in any Dangi village and someone will break you a branch from the nearest hedge. Cattle leave it alone; people do not. Heated on the tava and bound on with cloth, the leaf is the first thing that comes out after a day of carrying wood downhill.</p>' +
      '<p>The balm holds that leaf in a form that fits a pocket. It steeps in warm sesame oil for five days. Wax from the honey harvest makes it firm, camphor and wintergreen make it cool first and warm after.</p>' +
      '<p>Take as much as covers a fingernail, soften it between the fingers and rub for two minutes. Wash your hands before you touch your eyes. Up to three times a day.</p>' +
      '<p><strong>Please do not use it</strong> on children under six, in pregnancy, on broken skin, under a tight bandage or with a heating pad. Wintergreen is kin to aspirin: if you cannot take that or are on blood thinners, choose the Mahanarayan tailam. Redness that lasts means stop.</p>' +
      '<p>Left in a hot car it melts, and sets again overnight.</p>',
    keywords: [
      'nirgudi',
      'nagod',
      'nagoda',
      'sambhalu',
      'vitex negundo',
      'muscle balm',
      'malam',
      'beeswax balm',
    ],
    related: ['AV-0236', 'TB-0246', 'SK-0414'],
  },
  {
    sku: 'TB-0246',
    name: 'Shallaki capsules',
    localName: 'शल्लकी',
    brand: 'vaidya-ghar',
    category: 'joints',
    form: 'tablet',
    tags: [],
    mrp: 395,
    price: 395,
    stock: 0,
    netQuantity: 60,
    unit: 'capsules',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '24 months from packing',
    ingredients:
      'Each capsule: extract of shallaki gum resin (Boswellia serrata) 400 mg, long pepper (Piper longum) 5 mg. Shell: hydroxypropyl methylcellulose (plant cellulose).',
    benefits: [
      'The gum of the Indian frankincense tree, given in Ayurveda for supple joints.',
      'Extract of 65 % boswellic acids, the figure printed on each lot.',
      'A plant shell, no gelatine.',
    ],
    description:
      '<p>Shallaki, salai, Indian frankincense: one tree, dry hills, paper bark that peels in the heat. From November on, a shallow shaving of bark is taken off and the tree answers with a golden gum that hardens over three weeks. It may be tapped for six months and must then rest for two years. Our gum comes through forest co-operatives in Sheopur that keep to this.</p>' +
      '<p>As incense the gum is burnt whole. For the capsule it is cleaned of bark, dissolved, dried and measured for its boswellic acids.</p>' +
      '<ul><li>Usual amount: one capsule, twice a day</li><li>When: after food, with warm water</li><li>How long: two to three months, then a pause</li><li>One bottle: thirty days</li></ul>' +
      '<p>Not in pregnancy or while nursing, and not for children. It can upset a weak stomach. Speak to your doctor first if you take blood thinners, anti-inflammatory or other regular medicine. Swollen, red or feverish joints need an examination and no capsule.</p>' +
      '<p>Store below 30 °C, cap closed, the little silica bag left inside.</p>',
    keywords: [
      'salai guggul',
      'salai',
      'boswellia',
      'boswellia serrata',
      'indian frankincense',
      'kundur',
      'shalaki',
      'sallaki',
      'joint capsules',
    ],
    related: ['AV-0236', 'AV-0240', 'TB-0256'],
  },
  {
    sku: 'AV-0251',
    name: 'Brahmi ghrita',
    localName: 'ब्राह्मी घृत',
    brand: 'gaura',
    category: 'sleep-and-calm',
    form: 'paste',
    tags: [],
    mrp: 890,
    price: 890,
    stock: 3,
    netQuantity: 150,
    unit: 'g',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Gondal, Gujarat',
    shelfLife: '24 months from packing',
    ingredients:
      'A2 cow ghee of Gir cows, fresh brahmi juice (Bacopa monnieri), shankhpushpi (Convolvulus pluricaulis), vacha (Acorus calamus), kushtha (Saussurea costus, cultivated).',
    benefits: [
      'A classical ghee for study, calm and sleep, described by Charaka.',
      'Bilona ghee of one herd, cooked with fresh juice and no extract.',
      'Half a spoon on an empty stomach is the custom.',
      'Forty jars a month is all that the pan gives.',
    ],
    description:
      '<p>Fat carries what water cannot: that is the thought behind every ghrita. Herbs are cooked in ghee until the ghee has taken up what they hold.</p>' +
      '<p>At Gondal it begins with curd. The cream of Gir milk is never separated by machine; the whole milk is set, churned before dawn with the rope and pole, and the butter melted on a fire of dry cobs. Into twelve litres of that ghee go forty-eight of brahmi juice, pressed the same morning, with vacha, kushtha and shankhpushpi as a paste. It simmers for two days. At the end it is green, grainy and bitter as a stem.</p>' +
      '<p>Take half a teaspoon, melted, in warm water or milk, in the morning before food or at bedtime. Nothing cold for half an hour after.</p>' +
      '<p>This is a strong preparation, so have a word with our vaidya first. Not in pregnancy, while nursing, or for children unless prescribed. People with high cholesterol, gall bladder or liver trouble should ask their doctor.</p>' +
      '<p>Use a dry spoon. No refrigerator needed.</p>',
    keywords: [
      'brahmi ghee',
      'brahmi ghritam',
      'bramhi ghrut',
      'medicated ghee',
      'a2 ghee',
      'gir cow',
      'bilona',
      'medhya',
      'shankhpushpi',
    ],
    related: ['AV-0109', 'TB-0256', 'AV-0315'],
  },
  {
    sku: 'TB-0256',
    name: 'Ashwagandha tablets',
    localName: 'अश्वगंधा वटी',
    brand: 'vaidya-ghar',
    category: 'sleep-and-calm',
    form: 'tablet',
    tags: [],
    mrp: 320,
    price: 279,
    stock: 126,
    netQuantity: 60,
    unit: 'tablets',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '36 months from packing',
    ingredients:
      'Each tablet of 500 mg: ashwagandha root powder (Withania somnifera) 350 mg, ashwagandha root water extract 100 mg, gum acacia 50 mg.',
    benefits: [
      'The same Neemuch root as our powder, pressed for those who travel.',
      'Traditionally taken at night, when the day does not want to end.',
      'Bound with gum acacia; no talc, no magnesium stearate, no coating.',
    ],
    description:
      '<p><em>Why tablets, when there is powder?</em> Because milk is not always at hand, because the smell of horse is in the very name (ashva, horse; gandha, smell), and because a tablet is the same every evening.</p>' +
      '<p><em>What was added?</em> Only gum acacia, to hold it together. That makes a tablet that is rough, pale brown and a little speckled, and that crumbles if you press it between two spoons. You may do so and stir it into honey.</p>' +
      '<p><em>How many?</em> One or two after dinner, with warm milk or water. Two tablets are a little less than the half teaspoon of powder in root, a little more in extract.</p>' +
      '<p><em>For how long?</em> Six to twelve weeks, then a pause of a month. Those are the terms on which our family has always given it.</p>' +
      '<p><em>Who should not?</em> Pregnant and nursing women; persons with an overactive thyroid or liver illness; those on sedatives, immune suppressants or medicine for sugar or pressure, until a doctor has agreed. It may make you drowsy. If the skin or eyes turn yellow, or itching begins, stop and see a doctor.</p>',
    keywords: [
      'ashvagandha tablet',
      'asgandh',
      'ashwagandha vati',
      'ashwgandha goli',
      'aswagandha',
      'sleep',
      'withania',
      'nidra',
    ],
    related: ['AV-0101', 'AV-0262', 'AV-0251'],
  },
  {
    sku: 'AV-0262',
    name: 'Night foot oil with vetiver',
    localName: 'पादाभ्यंग तेल',
    brand: 'malabar-nine',
    category: 'sleep-and-calm',
    form: 'oil',
    tags: ['new-products'],
    mrp: 345,
    price: 310,
    stock: 64,
    netQuantity: 100,
    unit: 'ml',
    hsn: '330499',
    gstRate: 18,
    isVeg: true,
    origin: 'Kozhikode, Kerala',
    shelfLife: '18 months from packing',
    ingredients:
      'Cocos Nucifera (coconut) oil, Sesamum Indicum (sesame) seed oil, Chrysopogon Zizanioides (vetiver) root, Santalum Album (sandalwood) powder, Myristica Fragrans (nutmeg) kernel oil, Tocopherol.',
    benefits: [
      'Padabhyanga, rubbing the feet with oil before sleep, is part of the classical evening.',
      'Vetiver roots lie in the oil for a month and scent it.',
      'Thin enough to sink in before the fan dries it.',
      'Softens heels as it goes.',
    ],
    description:
      '<p>Sit on the edge of the bed. Pour a coin’s worth into one palm. Now the left foot: the sole first, firmly, heel to toe, with the thumb. Between the toes. Around the ankle bone, in circles. Then the right. Six minutes, no telephone. Wipe with a cloth, put on cotton socks, lie down.</p>' +
      '<p>Nothing in this is new. The old daybooks of Ayurveda put oil on the feet at night as firmly as they put the tooth twig in the morning, and every grandmother on this coast did it with whatever stood in the kitchen. We took coconut oil from one mill at Vadakara, cut it with sesame so that it does not set in December, and laid in it the roots that Kerala hangs in its drinking water: ramacham, vetiver, cool and smoky. A trace of nutmeg closes it.</p>' +
      '<p>Only for the skin. Keep off cuts and fungus between the toes, and wipe your soles well before you walk on tiles. With diabetes, look the feet over each time and avoid hard pressure. Nut and coconut allergies: please read the list.</p>',
    keywords: [
      'padabhyanga',
      'foot massage oil',
      'pag nu tel',
      'talve ki malish',
      'khus',
      'ramacham',
      'vetiver',
      'vala',
      'sleep oil',
    ],
    related: ['TB-0256', 'AV-0236', 'GF-0624'],
  },
];
