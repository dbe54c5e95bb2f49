import type { DemoProduct } from '../format.ts';

/** Personal care > Oral care. */
export const oralCareProducts: DemoProduct[] = [
  {
    sku: 'OC-0501',
    name: 'Dant manjan tooth powder',
    localName: 'दंत मंजन',
    brand: 'vaidya-ghar',
    category: 'toothpaste',
    form: 'powder',
    tags: ['best-seller'],
    mrp: 130,
    price: 115,
    stock: 184,
    netQuantity: 80,
    unit: 'g',
    hsn: '330610',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '24 months from packing',
    ingredients:
      'Babul bark (Acacia nilotica), triphala, calcium carbonate, neem bark (Azadirachta indica), rock salt, akarkara root (Anacyclus pyrethrum), clove (Syzygium aromaticum), black pepper (Piper nigrum), liquorice (Glycyrrhiza glabra), ajwain crystals (thymol), camphor.',
    benefits: [
      'Barks, spices and rock salt, ground until nothing scrapes.',
      'Traditionally rubbed on the gums with a finger.',
      'Tingles for a minute and leaves the mouth dry and clean.',
      'No tobacco, no brick dust, no saccharin, no foam.',
    ],
    description:
      '<p>Shake a little into the palm. Wet a forefinger, dip, and rub: outside, inside, the chewing side, and last the gums, in small circles, with more patience than pressure. Two minutes. By then akarkara has set the tongue tingling and the mouth waters of itself. Spit, rinse. If you prefer a brush, wet it and dip it in your palm and never in the tin.</p>' +
      '<p>Babul bark is the body of it: astringent, the taste of a neem twig’s cousin. Triphala, salt and pepper follow the old lists. Clove and ajwain are what you smell.</p>' +
      '<p>A tooth powder is only as good as its sieve. Coarse ones wear the enamel down like sandpaper. This is ground wet, dried and passed through 200 mesh cloth; rub some between two coins and they stay bright.</p>' +
      '<p>It contains no fluoride. If your dentist wants you to have that, brush with your paste in the evening and with manjan in the morning. Not for children under six, not on ulcers, and not swallowed. Gums that bleed for more than a week should be seen.</p>',
    keywords: [
      'dantmanjan',
      'danta manjan',
      'manjan',
      'tooth powder',
      'toothpowder',
      'datun',
      'daatan',
      'babool',
      'baval',
    ],
    related: ['OC-0505', 'OC-0511', 'AV-0130'],
  },
  {
    sku: 'OC-0505',
    name: 'Clove and neem toothpaste',
    localName: 'लौंग नीम',
    brand: 'neela',
    category: 'toothpaste',
    form: 'paste',
    tags: [],
    mrp: 149,
    price: 129,
    stock: 134,
    netQuantity: 100,
    unit: 'g',
    hsn: '330610',
    gstRate: 5,
    isVeg: true,
    origin: 'Puducherry',
    shelfLife: '24 months from packing',
    ingredients:
      'Calcium Carbonate, Aqua, Glycerin, Xylitol, Hydrated Silica, Sodium Cocoyl Glutamate, Xanthan Gum, Azadirachta Indica (neem) Bark Extract, Syzygium Aromaticum (clove) Bud Oil, Mentha Arvensis (mint) Oil, Sodium Bicarbonate, Potassium Sorbate, Eugenol* (*from the oil).',
    benefits: [
      'Chalk, fine silica and xylitol do the cleaning.',
      'Clove and mint, both as oils of the plant.',
      'Foams a little, from a coconut and amino acid surfactant, not from SLS.',
      'An aluminium tube that can be recycled.',
    ],
    description:
      '<p><strong>Taste:</strong> clove first, cool afterwards, slightly sweet. No sting. Orange juice tastes normal after it, for it is sodium lauryl sulphate that spoils breakfast and there is none here.</p>' +
      '<p><strong>Look:</strong> off-white, a bit loose, with specks of bark. Knead the tube if it has been lying long.</p>' +
      '<p><strong>Amount:</strong> a chickpea. For a child over six, half of that, and somebody who watches the spitting.</p>' +
      '<p><strong>Fluoride:</strong> none. We are often asked, so here is our view. Fluoride protects teeth; dentists are right about it. Some people live where well water carries too much of it, as in parts of Gujarat and Rajasthan, and are told to do without. This paste is for them, and for those who get theirs otherwise. If neither is true of you, ask your dentist before you change.</p>' +
      '<p><strong>Pets:</strong> xylitol is poison to dogs. Keep the tube where they cannot chew it.</p>' +
      '<p><strong>Clove:</strong> eugenol numbs slightly and bothers a few people. Sore mouth, stop.</p>' +
      '<p>Screw the cap on, roll from the end, flatten when empty. The tube is plain aluminium and the scrap man pays for it.</p>',
    keywords: [
      'tooth paste',
      'toothpaste',
      'neem toothpaste',
      'laung',
      'lavang',
      'laving',
      'clove paste',
      'sls free',
      'fluoride free',
      'xylitol',
      'dant',
    ],
    related: ['OC-0501', 'OC-0514'],
  },
  {
    sku: 'OC-0511',
    name: 'Arimedadi oil for gandusha',
    localName: 'अरिमेदादि तैलम',
    brand: 'vaidya-ghar',
    category: 'oil-pulling',
    form: 'oil',
    tags: [],
    mrp: 290,
    price: 290,
    stock: 42,
    netQuantity: 200,
    unit: 'ml',
    hsn: '30049011',
    gstRate: 5,
    isVeg: true,
    origin: 'Nadiad, Gujarat',
    shelfLife: '36 months from packing',
    ingredients:
      'Sesame oil (Sesamum indicum) cooked with arimeda bark (Acacia leucophloea), manjishtha (Rubia cordifolia), lodhra (Symplocos racemosa), liquorice (Glycyrrhiza glabra), khadira (Acacia catechu), clove (Syzygium aromaticum), cardamom (Elettaria cardamomum), cinnamon (Cinnamomum verum), sandalwood (Santalum album), musta (Cyperus rotundus), camphor.',
    benefits: [
      'The classical mouth oil, held still (gandusha) or swished (kavala).',
      'Traditionally done on waking, before brushing.',
      'Bitter bark and sweet spices in fresh sesame oil.',
    ],
    description:
      '<p>Oil pulling is a new word for two old exercises. In <em>gandusha</em> the mouth is filled until the cheeks are round, and held, without moving, till eyes and nose begin to run. In <em>kavala</em> you take less and swish. Most people do the second, and for most people it is the more pleasant.</p>' +
      '<p>Begin like this. One teaspoon, on waking. Draw it between the teeth, left, right, forward, for three minutes. It turns thin and white. Spit it into a tissue and into the bin: oil in a cold basin blocks the drain, which is how many give up this custom. Rinse with warm water, then brush. When three minutes come easily, go to ten.</p>' +
      '<p>Arimeda is the white-barked acacia of our dry forests. Its bark, boiled with catechu and lodhra, puckers the mouth; cloves and cardamom make you forgive it.</p>' +
      '<p>Do not swallow. Not for children under twelve, for anyone who chokes easily, or after a tooth was pulled until the dentist agrees. It goes beside brushing and check-ups and not in place of them. Sesame allergy: no.</p>',
    keywords: [
      'arimedadi',
      'arimedadi tailam',
      'irimedadi',
      'gandush',
      'gandoosh',
      'kavala',
      'oil pulling',
      'oilpulling',
      'til tel',
      'sesame mouth oil',
      'kulla',
    ],
    related: ['OC-0501', 'OC-0514'],
  },
  {
    sku: 'OC-0514',
    name: 'Coconut and clove pulling oil',
    localName: 'नारियल लौंग',
    brand: 'malabar-nine',
    category: 'oil-pulling',
    form: 'oil',
    tags: [],
    mrp: 219,
    price: 219,
    stock: 90,
    netQuantity: 200,
    unit: 'ml',
    hsn: '330690',
    gstRate: 18,
    isVeg: true,
    origin: 'Vadakara, Kerala',
    shelfLife: '18 months from packing',
    ingredients:
      'Cocos Nucifera (coconut) oil 99 %, Syzygium Aromaticum (clove) bud oil, Elettaria Cardamomum (green cardamom) seed oil, Eugenol* (*from the oil).',
    benefits: [
      'A mild start for those who find sesame too strong.',
      'Wood-pressed coconut oil, liquid above 24 °C.',
      'Clove and green cardamom freshen the breath.',
      'A measuring cap holds exactly one mouthful.',
    ],
    description:
      '<p>Fill the cap to the line. Tip it in. Now go and water the plants, feed the cat, put the kettle on; by the time you come back five minutes have gone, and that is all the skill there is in oil pulling.</p>' +
      '<p>We press copra on a wooden chekku at Vadakara for cooking, and part of it goes into this bottle with the clove buds of Nilambur and cardamom from Idukki, both as distilled oils. One per cent together. More would numb the tongue.</p>' +
      '<p>In a cold bathroom it comes out as paste. Scoop out half a spoon and let it melt in the mouth, or stand the bottle in your bathing water.</p>' +
      '<ul><li>Before brushing, on an empty stomach.</li><li>Swish without effort; a sore jaw means too eager.</li><li>Out into paper, never into the basin.</li><li>Rinse twice, brush as always.</li></ul>' +
      '<p>Do not swallow it and do not gargle. Not for children under eight or during dental treatment. No oil takes the place of a dentist. Away from stove and sun it keeps a year and a half; if it smells of soap, it has turned.</p>',
    keywords: [
      'oil pulling',
      'coconut pulling oil',
      'nariyal tel',
      'kopra tel',
      'kopru',
      'laung',
      'lavang',
      'elaichi',
      'mouth freshening oil',
      'gandusha',
    ],
    related: ['OC-0511', 'OC-0505'],
  },
];
