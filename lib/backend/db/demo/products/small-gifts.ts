import type { DemoProduct } from '../format.ts';

/** Gifting > Small gifts. */
export const smallGiftsProducts: DemoProduct[] = [
  {
    sku: 'GF-0641',
    name: 'Three teas in tins',
    brand: 'aranya',
    category: 'tins-and-boxes',
    form: 'set',
    tags: [],
    mrp: 540,
    price: 485,
    stock: 92,
    netQuantity: 150,
    unit: 'g',
    hsn: '0902',
    gstRate: 5,
    isVeg: true,
    origin: 'Assam, Himachal Pradesh and Gujarat',
    shelfLife: '18 months from packing',
    ingredients:
      'Assam orthodox black tea (50 g); Kangra green tea (50 g); tulsi leaf with lemongrass and ginger, without caffeine (50 g).',
    benefits: [
      'One tea for the morning, one for work, one for the evening.',
      'Whole leaf, about twenty-five cups from each tin.',
      'Slip-lid tins that shut well enough for spices later.',
      'Loose leaf, so there is no plastic in your cup.',
    ],
    description:
      '<p><strong>The brown tin: Assam.</strong> A garden near Jorhat that still rolls its leaf. Malty, strong enough for milk. Boiling water, four minutes. Best before nine.</p>' +
      '<p><strong>The green tin: Kangra.</strong> China bushes that the British planted under the Dhauladhar and an earthquake nearly ended. Pan fired, grassy, light. Water that has stopped boiling for five minutes, else it bites. Good for a second infusion, and for getting things done.</p>' +
      '<p><strong>The purple tin: no tea at all.</strong> Tulsi from our own rows at Vasad with lemongrass and a bit of ginger. As long as you like. For visitors, for after dinner, for those who may not have caffeine.</p>' +
      '<p>The three stand in a sleeve of grey board with a paper scoop. It is the present for a person of whom you only know that they have a kettle.</p>' +
      '<p>Green and black tea disturb iron tablets and light sleepers. Large amounts of tulsi are not for pregnancy. Keep tins away from masala: tea smells whatever stands beside it, and remembers.</p>',
    keywords: [
      'tea gift',
      'tea tin',
      'chai gift',
      'cha',
      'tea sampler',
      'assam tea',
      'kangra green tea',
      'tulsi tea',
      'gift for office',
    ],
    related: ['GF-0644', 'GF-0647', 'AV-0205'],
  },
  {
    sku: 'GF-0644',
    name: 'Sheesham spice box, seven spices',
    localName: 'मसाला डब्बा',
    brand: 'malabar-nine',
    category: 'tins-and-boxes',
    form: 'set',
    tags: [],
    mrp: 1590,
    price: 1425,
    stock: 26,
    netQuantity: 280,
    unit: 'g',
    hsn: '4419',
    gstRate: 5,
    isVeg: true,
    origin: 'Saharanpur, Uttar Pradesh, and Kozhikode, Kerala',
    shelfLife: 'Spices 12 months from packing',
    ingredients:
      'Black pepper, green cardamom, clove, cinnamon bark, nutmeg with mace, turmeric powder and dried red chilli, 40 g of each; a box of sheesham wood (22 × 22 × 7 cm) with seven steel cups and a spoon.',
    benefits: [
      'A masala dabba for somebody’s first kitchen.',
      'Seven of our nine spices, from named estates.',
      'Steel cups lift out and go under the tap; the wood does not.',
    ],
    description:
      '<p>Every Indian kitchen is steered from one round tin. This one is square, of sheesham from Saharanpur, with a glass lid that slides, since steel lids always land upside down.</p>' +
      '<p>It comes filled. <em>Pepper</em> from Wayanad, picked when one berry in the spike had turned red. <em>Cardamom</em> of 8 mm from Vandanmedu. <em>Cloves</em> from Nilambur that still have their heads. <em>Cinnamon</em>, the thin true bark, not cassia. <em>Nutmeg</em> in its lace of mace: grate one, fry the other. <em>Turmeric</em> of the Alleppey sort. <em>Chilli</em> from Byadgi, more colour than fire.</p>' +
      '<p>Newlyweds get it, people who move abroad get it, and a surprising number of widowers.</p>' +
      '<p>Whole spices last a year in the cups, the turmeric six months. Put the box neither on the stove nor over it. Rub the wood with coconut oil when it looks dry. The cups are sized so that a teaspoon goes in and a toddler’s hand doesn’t. We sell all seven as refills.</p>',
    keywords: [
      'masala dabba',
      'masaladani',
      'masala box',
      'masaliyu',
      'masalyu',
      'spice box',
      'wooden spice box',
      'sheesham',
      'shisham',
      'house warming gift',
      'wedding gift',
    ],
    related: ['GF-0641', 'AV-0137', 'PK-0702'],
  },
  {
    sku: 'GF-0647',
    name: 'Mukhwas in four chambers',
    localName: 'मुखवास',
    brand: 'aranya',
    category: 'tins-and-boxes',
    form: 'set',
    tags: [],
    mrp: 325,
    price: 325,
    stock: 110,
    netQuantity: 320,
    unit: 'g',
    hsn: '210690',
    gstRate: 5,
    isVeg: true,
    origin: 'Anand, Gujarat',
    shelfLife: '6 months from packing',
    ingredients:
      'Roasted linseed and sesame with salt and turmeric (80 g); dhana dal, salted (80 g); fennel with rose petals and rock sugar (80 g); dried amla with black salt and ajwain (80 g). Contains sesame.',
    benefits: [
      'What Gujarat passes round when the plates have gone.',
      'Four kinds: nutty, salty, sweet and sour.',
      'No supari, no dye, no silver leaf, no saccharin.',
      'A round tin with a turning lid, filled again for less.',
    ],
    description:
      '<p>The meal is over. Nobody gets up. The tin comes, the lid turns with a scrape, and each guest’s hand goes to the chamber that it went to last time. You can know a family by it: the doctor takes linseed, the uncle dhana dal, children the pink one, and whoever cooked takes amla.</p>' +
      '<ul><li><strong>Alsi tal.</strong> Linseed and sesame, roasted with turmeric water and salt. Chew it well.</li><li><strong>Dhana dal.</strong> The split heart of coriander seed, a whole lot of work for something so small.</li><li><strong>Gulab variyali.</strong> Lucknow fennel, rose and crumbs of mishri.</li><li><strong>Amla.</strong> Shreds dried on the roof with black salt; the mouth waters for ten minutes.</li></ul>' +
      '<p>Supari is missing on purpose. Areca nut harms the mouth, and a mukhwas can do without.</p>' +
      '<p>Sesame stands on the list of allergens, so ask your guests. The sweet chamber has sugar and all of them but that one have salt. Too small and hard for children under four. Roasted seeds are best in the first three months.</p>',
    keywords: [
      'mukhvas',
      'mukhwas',
      'mouth freshener',
      'variyali',
      'valiyari',
      'saunf',
      'alsi mukhwas',
      'dhana dal',
      'dhanadal',
      'tal',
      'supari free',
    ],
    related: ['TB-0226', 'AV-0222', 'GF-0607', 'GF-0604'],
  },
  {
    sku: 'GF-0651',
    name: 'Crayons of wax and earth, ten',
    brand: 'chhoti-haat',
    category: 'for-children',
    form: 'set',
    tags: ['new-products'],
    mrp: 245,
    price: 245,
    stock: 84,
    netQuantity: 10,
    unit: 'pieces',
    hsn: '9609',
    gstRate: 0,
    isVeg: null,
    origin: 'Ahmedabad, Gujarat',
    shelfLife: '36 months from packing',
    ingredients:
      'Beeswax, rice bran wax, kaolin; colours: indigo, madder, geru (red ochre), ramraj (yellow ochre), turmeric, spinach, charcoal, chalk, pomegranate rind, walnut hull.',
    benefits: [
      'Ten colours, each from a plant, an earth or a hearth.',
      'Thick and three-sided: they do not roll under the bed.',
      'Tested to the Indian toy standard for heavy metals, IS 9873.',
      'From three years on.',
    ],
    description:
      '<p>Blue is indigo from Tindivanam. Red: madder for the bright one, geru for the brick one, the same earth with which doorsteps are painted. Yellow: ramraj, a clay, and turmeric, a root, put next to each other so that children can argue which is yellower. Green was hardest; it is spinach over ochre and looks like a parrot in the shade. Black is charcoal of mango twigs. Then chalk, pomegranate, walnut. That makes ten.</p>' +
      '<p>They are harder than the usual kind and give more when you press more. One can scratch through a dark layer to a light one, melt them on a warm (not hot) tava on to cloth, or draw on a clay pot. Turmeric fades on a sunny wall within a year. Say so to the artist beforehand.</p>' +
      '<p>Somebody always bites into one. Nothing in them is poisonous, yet they are no sweets, and small stubs belong out of reach of babies. Off walls: a warm cloth and soap. In summer keep the box out of the car.</p>',
    keywords: [
      'crayons',
      'natural crayons',
      'beeswax crayons',
      'colours for kids',
      'rang',
      'drawing',
      'children gift',
      'return gift',
      'birthday',
      'kids',
    ],
    related: ['GF-0654', 'PK-0701', 'PK-0703'],
  },
  {
    sku: 'GF-0654',
    name: 'Two spinning tops with cord',
    localName: 'लट्टू',
    brand: 'chhoti-haat',
    category: 'for-children',
    form: 'set',
    tags: [],
    mrp: 175,
    price: 175,
    stock: 66,
    netQuantity: 2,
    unit: 'pieces',
    hsn: '9503',
    gstRate: 5,
    isVeg: null,
    origin: 'Channapatna, Karnataka',
    shelfLife: 'No limit',
    ingredients:
      'Ivory wood (Wrightia tinctoria), lac coloured with turmeric, indigo and kanchi (Mallotus philippensis), steel tip, cotton cord.',
    benefits: [
      'Turned on the lathe and lacquered while it spins.',
      'Lac colours: nothing to flake off, nothing to lick off.',
      'Two of them, because one cannot have a match alone.',
    ],
    description:
      '<p>Wind the cord from the tip upward, tight, turn beside turn. Loop round the middle finger. Throw flat, and in the last moment pull back. The first twenty times it will fall over. On the twenty-first it hums, stands still as if it were thinking, and whoever is watching says a bad word of joy.</p>' +
      '<p>Bhamro in Gujarat, lattu in the north, bugari in Kannada: no court in India was too high for it and no lane too narrow. Ours come from Channapatna, where wood for toys has been turned for two hundred years. The turner holds a stick of coloured lac against the spinning piece, heat melts it on, a screw-pine leaf polishes it. So the colour is a shell and no paint.</p>' +
      '<p>Both have the same weight, and one is drilled slightly off centre. It dances. Find out which.</p>' +
      '<p>From six years on, as there is a steel tip and a metre of cord. On stone or cement; it dents parquet. Never throw at feet. Wipe with a dry cloth; water and lac do not get along.</p>',
    keywords: [
      'lattu',
      'lattoo',
      'bhamro',
      'bhamardo',
      'bhamarado',
      'bugari',
      'pambaram',
      'spinning top',
      'wooden toy',
      'channapatna',
      'return gift',
    ],
    related: ['GF-0651', 'PK-0704'],
  },
];
