import type { DemoProduct } from '../format.ts';

/** Gifting > Hampers. */
export const hampersProducts: DemoProduct[] = [
  {
    sku: 'GF-0601',
    name: 'Diwali light box',
    localName: 'दीपावली',
    brand: 'chhoti-haat',
    category: 'festive-hampers',
    form: 'set',
    tags: [],
    mrp: 950,
    price: 849,
    stock: 72,
    netQuantity: 27,
    unit: 'pieces',
    hsn: '330741',
    gstRate: 5,
    isVeg: null,
    origin: 'Ahmedabad, Gujarat',
    shelfLife: '12 months from packing',
    ingredients:
      '12 clay diyas, 1 box of ghee wicks (50), 6 beeswax tea lights, 1 box of Mysore sandal incense (40 sticks), 1 box of guggul dhoop cups (12), 1 tin of haldi kumkum (25 g), 1 packet of rangoli powder from rice and flowers (150 g), 4 torans of dried marigold.',
    benefits: [
      'All that one evening of Diwali asks for, except the sweets.',
      'Diyas thrown on the wheel at Gundiyali in Kutch.',
      'Rangoli that ants and sparrows may eat.',
      'The box is a drawer of mango wood board and stays in use.',
    ],
    description:
      '<p>Pull the ribbon and the front falls down like a stage. On the lower floor the diyas sit in straw, twelve of them, no two alike, from the wheel of the Kumbhar families at Gundiyali. On the upper one lie wicks already dipped in ghee, tea lights of beeswax for the stairs, sandal sticks, guggul cups, kumkum, and four short garlands of dried marigold that need only a nail.</p>' +
      '<p>We first packed it for a bank that wanted no dry fruit for once. The bank’s people asked where they could buy it for home.</p>' +
      '<h3>On the evening</h3>' +
      '<p>Soak the diyas in water for an hour beforehand, else clay drinks the ghee. One wick each. They burn about forty minutes. Guggul cups need a plate beneath them. Keep flames from curtains, dupattas and children, and somebody in the room.</p>' +
      '<h3>To send it</h3>' +
      '<p>It travels well and contains nothing that spoils or leaks. Tick the gift option in the cart and write your message there; we put it on a card by hand. The single things can be had again on their own.</p>',
    keywords: [
      'diwali gift',
      'deepavali',
      'dipawali',
      'diya box',
      'divali hamper',
      'diwali hamper',
      'puja hamper',
      'corporate gift',
      'laxmi puja',
      'diwa',
    ],
    related: ['PJ-0901', 'IN-0009', 'PJ-0908', 'GF-0607'],
  },
  {
    sku: 'GF-0604',
    name: 'Raksha Bandhan box',
    localName: 'रक्षाबंधन',
    brand: 'chhoti-haat',
    category: 'festive-hampers',
    form: 'set',
    tags: [],
    mrp: 575,
    price: 575,
    stock: 1,
    netQuantity: 6,
    unit: 'pieces',
    hsn: '0802',
    gstRate: 5,
    isVeg: true,
    origin: 'Ahmedabad, Gujarat',
    shelfLife: '3 months from packing',
    ingredients:
      '2 cotton rakhis with a tulsi bead; roli (5 g) and rice (10 g); roasted almonds, lightly salted (100 g); fig and rose barfi: figs, almonds, rose petals, ghee (150 g); 1 seed-paper card. Contains nuts and milk.',
    benefits: [
      'Rakhis of handspun thread with one tulsi bead; no plastic, no foil.',
      'A sweet made of fruit and nuts, with no sugar added.',
      'Plant the card after reading it.',
    ],
    description:
      '<p>For brothers far away the thread used to come in an envelope with a few grains of rice that had escaped into all its corners. This box keeps the rice in its place.</p>' +
      '<p>Open it and on top there is a card which you have dictated. Beneath lies the thread: cotton from an ambar charkha at Sabarmati, dyed with madder and pomegranate rind, a single tulsi bead in the knot. There are two, because a bhabhi, a cousin or a nephew is always standing by. A fold of roli, a fold of rice. Then what he really opens it for: a slab of fig and rose barfi, soft, seedy, not very sweet, and a bag of almonds roasted in iron.</p>' +
      '<p>Order a week ahead: Ahmedabad takes two working days, the rest of India five to six. No price is printed on anything inside.</p>' +
      '<p>The barfi holds three months sealed and two weeks opened. <strong>Contains almonds and milk fat</strong>; made at a table where cashew and sesame are handled. The rakhi bears a shower and not a swimming bath.</p>',
    keywords: [
      'rakhi',
      'raakhi',
      'rakhi gift',
      'rakshabandhan',
      'rakhdi',
      'rakhee hamper',
      'brother gift',
      'bhai',
      'anjeer barfi',
      'rakhi box',
    ],
    related: ['GF-0607', 'PK-0703', 'GF-0647'],
  },
  {
    sku: 'GF-0607',
    name: 'Dry fruit and honey thali',
    localName: 'मेवा थाली',
    brand: 'chhoti-haat',
    category: 'festive-hampers',
    form: 'set',
    tags: [],
    mrp: 1999,
    price: 1799,
    stock: 36,
    netQuantity: 1150,
    unit: 'g',
    hsn: '081350',
    gstRate: 5,
    isVeg: true,
    origin: 'Ahmedabad, Gujarat',
    shelfLife: '6 months from packing',
    ingredients:
      'Kashmir almonds (200 g), whole cashews W240 (200 g), green raisins (150 g), walnut halves (150 g), dried figs (150 g), dried apricots, unsulphured (50 g), raw forest honey of the Dangs (250 g); a brass thali, 28 cm. Contains nuts.',
    benefits: [
      'Six fruits and nuts of the new crop, and one jar of forest honey.',
      'A brass thali of 700 g that outlives the almonds.',
      'Nothing roasted, salted, sulphured or glazed.',
      'Packed in the week that it leaves.',
    ],
    description:
      '<p>A mewa thali is easy to fill and hard to choose, so here is how each thing was chosen.</p>' +
      '<ul><li><strong>Almonds:</strong> small, crooked, thin-skinned Kashmiri ones. They look worse than the Californian and taste of marzipan.</li><li><strong>Cashews:</strong> W240 from Kollam, whole.</li><li><strong>Raisins:</strong> green, from Sangli, dried in shade.</li><li><strong>Walnuts:</strong> this autumn’s, cracked by hand in Kupwara. Smell them: paint means last year’s.</li><li><strong>Figs:</strong> from Purandar, threaded on a cord.</li><li><strong>Apricots:</strong> Ladakhi, brown because nobody sulphured them.</li><li><strong>Honey:</strong> from the women of the Dang Collective.</li></ul>' +
      '<p>They lie in six cloth bags on a brass thali beaten in Visnagar, with the jar in the middle, under a block-printed cloth tied with four corners up.</p>' +
      '<p>Nuts go rancid in heat: move them into closed jars, into the refrigerator if the house is warm, and eat them within two months of opening. No honey for babies under one. All of it is off limits with a nut allergy. Wash the brass with tamarind before the first use, and do not let sour food stand on it.</p>',
    keywords: [
      'dry fruit hamper',
      'dryfruit',
      'sukha mewa',
      'suka meva',
      'badam kaju gift',
      'mewa thali',
      'diwali dry fruits',
      'honey gift',
      'corporate hamper',
      'brass thali',
    ],
    related: ['GF-0601', 'GF-0644', 'GF-0647', 'PK-0702'],
  },
  {
    sku: 'GF-0610',
    name: 'Ringal basket from Kumaon',
    brand: 'pahadi-tokri',
    category: 'festive-hampers',
    form: 'set',
    tags: [],
    mrp: 1650,
    price: 1650,
    stock: 2,
    netQuantity: 6,
    unit: 'pieces',
    hsn: '210690',
    gstRate: 5,
    isVeg: true,
    origin: 'Almora, Uttarakhand',
    shelfLife: '8 months from packing',
    ingredients:
      'Munsiyari rajma (500 g), hill salt ground with garlic, hemp seed and chilli (100 g), wild apricot kernel oil (100 ml), buransh flower squash (300 ml), mandua biscuits (200 g: finger millet, wheat flour, butter, jaggery), one lidded ringal basket. Contains wheat and milk.',
    benefits: [
      'Five things to eat from villages above 1,500 metres.',
      'The basket is woven of ringal, the hill bamboo, and has a lid.',
      'Every maker’s name and village is on a slip inside.',
    ],
    description:
      '<p>Jogaram of Bageshwar splits ringal with his teeth, his left foot and a sickle. A lidded basket takes him a day and a half; his hands smell of green tea afterwards. He makes four a week when the fields allow it. So this hamper is never plentiful.</p>' +
      '<p>What we put in it is a Kumaoni kitchen shelf. Rajma from Munsiyari, the small pale kind that cooks to cream. Pisyun loon: salt pounded on stone with garlic, hemp seed, green chilli and coriander, meant for cucumber and for oranges in the winter sun. Oil of wild apricot kernels, chuli, to finish a dal, or for the skin. Buransh, the red rhododendron flower, as a squash; four parts of water to one. Biscuits of mandua which the women’s group at Dhaulachhina bakes on Fridays.</p>' +
      '<p>All is vegetarian. There is wheat and butter in the biscuits, garlic in the salt, and hemp seed is a food here, harmless as sesame.</p>' +
      '<p>Keep the basket dry, wipe it with mustard oil once a year, and it will hold rotis for ten.</p>',
    keywords: [
      'ringal',
      'ringaal',
      'pahadi hamper',
      'kumaon',
      'kumaoni gift',
      'bamboo basket hamper',
      'buransh',
      'munsiyari rajma',
      'pisyu loon',
      'uttarakhand',
      'tokri',
    ],
    related: ['JU-0309', 'GF-0641', 'PK-0705'],
  },
  {
    sku: 'GF-0621',
    name: 'Sunday bath hamper',
    brand: 'chhoti-haat',
    category: 'wellness-hampers',
    form: 'set',
    tags: [],
    mrp: 1490,
    price: 1290,
    stock: 48,
    netQuantity: 6,
    unit: 'pieces',
    hsn: '330730',
    gstRate: 18,
    isVeg: true,
    origin: 'Ahmedabad, Gujarat',
    shelfLife: '12 months from packing',
    ingredients:
      'Coconut and wild turmeric body oil (200 ml), rose ubtan cleanser (100 g), Sambhar bath salt with khus (400 g), neem tulsi handmade soap (125 g), a dried ridge-gourd scrubber, a handloom cotton towel (45 × 90 cm). The full list of each stands on its own label. Contains almond.',
    benefits: [
      'Oil, ubtan, salt and soap in the order in which they are used.',
      'Four houses in one box: Malabar Nine, Mitti, Neela and our own table.',
      'About six Sundays for one person.',
    ],
    description:
      '<h3>9.30</h3><p>Warm the oil. Spread the towel on the floor; it is handloom from Erode and does not mind. Head, arms, legs, belly, in that order or any other. Sit in the sun with the newspaper.</p>' +
      '<h3>10.00</h3><p>Ubtan, dry at first. Rub until it falls in crumbs and takes the oil along. Whoever shares the bathroom will complain about the crumbs.</p>' +
      '<h3>10.15</h3><p>Hot water. The gourd for elbows, heels and back, after it has soaked for a minute. Soap wherever you feel the need for it.</p>' +
      '<h3>10.30</h3><p>A spoon of khus salt in the last half bucket. Pour it slowly. Don’t hurry to dry yourself.</p>' +
      '<h3>11.00</h3><p>Breakfast, preferably made by somebody else.</p>' +
      '<p>That schedule, in a kinder hand, lies in the box on a card. Not for small children, for fever, or for skin that is cut or sore; there is almond in the ubtan. Should the oil arrive solid, stand it in warm water. The GST is that of the salt, 18 %, as the law has it for mixed boxes.</p>',
    keywords: [
      'bath hamper',
      'self care gift',
      'spa hamper',
      'abhyanga set',
      'gift for her',
      'gift for mother',
      'ubtan set',
      'birthday gift',
      'wellness gift',
    ],
    related: ['SK-0421', 'SK-0177', 'SP-0051', 'SP-0033'],
  },
  {
    sku: 'GF-0624',
    name: 'Early to bed box',
    brand: 'chhoti-haat',
    category: 'wellness-hampers',
    form: 'set',
    tags: [],
    mrp: 1150,
    price: 1049.5,
    stock: 12,
    membersForDays: 30,
    netQuantity: 5,
    unit: 'pieces',
    hsn: '330499',
    gstRate: 18,
    isVeg: true,
    origin: 'Ahmedabad, Gujarat',
    shelfLife: '9 months from packing',
    ingredients:
      'Night foot oil with vetiver (100 ml), mogra candle in a tin (1 of 90 g), milk masala of almond, nutmeg, cardamom and saffron (75 g), a pair of cotton socks, an eye pillow filled with linseed and dried rose. Contains almond.',
    benefits: [
      'Five small things for the last half hour of a day.',
      'Nothing in it is a medicine, and nothing needs charging.',
      'The milk masala has no sugar; add your own.',
    ],
    description:
      '<p>We asked eleven people at the packing house what they do before sleep. Ten said the telephone. This box was packed against the telephone.</p>' +
      '<p>It goes thus. At half past nine light the candle; it smells of mogra, and a tin burns for eighteen evenings. Heat a cup of milk with a spoon of the masala, and while it cools enough to drink rub your feet with the vetiver oil. Socks on. Drink. Blow out the candle: before, not after, you lie down. Then the pillow across the eyes, heavy and cool, since linseed holds the cold of the refrigerator for ten minutes.</p>' +
      '<p>Some of us now sleep by ten. One still has the telephone, under the pillow.</p>' +
      '<p>There is almond and nutmeg in the masala: use the level spoon and no more, and not for small children. Never leave a candle alone. The oil is for healthy skin; see its label. The eye pillow’s cover can be washed, its filling cannot. Those who seldom sleep well for weeks should tell a doctor and not a box.</p>',
    keywords: [
      'sleep gift',
      'sleep hamper',
      'bedtime box',
      'relax gift',
      'good night box',
      'milk masala',
      'doodh masala',
      'self care box',
      'foot oil gift',
    ],
    related: ['AV-0262', 'CN-0035', 'TB-0256'],
  },
  {
    sku: 'GF-0627',
    name: 'Kadha season box',
    brand: 'chhoti-haat',
    category: 'wellness-hampers',
    form: 'set',
    tags: [],
    mrp: 1120,
    price: 1120,
    stock: 55,
    netQuantity: 5,
    unit: 'pieces',
    hsn: '210690',
    gstRate: 5,
    isVeg: true,
    origin: 'Ahmedabad, Gujarat',
    shelfLife: '9 months from packing',
    ingredients:
      'Four-herb kadha (100 g), ginger, pepper and tulsi lozenges (30 pieces), raw forest honey (250 g), chyawanprash, small pan (250 g), a steel tumbler with a brass lid (180 ml). The full list of each stands on its own label.',
    benefits: [
      'For the parents’ shelf when the weather turns.',
      'From Aranya, Malabar Nine, the Dang Collective and Vaidya Ghar.',
      'A lidded tumbler, so that the kadha steeps and stays hot.',
    ],
    description:
      '<p>Sons and daughters abroad order this one, mostly in the last week of October, mostly at night. They write the card themselves and it is always the same card: please really take it.</p>' +
      '<p>So we made it easy to take. A spoon lies in the tumbler. The kadha comes with the recipe in Gujarati, Hindi and English, in large print. The chyawanprash is half the usual size, since the big jar frightens people who live alone. Lozenges for the handbag, honey for everything.</p>' +
      '<p>How it is meant to go: a spoon of chyawanprash after getting up; kadha at four in place of the second tea; a lozenge when the grandchildren call and there is much to say.</p>' +
      '<p><strong>For whom it is not right:</strong> honey, lozenges and chyawanprash are sweet, which rules them out for many with diabetes; ask first. The spices warm and may upset a sour stomach. People on blood thinners should show the list to their doctor. Never honey for infants.</p>' +
      '<p>It will keep until the next winter if left shut. We hope that it is not.</p>',
    keywords: [
      'winter hamper',
      'kadha gift',
      'gift for parents',
      'immunity hamper',
      'chyawanprash gift',
      'ukalo',
      'honey gift box',
      'monsoon box',
      'shiyalo',
    ],
    related: ['AV-0205', 'TB-0214', 'AV-0315'],
  },
];
