import type { DemoProduct } from '../format.ts';

/** Rice and millets, dals and pulses, flours. */
export const grainsProducts: DemoProduct[] = [
  {
    sku: 'RI-0502',
    name: 'Palakkadan matta rice',
    localName: 'लाल मट्टा चावल',
    brand: 'malabar-nine',
    category: 'rice-and-millets',
    form: 'whole',
    tags: [],
    mrp: 165,
    price: 145,
    stock: null,
    netQuantity: 1000,
    unit: 'g',
    hsn: '1006',
    gstRate: 5,
    isVeg: true,
    origin: 'Palakkad, Kerala',
    shelfLife: '12 months, sealed',
    ingredients: 'Parboiled red rice (matta), part of the bran left on.',
    benefits: [
      'Parboiled in the husk, so the grains stay apart.',
      'Part of the red bran is left on, a source of fibre.',
      'One cup of raw rice serves three.',
    ],
    description: `<p>Fat, short, streaked with rust, and unwilling to be hurried. Matta is the
      rice of central Kerala, and people who grew up with it find white rice thin.</p>
      <p>The paddy stands in the black clay of the Palakkad gap and is cut twice, in September
      and again in late January. Before milling it is steamed in its husk and dried. That
      parboiling drives some of the bran’s colour into the grain and hardens it, so the mill can
      take off the coarse outer layer and still leave red lines behind.</p>
      <h3>Cook it like pasta</h3>
      <ul>
        <li>Rinse twice. Soak for an hour if you have one.</li>
        <li>Bring plenty of water to the boil, six cups to one.</li>
        <li>In with the rice, lid half on, 35 to 40 minutes. Bite to check.</li>
        <li>Drain. Keep the pink water: that is kanji, good with salt and a spoon of ghee.</li>
      </ul>
      <p>In a cooker it takes four whistles and three cups of water. It goes with sambar, with
      anything sour, and with yesterday’s avial.</p>
      <p>Rice with bran on it feeds weevils as well. Empty the pouch into a tin and drop in two
      dry chillies.</p>`,
    keywords: [
      'matta rice',
      'rosematta',
      'kerala red rice',
      'lal chawal',
      'red rice',
      'brown rice',
      'chokha',
      'ukda chawal',
      'parboiled',
    ],
    related: ['SB-0312', 'OL-0811', 'DL-0058'],
  },
  {
    sku: 'RI-0508',
    name: 'Dang ambamor rice',
    localName: 'आंबामोर चावल',
    brand: 'dang-collective',
    category: 'rice-and-millets',
    form: 'whole',
    tags: [],
    mrp: 198,
    price: 175,
    stock: 54,
    netQuantity: 1000,
    unit: 'g',
    hsn: '1006',
    gstRate: 5,
    isVeg: true,
    origin: 'Ahwa, The Dangs, Gujarat',
    shelfLife: '9 months, sealed',
    ingredients: 'Short-grain rice (ambamor), hand-pounded once.',
    benefits: [
      'A scented short grain, kept by farmers as their own seed.',
      'Lightly pounded, so the germ stays on.',
      'Soft enough for khichdi and for small children.',
    ],
    description: `<p>Ambamor means mango blossom. Boil a cup of it with the window shut and you
      will understand the name.</p>
      <p>The seed has never come from a shop. Families around Ahwa keep back a basket each
      November and sow it again in June, transplanting by hand in July on terraces so small that
      a pair of bullocks can hardly turn. Yields are half of what a hybrid gives. The collective
      pays by the basket, at a price its members fix at a meeting in October, and this is why
      the rice is still there.</p>
      <p>It is pounded once, enough to take the husk and some of the bran. The grain is short,
      opaque and breaks easily. It cooks in fifteen minutes with two cups of water to one, and
      comes out soft and a little clinging, closer to risotto than to pulao. So use it for curd
      rice, for kheer, for khichdi with moong, or plain under ghee and a thin dal.</p>
      <p>Do not soak it long, ten minutes at most, or it breaks. The scent fades with age: eat
      it before the next monsoon.</p>`,
    keywords: [
      'ambemohar',
      'ambamohar',
      'ambamor',
      'chokha',
      'chawal',
      'dangi rice',
      'scented rice',
      'khichdi rice',
      'kheer',
    ],
    rail: 'must-try',
    related: ['DL-0052', 'GH-0901', 'NA-0515'],
  },
  {
    sku: 'NA-0515',
    name: 'Nagli, whole finger millet',
    localName: 'नागली',
    brand: 'dang-collective',
    category: 'rice-and-millets',
    form: 'whole',
    tags: [],
    mrp: 125,
    price: 110,
    stock: 88,
    netQuantity: 1000,
    unit: 'g',
    hsn: '100829',
    gstRate: 5,
    isVeg: true,
    origin: 'The Dangs, Gujarat',
    shelfLife: '12 months, sealed',
    ingredients: 'Finger millet (Eleusine coracana), cleaned.',
    benefits: [
      'A natural source of calcium and fibre.',
      'Contains no gluten by nature.',
      'Rain-fed, grown without irrigation.',
      'Keeps a year without treatment.',
    ],
    description: `<p>A nagli field in September looks like a crowd holding up its fists. Each
      ear has five or six curled fingers, each finger some hundreds of seeds, each seed no
      larger than a grain of mustard and the colour of brick.</p>
      <p>In the Dangs it is sown on slopes that are too steep and too poor for paddy. It asks
      for no water but the rain. It is cut in November, heaped for some weeks, trodden out, and
      winnowed on a windy evening. Stored dry, it outlasts any other grain in the house, which
      made it the insurance of every hill family.</p>
      <h3>What to do with the whole seed</h3>
      <p><strong>Sprout it.</strong> Soak for twelve hours, tie up in a cloth, wait for a day
      and a half. Dried in the sun and milled, that is the satva given in porridge to
      children.</p>
      <p><strong>Pop it</strong> in a hot dry kadhai, a spoonful at a time, lid on.</p>
      <p><strong>Mill it</strong> for rotla. If you have no mill near you, take our nagli
      flour.</p>
      <p>Rinse it well before use. The first water runs red, and that is only the bran.</p>`,
    keywords: [
      'nagli',
      'ragi',
      'raagi',
      'mandua',
      'nachni',
      'bavto',
      'finger millet',
      'kezhvaragu',
      'satva',
    ],
    related: ['FL-0609', 'BR-1003', 'JG-0701'],
  },
  {
    sku: 'JH-0518',
    name: 'Jhangora, barnyard millet',
    localName: 'झंगोरा',
    brand: 'pahadi-tokri',
    category: 'rice-and-millets',
    form: 'whole',
    tags: [],
    mrp: 115,
    price: 115,
    stock: 67,
    netQuantity: 500,
    unit: 'g',
    hsn: '100829',
    gstRate: 5,
    isVeg: true,
    origin: 'Pauri Garhwal, Uttarakhand',
    shelfLife: '9 months, sealed',
    ingredients: 'Barnyard millet (Echinochloa frumentacea), husked.',
    benefits: [
      'Cooks in fifteen minutes, like rice.',
      'Eaten on fast days in place of grain.',
      'Contains no gluten by nature.',
    ],
    description: `<p>Samo in Gujarat, sanwa in Awadh, jhangora in Garhwal: one small pale millet
      under three names, and on fast days in all three places it may be eaten when rice may
      not.</p>
      <p>Ours comes from terraces above 1,500 metres, where it is sown in April among stones and
      left to the rain. In October the tops are cut and carried home in bundles, and the stalks
      go to the cow. It is husked in a water mill, the gharat, in the village below. You will
      find a darker grain here and there. That is what the gharat leaves.</p>
      <p>Toast it for two minutes in a dry pan before you add water, and it will not turn to
      paste. One measure of jhangora, two of water, a lid, fifteen minutes, and five more with
      the flame off.</p>
      <h3>Jhangore ki kheer</h3>
      <p>Half a cup, washed, into a litre of simmering milk. Stir until it thickens, about
      twenty-five minutes. Sugar or jaggery off the flame, cardamom, a few chironji. It thickens
      further as it cools, so stop early.</p>`,
    keywords: [
      'jhangora',
      'samo',
      'sama',
      'sanwa',
      'moraiyo',
      'morio',
      'vrat ke chawal',
      'farali',
      'barnyard millet',
      'upvas',
    ],
    related: ['SA-0405', 'GH-0908', 'DL-0063'],
  },
  {
    sku: 'DL-0052',
    name: 'Whole green moong',
    localName: 'मूंग',
    brand: 'aranya',
    category: 'dals',
    form: 'whole',
    tags: [],
    mrp: 189,
    price: 189,
    stock: 126,
    netQuantity: 500,
    unit: 'g',
    hsn: '071331',
    gstRate: 5,
    isVeg: true,
    origin: 'Banaskantha, Gujarat',
    shelfLife: '12 months, sealed',
    ingredients: 'Whole green gram (Vigna radiata).',
    benefits: [
      'Sprouts evenly: 96 of 100 in our test.',
      'A natural source of protein and fibre.',
      'Neither polished nor oiled.',
    ],
    description: `<p>We judge moong by sprouting it. A hundred seeds on wet cloth, two nights,
      then we count the tails. This crop gave ninety-six. Old stock, or stock that has been
      fumigated hard, gives sixty, and the other forty are the little stones you bite on.</p>
      <p>The seed is the small, dull green sort from the sandy fields of Banaskantha, sown with
      the first rain and picked by hand in September, pod by pod, for they do not ripen
      together. Shiny moong in the bazaar owes its gloss to oil or soapstone. Matt is how it
      grows.</p>
      <h3>To sprout</h3>
      <p>Wash, soak overnight, drain. Leave in a covered colander and rinse morning and evening.
      After a day you have points, after two you have tails. Eat with lime, onion and chaat
      masala, or toss for a minute in hot oil.</p>
      <h3>To cook</h3>
      <p>No soaking is needed. Three whistles, then ten minutes at rest. On Wednesdays half of
      Ahmedabad eats it this way, with a tadka of hing and garlic.</p>
      <p>The jar is glass and worth keeping.</p>`,
    keywords: [
      'moong',
      'mung',
      'mag',
      'sabut moong',
      'green gram',
      'hara moong',
      'moong dal',
      'cherupayar',
      'sprouts',
    ],
    related: ['RI-0508', 'HG-0144', 'JE-0219'],
  },
  {
    sku: 'DL-0058',
    name: 'Toor dal, unpolished',
    localName: 'तुवर दाल',
    brand: 'aranya',
    category: 'dals',
    form: 'whole',
    tags: [],
    mrp: 275,
    price: 245,
    stock: 215,
    netQuantity: 1000,
    unit: 'g',
    hsn: '071360',
    gstRate: 5,
    isVeg: true,
    origin: 'Bharuch, Gujarat',
    shelfLife: '9 months, sealed',
    ingredients: 'Split pigeon pea (Cajanus cajan), husked.',
    benefits: [
      'No water polish, no oil, no added colour.',
      'A natural source of protein and fibre.',
      'Cooks soft in four whistles.',
      'One kilo makes about twenty bowls of dal.',
    ],
    description: `<p>Rub a handful between your palms. A faint yellow dust should come off, and
      it should smell of raw peas. Polished dal leaves nothing, since leather rollers and water,
      sometimes oil, have taken the surface away along with a good part of the taste.</p>
      <p>Our tuver stands nine months in the black cotton soil of Bharuch. It goes in with the
      monsoon, flowers yellow in December and is cut in February. The mill conditions it with a
      little water overnight, dries it in the sun, splits it and stops.</p>
      <p>Because the surface is rough, wash it three times and expect foam when it boils. Skim
      once.</p>
      <ul>
        <li>Soak for half an hour.</li>
        <li>Cooker: 1 measure to 3, turmeric, no salt, four whistles.</li>
        <li>Whisk while hot.</li>
      </ul>
      <p>For <strong>Gujarati dal</strong> it gets jaggery, kokum, peanuts and a stick of
      cinnamon, and boils for another twenty minutes until the spoon leaves a trail. For
      <strong>sambar</strong> keep it thick. Salt goes in once the dal is soft.</p>
      <p>Store it in a tin with a few cloves.</p>`,
    keywords: [
      'toor dal',
      'tur dal',
      'tuver dal',
      'tuvar',
      'arhar dal',
      'pigeon pea',
      'thuvara parippu',
      'dal',
    ],
    related: ['TU-0214', 'SB-0312', 'GH-0901', 'HG-0144'],
  },
  {
    sku: 'DL-0063',
    name: 'Munsiyari rajma',
    localName: 'मुनस्यारी राजमा',
    brand: 'pahadi-tokri',
    category: 'dals',
    form: 'whole',
    tags: ['best-seller'],
    mrp: 240,
    price: 210,
    stock: 97,
    netQuantity: 500,
    unit: 'g',
    hsn: '07133300',
    gstRate: 5,
    isVeg: true,
    origin: 'Munsiyari, Pithoragarh, Uttarakhand',
    shelfLife: '12 months, sealed',
    ingredients: 'Kidney beans (Phaseolus vulgaris), white and mottled.',
    benefits: [
      'Grown above 2,000 metres, one crop a year.',
      'Thin skin, so it needs no soda.',
      'A natural source of protein and fibre.',
    ],
    description: `<p>Pick out three beans from this bag and no two will match: white, cream with
      a maroon eye, speckled like an egg. The market wants them alike and dark red. Munsiyari
      never agreed.</p>
      <p>The villages lie above 2,000 metres, across the valley from the five peaks of
      Panchachuli. Beans climb the maize there. They are sown in May, when the snow has left the
      terraces, and pulled in October, dried on slate roofs and beaten out with sticks. Mules
      bring the sacks down to the road head, and a truck needs a day from there to Almora.</p>
      <p>Two things follow from height and cold. The skin is thin, and the inside turns to
      butter. Soak them overnight, throw away the water and cook in fresh, twelve minutes after
      the first whistle, without soda. Crush a ladleful against the side of the pot and you have
      your gravy.</p>
      <p>Boil them properly: kidney beans of every kind must be cooked at a full boil for ten
      minutes or more, and are never to be eaten raw or half done.</p>`,
    keywords: [
      'rajma',
      'raajma',
      'kidney beans',
      'pahadi rajma',
      'chitra rajma',
      'white rajma',
      'rajmah',
    ],
    rail: 'best',
    related: ['GM-0305', 'DL-0067', 'GH-0908', 'RI-0508'],
  },
  {
    sku: 'DL-0067',
    name: 'Gahat, hill horse gram',
    localName: 'गहत',
    brand: 'pahadi-tokri',
    category: 'dals',
    form: 'whole',
    tags: [],
    mrp: 135,
    price: 135,
    stock: 5,
    netQuantity: 500,
    unit: 'g',
    hsn: '071390',
    gstRate: 5,
    isVeg: true,
    origin: 'Bageshwar, Uttarakhand',
    shelfLife: '12 months, sealed',
    ingredients: 'Horse gram (Macrotyloma uniflorum).',
    benefits: [
      'A natural source of protein, iron and fibre.',
      'Grown on rain alone.',
      'A winter dal: dark, earthy and filling.',
    ],
    description: `<p>The name was given by people who fed it to horses. In Kumaon it is what you
      eat when there is frost on the yard.</p>
      <p>Gahat is a flat, hard, brown little pulse that grows where hardly anything else will,
      on dry ledges facing south, with two weedings and no water. Bageshwar farmers cut it in
      November. Whatever is left in the house in March is considered a good sign.</p>
      <p>It asks for time. Soak it for a whole night and half a day. Then either of these:</p>
      <p><strong>Gahat ki dal.</strong> Pressure cook for half an hour with turmeric. Temper
      with jakhiya, garlic and dry chilli in mustard oil. Thin it until it pours; it is more a
      broth than a dal, and is drunk from the bowl.</p>
      <p><strong>Gahat ka paratha.</strong> Cook the soaked gram, drain it well, crush it with
      green chilli, coriander and ajwain. Stuff, roll, and be generous with ghee.</p>
      <p>Save the cooking water in either case. With lime, salt and a little pepper it is the
      best part. The taste is between lentil and roasted chestnut, and dry grain keeps as long
      as you keep it dry.</p>`,
    keywords: [
      'gahat',
      'gehat',
      'kulthi',
      'kulath',
      'kalthi',
      'horse gram',
      'kollu',
      'muthira',
      'ulavalu',
    ],
    related: ['JK-0224', 'OL-0816', 'DL-0063'],
  },
  {
    sku: 'DL-0071',
    name: 'Desi kala chana',
    localName: 'काला चना',
    brand: 'khet-and-co',
    category: 'dals',
    form: 'whole',
    tags: [],
    mrp: 105,
    price: 95,
    stock: 134,
    netQuantity: 500,
    unit: 'g',
    hsn: '071320',
    gstRate: 5,
    isVeg: true,
    origin: 'Rajkot, Gujarat',
    shelfLife: '12 months, sealed',
    ingredients: 'Brown chickpea (Cicer arietinum), whole.',
    benefits: [
      'Grown on the moisture left in the soil.',
      'A natural source of protein and fibre.',
      'Holds its shape in the pot.',
    ],
    description: `<p>After the groundnut is lifted in October the soil below is still damp to
      the depth of an arm. The growers of Khet &amp; Co. drill chana into it the same week and
      then, as they say, lock the gate. No water, no spray, a fence against the nilgai. In
      February the pods rattle.</p>
      <p>A chickpea raised in this manner is small, dark, wrinkled like a ram’s head, and firmer
      in the bite than the pale kabuli. Soaked overnight it doubles. Cooked (five whistles, salt
      only at the end) it stays whole, which is why it goes into salads, into sukha chana for
      Ashtami, and on skewers with raw mango.</p>
      <p>The water it boils in is brown and tastes of stock. Do not throw it away: thicken with
      a spoon of besan, temper with cumin and green chilli, and eat it with rice.</p>
      <p>You can also roast it. Soak for an hour, dry on a towel, shake in a hot kadhai with
      salt until it jumps. In a closed jar it is crisp for a fortnight.</p>
      <p>We have had this bean split into dal and ground into besan as well.</p>`,
    keywords: [
      'kala chana',
      'desi chana',
      'chickpea',
      'bengal gram',
      'chana',
      'deshi chana',
      'kadala',
      'black chickpea',
    ],
    related: ['FL-0612', 'BR-1016', 'MR-0118'],
  },
  {
    sku: 'FL-0604',
    name: 'Lok-1 wheat flour, stone ground',
    localName: 'गेहूं का आटा',
    brand: 'khet-and-co',
    category: 'flours',
    form: 'powder',
    tags: [],
    mrp: 98,
    price: 98,
    stock: 158,
    netQuantity: 1000,
    unit: 'g',
    hsn: '11010000',
    gstRate: 5,
    isVeg: true,
    origin: 'Rajkot and Bhavnagar, Gujarat',
    shelfLife: '3 months',
    ingredients: 'Whole wheat (Lok-1). Contains gluten.',
    benefits: [
      'Whole grain, with bran and germ.',
      'Milled in the week that it ships.',
      'No maida and no improver added.',
    ],
    description: `<p>In the seventies a teacher at Lokbharati, the rural college in Sanosara,
      noticed an odd ear in his wheat, kept it, sowed it, and kept the best of that. The variety
      he ended up with was named Lok-1. It needs little water, ripens before the heat of March,
      and makes a rotli that is still soft at four in the afternoon. Saurashtra has eaten little
      else since.</p>
      <p>Ours is milled on stone, slowly, so that the flour leaves the chute no warmer than a
      hand. Bran and germ are all in it. You will see the flecks.</p>
      <h3>Dough</h3>
      <p>About 620 ml of water to the kilo, lukewarm, a spoon of oil. Knead for five minutes and
      let it rest under a damp cloth for twenty. Fresh flour drinks slowly, so resist adding
      more before the rest is over.</p>
      <h3>Why three months</h3>
      <p>The germ holds oil, and oil ages. Bitter flour is old flour. In May and June keep the
      bag in the refrigerator. A sieve is not needed, but if you use one put the bran back or
      feed it to the tulsi pot.</p>`,
    keywords: [
      'atta',
      'aata',
      'ghau no lot',
      'lot',
      'gehu',
      'gehun',
      'wheat flour',
      'chakki atta',
      'rotli',
      'chapati',
    ],
    related: ['GH-0904', 'FL-0612', 'BR-1012'],
  },
  {
    sku: 'FL-0609',
    name: 'Nagli flour',
    localName: 'नागली का आटा',
    brand: 'dang-collective',
    category: 'flours',
    form: 'powder',
    tags: [],
    mrp: 105,
    price: 95,
    stock: 43,
    netQuantity: 500,
    unit: 'g',
    hsn: '110290',
    gstRate: 5,
    isVeg: true,
    origin: 'The Dangs, Gujarat',
    shelfLife: '4 months',
    ingredients:
      'Finger millet (Eleusine coracana), whole, milled. Milled where no wheat is milled.',
    benefits: [
      'A natural source of calcium and fibre.',
      'From a mill that grinds no wheat.',
      'Whole grain, nothing sifted out.',
    ],
    description: `<p>The first rotla breaks. So does the second. Nagli has no gluten to hold it
      together, so the women at the Ahwa mill gave us their method, and now ours hold.</p>
      <ul>
        <li>Boil a cup of water with a pinch of salt.</li>
        <li>Pour it on a cup of flour, stir with the handle of a spoon, cover for ten
        minutes.</li>
        <li>Knead while it is as warm as you can bear, for longer than seems sensible.</li>
        <li>Pat it out between wet palms, or on a wet cloth, as thick as a coin.</li>
        <li>Iron tawa, medium flame. Sprinkle water on the upper side, turn when it dries, then
        hold the rotla straight over the fire until it puffs.</li>
      </ul>
      <p>It tastes of malt and a little of earth and wants something sharp beside it: garlic
      chutney, spring onions, a split green chilli. With a fifth of wheat flour it rolls like
      any other dough, if you may eat wheat.</p>
      <p>For porridge, one heaped spoon whisked into a glass of cold water, stirred over heat
      for six minutes, then milk and jaggery. The mill belongs to the collective and grinds
      millet and rice alone.</p>`,
    keywords: [
      'nagli no lot',
      'ragi flour',
      'ragi atta',
      'mandua atta',
      'nachni flour',
      'finger millet flour',
      'gluten free',
      'ragi malt',
    ],
    related: ['NA-0515', 'JG-0701', 'BR-1003', 'PI-1212'],
  },
  {
    sku: 'FL-0612',
    name: 'Besan, fine stone ground',
    localName: 'बेसन',
    brand: 'khet-and-co',
    category: 'flours',
    form: 'powder',
    tags: [],
    mrp: 120,
    price: 105,
    stock: 112,
    netQuantity: 500,
    unit: 'g',
    hsn: '11061000',
    gstRate: 5,
    isVeg: true,
    origin: 'Rajkot, Gujarat',
    shelfLife: '4 months',
    ingredients: 'Split chickpea (chana dal), milled.',
    benefits: [
      'Pure chana dal: no pea or maize flour in it.',
      'A natural source of protein.',
      'Fine enough for khandvi, with body enough for gathiya.',
    ],
    description: `<p>Cheap besan is often half yellow pea. It looks the same, costs a third
      less, and gives itself away in the pan, where the khandvi will not set and the bhajiya
      drinks oil.</p>
      <p>This is chana dal and only that: our own growers’ brown chickpea, husked, split, dried
      for one more day and ground between stones to 60 mesh. It is a dull, warm yellow. When you
      stir it into water there is a smell of green pods, and after a minute in hot ghee a smell
      of nuts.</p>
      <h3>Three proportions worth remembering</h3>
      <ul>
        <li><strong>Khandvi:</strong> 1 besan, 1 sour curd, 2 water.</li>
        <li><strong>Kadhi:</strong> 2 spoons to half a litre of chhaas.</li>
        <li><strong>Bhajiya batter:</strong> 1 besan, a little less than 1 water, a spoon of hot
        oil instead of soda.</li>
      </ul>
      <p>For magas or ladoo ask your mill for a coarser grind, or add two spoons of sooji to
      this one.</p>
      <p>Besan is a favourite of moths. Sieve it when you open the bag, store it in glass, and
      in the rains put the jar in the refrigerator.</p>`,
    keywords: [
      'besan',
      'chana no lot',
      'chickpea flour',
      'gram flour',
      'kadlehittu',
      'kadala maavu',
      'bhajiya',
      'dhokla',
      'kadhi',
    ],
    related: ['DL-0071', 'MR-0118', 'OL-0802'],
  },
];
