import type { DemoCategory } from './format.ts';

/** The whole tree: five departments, their shelves, and the drawers on each shelf. */
export const demoCategories: DemoCategory[] = [
  {
    slug: 'food',
    name: 'Food',
    description:
      'Spices, grains, honey, tea, oil and breakfast from growers whose village we can name. The label says where it grew and when, and some lots show their laboratory report. Start with a turmeric or a dal: you taste the difference soonest in what you eat every day.',
    metatitle: 'Natural Food, Spices, Grains and Ghee | SOSE',
    metadescription:
      'Spices, unpolished dals, millets, raw honey, tea, wood-pressed oils and bilona ghee from named growers across India, packed in Ahmedabad.',
    metakeywords:
      'natural food, organic grocery, spices, dals, honey, ghee, cold pressed oil, millets',
    children: [
      {
        slug: 'spices',
        name: 'Spices and masalas',
        description:
          'Whole seeds and barks, powders milled slowly enough to keep their oil, and blends in which you can read every ingredient. We buy once a year, in the weeks after harvest. Where we have the laboratory’s report of a lot, it is shown with the product. The date on a ground spice is the one to watch.',
        metatitle: 'Spices and Masalas, Whole and Ground | SOSE',
        metadescription:
          'Lakadong turmeric, Unjha cumin, Tellicherry pepper, Gondal chilli and fresh masala blends. Single origin, no colours, nothing added.',
        metakeywords:
          'spices, masala, haldi, jeera, mirchi, elaichi, hing, whole spices, ground spices',
        children: [
          {
            slug: 'ground-spices',
            name: 'Ground spices',
            description:
              'Turmeric, chilli, coriander, dry ginger and hing, milled cool and in small lots. Buy what you will use within half a year.',
            metatitle: 'Ground Spices: Haldi, Mirchi, Dhaniya | SOSE',
            metadescription:
              'Lakadong turmeric, Gondal reshampatti chilli, coarse coriander, dry ginger and hing, milled slowly in small lots, without added colour.',
            metakeywords:
              'haldi, lal mirch, dhaniya powder, sonth, hing, turmeric powder, chilli powder',
          },
          {
            slug: 'whole-spices',
            name: 'Whole spices',
            description:
              'Pepper, cardamom, cinnamon, cumin and the tempering seeds of the hills. Whole, they keep their scent for a year or two; crush them as you cook.',
            metatitle: 'Whole Spices: Jeera, Elaichi, Mirch | SOSE',
            metadescription:
              'Tellicherry pepper, 8 mm green cardamom, true cinnamon, Unjha cumin and jakhiya. Whole spices of the current crop, each from one named place.',
            metakeywords:
              'jeera, kali mirch, elaichi, dalchini, jakhiya, whole spices, khada masala',
          },
          {
            slug: 'masala-blends',
            name: 'Masala blends',
            description:
              'Garam masala, sambar powder and the methia of Saurashtra, each roasted and ground as one batch. No starch, no essence, and salt only where the recipe has it.',
            metatitle: 'Masala Blends, Freshly Ground | SOSE',
            metadescription:
              'Garam masala of twelve spices, Palakkad sambar powder and Gujarati methia masala. Roasted spice by spice, ground fresh, every ingredient on the label.',
            metakeywords: 'garam masala, sambar powder, methia masala, achar masala, masala blend',
          },
          {
            slug: 'salts',
            name: 'Salts',
            description:
              'Rock salt from Mandi, kiln-fired kala namak and the green garlic salt of Kumaon. They are for the table and for fasts; keep an iodised salt for every day.',
            metatitle: 'Rock Salt, Kala Namak, Hill Salt | SOSE',
            metadescription:
              'Sendha namak mined at Drang near Mandi, fired kala namak from Sambhar and pisyu loon ground with garlic in Almora. Salts with a place behind them.',
            metakeywords: 'sendha namak, kala namak, rock salt, black salt, pisyu loon, vrat salt',
          },
        ],
      },
      {
        slug: 'grains',
        name: 'Grains and pulses',
        description:
          'Rice with its bran, millets from slopes that see no irrigation, dals that no polisher has touched. Flour is milled in the week that it ships and dated accordingly. What looks dull in the hand is often what tastes best in the bowl.',
        metatitle: 'Millets, Rice, Dals and Fresh Flours | SOSE',
        metadescription:
          'Unpolished dals, Munsiyari rajma, matta and ambamor rice, nagli, jhangora and flours milled in the week they ship. Rain-fed grain from small farms.',
        metakeywords: 'millets, rice, dal, rajma, atta, besan, nagli, ragi, unpolished dal',
        children: [
          {
            slug: 'rice-and-millets',
            name: 'Rice and millets',
            description:
              'Farmers’ varieties of rice from Kerala and the Dangs, and the small grains that grow on rain alone. Each page gives the water, the time and one good dish.',
            metatitle: 'Red Rice, Nagli and Hill Millets | SOSE',
            metadescription:
              'Palakkadan matta, scented ambamor rice, whole nagli and Garhwal jhangora. Rain-fed grain from growers’ own seed, with cooking times on every page.',
            metakeywords: 'red rice, matta rice, ragi, nagli, samo, jhangora, millets, chawal',
          },
          {
            slug: 'dals',
            name: 'Dals and pulses',
            description:
              'Toor, moong, chana, rajma and the horse gram of the hills, sold as they grow: matt, a little uneven, free of oil and stone powder.',
            metatitle: 'Unpolished Dals, Moong and Rajma | SOSE',
            metadescription:
              'Toor dal from Bharuch, green moong that sprouts, Munsiyari rajma, gahat and desi chana. Unpolished pulses of the current crop, sorted by hand.',
            metakeywords:
              'toor dal, moong, rajma, kala chana, gahat, kulthi, unpolished dal, pulses',
          },
          {
            slug: 'flours',
            name: 'Flours',
            description:
              'Wheat, nagli and chana, stone ground with nothing taken out. Flour is fresh food, so the date is short and the bags are small.',
            metatitle: 'Stone-Ground Atta, Besan, Ragi Flour | SOSE',
            metadescription:
              'Whole Lok-1 wheat atta, nagli flour from a wheat-free mill and pure chana besan. Stone ground at low heat in the week of dispatch, in small bags.',
            metakeywords:
              'atta, besan, ragi flour, nagli flour, chakki atta, stone ground flour, lot',
          },
        ],
      },
      {
        slug: 'sweeteners',
        name: 'Honey and sweeteners',
        description:
          'Honey from wild combs, wall hives and single blossoms, strained and never cooked. Jaggery without bleach, palm sugar in its coconut shell, a syrup made of flowers. Sugar stays sugar, so we print what each one is and leave the measure to you.',
        metatitle: 'Raw Honey, Jaggery and Sweeteners | SOSE',
        metadescription:
          'Forest honey from the Dangs, ajwain and wild cherry honey, Gir jaggery made without hydros, karupatti, mahua syrup, mishri and stevia drops.',
        metakeywords: 'honey, shahad, madh, jaggery, gol, gud, mishri, stevia, natural sweetener',
        children: [
          {
            slug: 'honey',
            name: 'Honey',
            description:
              'Four honeys from four kinds of bee, with nothing added. Raw honey may set in the cold, and none is for children under one year.',
            metatitle: 'Raw Honey from Forest and Hill | SOSE',
            metadescription:
              'Raw forest honey of the Dangs, ajwain blossom, Kumaon wild cherry and Kerala stingless bee honey. Strained through cloth, with nothing added.',
            metakeywords:
              'raw honey, forest honey, shahad, madh, ajwain honey, stingless bee honey',
          },
          {
            slug: 'jaggery',
            name: 'Jaggery and sugars',
            description:
              'Dark cane jaggery, palmyra karupatti, mahua syrup and thread mishri, together with stevia for those who keep off sugar.',
            metatitle: 'Desi Jaggery, Mishri and Palm Sugar | SOSE',
            metadescription:
              'Gir jaggery cleared with okra stem, Palakkad karupatti, Dang mahua syrup, Bikaner thread mishri and sugar-free stevia drops. No bleach, no colour.',
            metakeywords: 'jaggery, gud, gol, karupatti, palm jaggery, mishri, mahua, stevia',
          },
        ],
      },
      {
        slug: 'tea-and-coffee',
        name: 'Tea and coffee',
        description:
          'Leaf from small growers in Assam, Palampur and Kausani, herbs dried green, and coffee roasted in the week it leaves Kozhikode. None of it is flavoured with essence. Every page has the water, the heat and the minutes.',
        metatitle: 'Tea, Herbal Tea and Filter Coffee | SOSE',
        metadescription:
          'Assam second flush, nine-spice masala chai, Kausani green tea, lili cha, kadha and fresh-roasted Malabar coffee. Loose leaf, no essence, no sugar.',
        metakeywords: 'chai, tea, green tea, tulsi tea, herbal tea, filter coffee, masala chai',
        children: [
          {
            slug: 'black-and-green-tea',
            name: 'Black and green tea',
            description:
              'Whole leaf and good CTC: a brisk Assam, a chai with nine spices in it, a spring green from the hills, and one with three kinds of tulsi.',
            metatitle: 'Assam Tea, Masala Chai, Green Tea | SOSE',
            metadescription:
              'Orthodox Assam from Golaghat, masala chai with nine crushed spices, green tulsi tea and first-plucking Kausani green tea. Loose leaf, dated.',
            metakeywords:
              'assam tea, masala chai, green tea, tulsi green tea, chai patti, loose leaf tea',
          },
          {
            slug: 'herbal-tea',
            name: 'Herbal tea',
            description:
              'Leaves, petals and seeds from kitchens that never called them tea: nettle, lemongrass, hibiscus, kadha. Free of caffeine by nature.',
            metatitle: 'Herbal Tea without Caffeine | SOSE',
            metadescription:
              'Himalayan nettle, lemongrass with mint, whole hibiscus and a seven-part kadha. Herbal teas that are free of caffeine and sugar, dried at low heat.',
            metakeywords:
              'herbal tea, lili cha, lemongrass tea, hibiscus tea, nettle tea, kadha, ukalo',
          },
          {
            slug: 'coffee',
            name: 'Coffee',
            description:
              'Three ways of the Malabar coast: filter coffee with a fifth of chicory, arabica beans from one estate, and chukku kaapi for wet evenings.',
            metatitle: 'Filter Coffee and Arabica Beans | SOSE',
            metadescription:
              'Wayanad filter coffee with 20 % chicory, single-estate Nelliyampathy arabica and chukku kaapi with palm jaggery. Roasted weekly, date on the pouch.',
            metakeywords:
              'filter coffee, kaapi, arabica beans, chicory coffee, chukku kaapi, coffee powder',
          },
        ],
      },
      {
        slug: 'oils-and-ghee',
        name: 'Oils and ghee',
        description:
          'Oil from a wooden ghani, filtered through cloth and left with its own scent and colour. Ghee churned from curd, or cooked from cream, and labelled as one or the other. Choose by the dish: each page says what the fat is good for and at what heat it smokes.',
        metatitle: 'Cold-Pressed Oils and Bilona Ghee | SOSE',
        metadescription:
          'Wood-pressed groundnut and sesame, virgin coconut, kachi ghani mustard and walnut oil, with Gir, Badri and Jafarabadi ghee. Unrefined, nothing added.',
        metakeywords:
          'cold pressed oil, ghani tel, singtel, til oil, coconut oil, ghee, bilona ghee',
        children: [
          {
            slug: 'cold-pressed-oils',
            name: 'Cold-pressed oils',
            description:
              'Groundnut, sesame, coconut, mustard and walnut, pressed slowly and never refined. A haze or a little sediment belongs to them.',
            metatitle: 'Wood-Pressed and Virgin Oils | SOSE',
            metadescription:
              'Lakdi ghani groundnut oil, black sesame, virgin coconut, yellow mustard and walnut oil. Pressed cold, filtered through cloth, unrefined, unblended.',
            metakeywords:
              'lakdi ghani, kachi ghani, groundnut oil, singtel, til tel, coconut oil, mustard oil',
          },
          {
            slug: 'ghee',
            name: 'Ghee',
            description:
              'Three animals, three ghees: the Gir cow of Gondal, the Jafarabadi buffalo, the small Badri cow of Kumaon. Keep them in a cupboard, with a dry spoon.',
            metatitle: 'Desi Ghee: Gir, Badri and Buffalo | SOSE',
            metadescription:
              'Bilona ghee from Gir cows, hill ghee from free-grazing Badri cows and grainy Jafarabadi buffalo ghee for sweets. From named herds, lot by lot.',
            metakeywords: 'desi ghee, gir cow ghee, a2 ghee, bilona ghee, badri ghee, buffalo ghee',
          },
        ],
      },
      {
        slug: 'snacks',
        name: 'Snacks and breakfast',
        description:
          'What stands on the table at eight and at four: poha, granola, khakhra, nuts, mukhwas and the pickles that go with all of them. Made by women’s groups and growers in small kitchens, with ingredients a home cook would use. Nothing here is fried.',
        metatitle: 'Khakhra, Granola, Nuts and Pickles | SOSE',
        metadescription:
          'Hand-roasted khakhra, nagli granola, red poha, sattu, makhana, walnuts, mukhwas and pickles in wood-pressed oil. Made in small kitchens, not fried.',
        metakeywords: 'snacks, nasto, khakhra, granola, makhana, akhrot, mukhwas, pickle, athanu',
        children: [
          {
            slug: 'breakfast',
            name: 'Breakfast',
            description:
              'Granola of finger millet, red poha, khakhra and sattu. Most are on the table within five minutes.',
            metatitle: 'Breakfast: Poha, Granola, Khakhra | SOSE',
            metadescription:
              'Nagli granola with jaggery, Kerala red rice poha, hand-roasted methi khakhra and sattu of roasted chana. Quick breakfasts with short ingredient lists.',
            metakeywords: 'poha, granola, khakhra, sattu, breakfast, nashta, ragi granola',
          },
          {
            slug: 'nuts-and-seeds',
            name: 'Nuts and seeds',
            description:
              'Thin-shelled walnuts cracked to order, makhana from Mithila and a mukhwas of five seeds. Keep nuts cold and they stay sweet.',
            metatitle: 'Walnuts, Makhana and Mukhwas | SOSE',
            metadescription:
              'Kumaon kagzi walnuts cracked to order, popped makhana with salt and pepper and an alsi-til mukhwas without sugar. Fresh nuts and seeds, well kept.',
            metakeywords: 'akhrot, walnut, makhana, alsi, til, mukhwas, dry fruits, seeds',
          },
          {
            slug: 'pickles-and-preserves',
            name: 'Pickles and preserves',
            description:
              'Put up in the three weeks when the fruit is right, under oil or in jaggery, without vinegar and without preservative.',
            metatitle: 'Pickles, Chutneys and Preserves | SOSE',
            metadescription:
              'Gunda keri pickle from Rajkot, wild apricot chutney from Almora and Dang bamboo shoot pickle. Seasonal, in small batches, no vinegar, no colour.',
            metakeywords: 'achar, athanu, pickle, gunda keri, apricot chutney, bamboo shoot pickle',
          },
        ],
      },
    ],
  },
  {
    slug: 'health-care',
    name: 'Health care',
    description:
      'Herbs, churna, juices and avaleha as an Indian household has long kept them, with every proportion on the label. They belong to daily routine and take nothing away from your doctor’s advice. If you are unsure what suits you, ask our vaidya before you buy.',
    metatitle: 'Ayurvedic Herbs, Churna and Juices | SOSE',
    metadescription:
      'Single herbs, classical churna, daily routines, amla and aloe juices, tonics and avaleha from makers who print every proportion. Ask our vaidya first.',
    metakeywords:
      'ayurveda, herbs, churna, ashwagandha, triphala, amla juice, chyawanprash, vaidya',
    children: [
      {
        slug: 'herbs',
        name: 'Herbs and churna',
        description:
          'One plant at a time, or the old blends in their old measure. Roots and fruits are checked for identity and heavy metals, milled fine and packed in small jars. Each page says when and with what it is usually taken.',
        metatitle: 'Herbal Powders and Churna | SOSE',
        metadescription:
          'Ashwagandha, brahmi, moringa and other single herbs, with triphala and further classical churna. Checked for identity, purity and heavy metals.',
        metakeywords: 'herbs, churna, churan, ashwagandha, triphala, brahmi, herbal powder',
        children: [
          {
            slug: 'single-herbs',
            name: 'Single herbs',
            description:
              'One root, leaf or fruit in each jar, named in Latin too, so that you know exactly which plant it is.',
            metatitle: 'Single Herbs: Powders, Roots, Leaves | SOSE',
            metadescription:
              'Ashwagandha, shatavari, brahmi, giloy, neem and moringa, one plant in each pack, with botanical name, place of harvest and the customary measure.',
            metakeywords:
              'ashwagandha, shatavari, brahmi, giloy, neem powder, moringa, single herbs',
          },
          {
            slug: 'churna',
            name: 'Churna blends',
            description:
              'Triphala, sitopaladi and trikatu, mixed by the proportions of the classical texts and labelled with all of them.',
            metatitle: 'Churna: Triphala and Other Blends | SOSE',
            metadescription:
              'Classical churna such as triphala, sitopaladi and trikatu, sieved fine and mixed by the old proportions, all of them printed, with customary use.',
            metakeywords: 'churna, churan, triphala, trikatu, sitopaladi, ayurvedic powder',
          },
        ],
      },
      {
        slug: 'daily-health',
        name: 'Daily health',
        description:
          'Things for routine rather than for crisis: a spoon in the morning, an oil for the knees after a walk, a cup before sleep. Sorted by the part of the day or of the body they accompany. When something hurts or lasts, see a doctor.',
        metatitle: 'Daily Health, Morning to Night | SOSE',
        metadescription:
          'Herbal companions for everyday routines: seasonal wellness, digestion, joints and muscles, sleep and calm. Clear labels, usual measures, no big claims.',
        metakeywords:
          'daily health, wellness, immunity, digestion, joint oil, sleep, calm, ayurveda',
        children: [
          {
            slug: 'immunity',
            name: 'Immunity',
            description:
              'Tulsi drops, a four-herb kadha and ginger lozenges, in forms that fit a working morning. They support a routine of sleep, food and fresh air, and replace none of it.',
            metatitle: 'Tulsi Drops, Kadha and Lozenges | SOSE',
            metadescription:
              'Panch tulsi drops, four-herb kadha and lozenges of ginger, pepper and tulsi for a daily routine through the seasons. Measures printed in full.',
            metakeywords: 'immunity, tulsi drops, kadha, giloy, ginger lozenges, daily wellness',
          },
          {
            slug: 'digestion',
            name: 'Digestion',
            description:
              'What is passed round after a meal, and what is kept for the morning after a wedding: isabgol, salted himej, and small goli of amla and hing.',
            metatitle: 'After-Meal Herbs for Digestion | SOSE',
            metadescription:
              'Isabgol husk, roasted himej with black salt and amla-hing goli for after meals, the way Gujarati houses keep them. Plain labels, usual measures.',
            metakeywords:
              'digestion, isabgol, himej, harde, hing goli, amla goli, pachak, after meal',
          },
          {
            slug: 'joints',
            name: 'Joints and muscles',
            description:
              'Warming oils and balms for massage, herbs for those who walk, climb or sit too long. Warm the oil, take ten minutes, keep it off broken skin.',
            metatitle: 'Massage Oils for Joints and Muscles | SOSE',
            metadescription:
              'Mahanarayan tailam, nirgundi balm and shallaki for knees, shoulders and tired calves. For massage after walks and long days, with directions for use.',
            metakeywords: 'joint oil, mahanarayan tailam, massage oil, nirgundi, balm, shallaki',
          },
          {
            slug: 'sleep-and-calm',
            name: 'Sleep and calm',
            description:
              'Brahmi in ghee, ashwagandha, and an oil with vetiver for the soles of the feet: small habits for the last hour of the day.',
            metatitle: 'Evening Calm: Herbs and Foot Oil | SOSE',
            metadescription:
              'Brahmi ghrita, ashwagandha tablets and a night oil with vetiver for the soles of the feet. Quiet habits for the last hour of the day, clearly labelled.',
            metakeywords: 'sleep, calm, brahmi ghrita, ashwagandha, night oil, foot oil, khus',
          },
        ],
      },
      {
        slug: 'juices',
        name: 'Juices and tonics',
        description:
          'Pressed fruit and leaf in glass, and the thick preparations that are eaten from a spoon. Juices list their fruit in per cent and say whether sugar was added. Once opened they live in the refrigerator.',
        metatitle: 'Amla and Aloe Juice, Chyawanprash | SOSE',
        metadescription:
          'Amla, aloe and seabuckthorn juices, chyawanprash and draksharishta. Fruit content in per cent, added sugar stated, made in small batches.',
        metakeywords:
          'amla juice, aloe vera juice, seabuckthorn, swaras, chyawanprash, draksharishta',
        children: [
          {
            slug: 'juices-and-swaras',
            name: 'Juices and swaras',
            description:
              'Amla, aloe and seabuckthorn, pressed in season. A small measure in a glass of water is the usual way to take them.',
            metatitle: 'Amla, Aloe and Seabuckthorn Juice | SOSE',
            metadescription:
              'First-press amla juice, aloe vera swaras and Himalayan seabuckthorn, pressed in season. Fruit content in per cent, no colour, measure on the label.',
            metakeywords: 'amla juice, aloe juice, seabuckthorn juice, swaras, aloe vera',
          },
          {
            slug: 'tonics',
            name: 'Tonics and avaleha',
            description:
              'Chyawanprash from the small pan and draksharishta from the wooden vat, made by people who do nothing else that day.',
            metatitle: 'Chyawanprash and Draksharishta | SOSE',
            metadescription:
              'Chyawanprash cooked in small pans and draksharishta fermented with grapes, by the classical recipes. Every herb listed, sugar and honey stated.',
            metakeywords: 'chyawanprash, chawanprash, avaleha, tonic, draksharishta, arishta',
          },
        ],
      },
    ],
  },
  {
    slug: 'personal-care',
    name: 'Personal care',
    description:
      'Clays, oils, soaps and powders with lists short enough to read in the shop. Many are dry on purpose, since a powder needs no preservative. Try a little inside the elbow first: a plant can disagree with a skin as well as anything else.',
    metatitle: 'Natural Skin, Hair and Bath Care | SOSE',
    metadescription:
      'Ubtans, face oils, hair oils, mild shampoo, cold-processed soap and tooth powders from small Indian makers. Short ingredient lists, no added dye.',
    metakeywords: 'natural skincare, hair oil, ubtan, handmade soap, shampoo, tooth powder',
    children: [
      {
        slug: 'skin',
        name: 'Skin',
        description:
          'Face oils, creams, body butters and stone-ground clays for the weather that India really has. We say what each is made of, how it feels, and for which skin it is too heavy.',
        metatitle: 'Natural Skin Care and Ubtans | SOSE',
        metadescription:
          'Face oils, gels, body butters, clays and ubtans for dry, oily and sensitive skin. Plant oils and stone-ground powders with short, readable lists.',
        metakeywords: 'skin care, face oil, ubtan, multani mitti, body butter, aloe gel',
        children: [
          {
            slug: 'face-care',
            name: 'Face care',
            description:
              'Kumkumadi, rose water, aloe, kajal and lip balm. Two or three of them, used steadily, do more than a shelf full.',
            metatitle: 'Face Oil, Rose Water, Aloe, Kajal | SOSE',
            metadescription:
              'Kumkumadi face oil, Pushkar rose water, aloe gel, ghee lamp kajal and mahua lip balm. Made in small batches, without mineral oil or added scent.',
            metakeywords:
              'face oil, kumkumadi, rose water, gulab jal, aloe vera gel, kajal, lip balm',
          },
          {
            slug: 'body-care',
            name: 'Body care',
            description:
              'Coconut and wild turmeric oil, washed ghee and kokum butter for elbows, heels and dry Januaries. A little on damp skin is plenty.',
            metatitle: 'Body Oil, Kokum Butter, Washed Ghee | SOSE',
            metadescription:
              'Coconut and wild turmeric body oil, shata dhauta ghrita and kokum butter for hands, heels and elbows. Unrefined plant fats and ghee, short lists.',
            metakeywords:
              'body butter, body oil, kokum butter, shata dhauta ghrita, kasturi manjal, malish tel',
          },
          {
            slug: 'clays-and-ubtan',
            name: 'Clays and ubtan',
            description:
              'Multani mitti, rose ubtan and the bath powder of the south, ground on stone and sold dry. Mix with water or curd just before use.',
            metatitle: 'Multani Mitti, Clays and Ubtan | SOSE',
            metadescription:
              'Multani mitti, rose ubtan and nalangu maavu bath powder, ground on stone and sieved fine. Dry powders without preservative, mixed fresh each time.',
            metakeywords: 'multani mitti, ubtan, rose ubtan, nalangu maavu, clay mask, face pack',
          },
        ],
      },
      {
        slug: 'hair',
        name: 'Hair',
        description:
          'Oil the evening before, wash mildly, rinse with a herb: that is the whole routine. Here are the oils, the washes and the powders for it, for fine hair and for the other kind.',
        metatitle: 'Hair Oils, Herbal Shampoo, Powders | SOSE',
        metadescription:
          'Bhringraj and hibiscus hair oils, neem and aloe shampoo, shikakai, henna and other hair powders. Without silicone or mineral oil, for every head.',
        metakeywords: 'hair oil, bhringraj, hibiscus, shikakai, reetha, henna, herbal shampoo',
        children: [
          {
            slug: 'hair-oil',
            name: 'Hair oil',
            description:
              'Bhringraj cooked in sesame, hibiscus in coconut, and plain castor oil. Warm, massage, leave for an hour or overnight.',
            metatitle: 'Bhringraj, Hibiscus, Castor Hair Oil | SOSE',
            metadescription:
              'Bhringraj tailam, hibiscus coconut oil and cold-pressed castor oil for regular head massage. No mineral oil and no synthetic scent, slowly cooked.',
            metakeywords:
              'hair oil, bhringraj oil, hibiscus oil, castor oil, arandi, coconut hair oil, champi',
          },
          {
            slug: 'shampoo',
            name: 'Shampoo',
            description:
              'A gentle liquid with neem and aloe, and a bar with shikakai. They foam less than you are used to and rinse out sooner.',
            metatitle: 'Neem and Aloe Shampoo, Shikakai Bar | SOSE',
            metadescription:
              'Gentle neem and aloe shampoo and a solid shikakai bar with mild plant cleansers. Without silicone or dye, for frequent washing and hard water.',
            metakeywords: 'herbal shampoo, shikakai, neem shampoo, aloe shampoo, shampoo bar',
          },
          {
            slug: 'hair-powders',
            name: 'Hair powders',
            description:
              'Henna, indigo, and the old washing mixture of amla, reetha and shikakai. Mix, rest, apply, rinse; each page gives the times.',
            metatitle: 'Henna, Indigo, Shikakai Powders | SOSE',
            metadescription:
              'Sojat henna, indigo leaf and a powder of amla, reetha and shikakai, finely sieved and free of added dye. Mixing times and a patch test explained.',
            metakeywords:
              'henna, mehndi, indigo powder, amla reetha shikakai, hair wash powder, hair colour',
          },
        ],
      },
      {
        slug: 'bath',
        name: 'Bath',
        description:
          'Bars that have cured for six weeks and salts for a bucket or a tub. Oils first, scent second, and nothing that stains the towel. Let a soap drain between uses and it lasts a month.',
        metatitle: 'Handmade Soap and Bath Salts | SOSE',
        metadescription:
          'Cold-processed soaps cured for six weeks and mineral bath salts with khus and lemongrass. Bars with natural scent only, wrapped in paper.',
        metakeywords: 'handmade soap, natural soap, bath salt, neem soap, scrub bar, cold process',
        children: [
          {
            slug: 'soap',
            name: 'Soap',
            description:
              'Bars of neem and tulsi, of panchagavya, of coffee and coconut, cut by hand. No two edges are quite alike.',
            metatitle: 'Cold-Processed Handmade Soap | SOSE',
            metadescription:
              'Neem tulsi soap, panchagavya soap and a coffee and coconut scrub bar, cold processed and cured for weeks. Glycerine stays in the bar, dye stays out.',
            metakeywords:
              'neem soap, tulsi soap, panchagavya soap, coffee scrub, handmade soap, sabun',
          },
          {
            slug: 'bath-salts',
            name: 'Bath salts',
            description:
              'Coarse salt with khus or lemongrass, for a foot bath in a bucket as much as for a tub. Two handfuls, fifteen minutes.',
            metatitle: 'Bath and Foot Soak Salts | SOSE',
            metadescription:
              'Sambhar lake salt with khus and Marakkanam sea salt with lemongrass, for tired feet or a full bath. Coarse crystals, natural oils, no added colour.',
            metakeywords: 'bath salt, foot soak, sea salt, sambhar salt, khus, lemongrass',
          },
        ],
      },
      {
        slug: 'oral-care',
        name: 'Oral care',
        description:
          'Tooth powder and paste with neem and clove, and oils to swish before breakfast. Honest about foam, of which there is little. See your dentist twice a year all the same.',
        metatitle: 'Natural Oral Care: Manjan and Oils | SOSE',
        metadescription:
          'Herbal tooth powder, neem and clove toothpaste, and sesame and coconut oils for oil pulling. Mild, clearly labelled, for the morning routine.',
        metakeywords: 'dant manjan, tooth powder, toothpaste, oil pulling, gandusha, neem, clove',
        children: [
          {
            slug: 'toothpaste',
            name: 'Tooth powder and paste',
            description:
              'Dant manjan for the finger and a clove and neem paste for the brush, fine enough not to scratch. A pea’s worth will do.',
            metatitle: 'Herbal Tooth Powder and Toothpaste | SOSE',
            metadescription:
              'Dant manjan tooth powder and a clove and neem toothpaste. Finely milled, low in foam, with every ingredient listed, for morning and night.',
            metakeywords:
              'dant manjan, tooth powder, herbal toothpaste, neem toothpaste, clove, laung',
          },
          {
            slug: 'oil-pulling',
            name: 'Oil pulling',
            description:
              'Arimedadi oil and coconut with clove, for the old habit of gandusha. A spoonful, some minutes, then into the bin and not the basin.',
            metatitle: 'Oils for Oil Pulling (Gandusha) | SOSE',
            metadescription:
              'Arimedadi oil for gandusha and a coconut and clove oil for pulling before breakfast. Gently scented, with simple directions and full ingredients.',
            metakeywords: 'oil pulling, gandusha, kavala, arimedadi, mouth oil, coconut oil, clove',
          },
        ],
      },
    ],
  },
  {
    slug: 'gifting',
    name: 'Gifting',
    description:
      'Boxes for Diwali and for people who need a quiet week, tins for the neighbour, small things for children. Each is packed by hand at our own table in Ahmedabad. Write the card at checkout and we will copy it out.',
    metatitle: 'Natural Gift Hampers and Boxes | SOSE',
    metadescription:
      'Festive and wellness hampers, tins, gifts for children and wrapping of paper, cloth and bamboo. Packed by hand in Ahmedabad, with your words on a card.',
    metakeywords: 'gift hamper, diwali gift, gift box, natural gifts, wellness hamper, rakhi gift',
    children: [
      {
        slug: 'hampers',
        name: 'Hampers',
        description:
          'Whole boxes, thought out: things that belong together and are used up together. They travel well, since each piece is bedded in paper wool. For twenty boxes or more, write to our business desk.',
        metatitle: 'Gift Hampers for Every Occasion | SOSE',
        metadescription:
          'Festive and wellness hampers of honey, dry fruit, tea, soaps and lamps, packed in boxes and baskets to keep. Delivered across India from Ahmedabad.',
        metakeywords: 'hamper, gift hamper, diwali hamper, corporate gift, wedding gift',
        children: [
          {
            slug: 'festive-hampers',
            name: 'Festive hampers',
            description:
              'For Diwali, Raksha Bandhan, weddings and the first visit to a new house: light, honey, dry fruit, and a basket worth keeping.',
            metatitle: 'Diwali and Festive Gift Hampers | SOSE',
            metadescription:
              'Diwali light box, Raksha Bandhan box, dry fruit and honey thali and a ringal basket from Kumaon. Festive hampers packed by hand, card included.',
            metakeywords:
              'diwali hamper, rakhi hamper, festive gift, wedding gift, dry fruit thali, ringal basket',
          },
          {
            slug: 'wellness-hampers',
            name: 'Wellness hampers',
            description:
              'For someone who needs rest: a Sunday bath, an early night, a season of kadha. Quiet boxes that ask nothing of anyone.',
            metatitle: 'Wellness Gift Hampers | SOSE',
            metadescription:
              'Gift boxes for rest: a Sunday bath hamper, an early to bed box and a kadha box for the cold months, chosen to be used together. With your own card.',
            metakeywords:
              'wellness hamper, self care box, bath gift, sleep gift, kadha box, spa gift',
          },
        ],
      },
      {
        slug: 'small-gifts',
        name: 'Small gifts',
        description:
          'Tins of tea, a box of spices, a toy that needs no battery: small presents for teachers, hosts and neighbours. Most stay under a thousand rupees. Good to have three of them in a drawer.',
        metatitle: 'Small Gifts, Tins and Toys | SOSE',
        metadescription:
          'Small natural gifts: tea tins, a sheesham spice box, mukhwas in four chambers, earth crayons and spinning tops. Most under ₹1,000, with your own card.',
        metakeywords:
          'small gifts, return gifts, gift tin, spice box, gifts for kids, gifts under 1000',
        children: [
          {
            slug: 'tins-and-boxes',
            name: 'Tins and boxes',
            description:
              'Tea, spices and mukhwas in tins and wooden boxes that stay in the kitchen long after they are empty.',
            metatitle: 'Gift Tins and Spice Boxes | SOSE',
            metadescription:
              'Three teas in tins, a sheesham spice box with seven spices and mukhwas in four chambers. Gifts to keep and refill, filled with fresh stock and sealed.',
            metakeywords: 'gift tin, masala dabba, tea tin, spice box, mukhwas box, return gift',
          },
          {
            slug: 'for-children',
            name: 'For children',
            description:
              'Crayons of wax and earth, wooden tops and other things for small hands. Ages are stated on each page.',
            metatitle: 'Natural Gifts for Children | SOSE',
            metadescription:
              'Crayons of beeswax and earth colours, wooden spinning tops and other plain playthings for children. Ages stated, materials listed, made to last.',
            metakeywords:
              'gifts for children, kids gift, natural crayons, spinning top, lattu, wooden toys',
          },
        ],
      },
      {
        slug: 'packing',
        name: 'Gift packing',
        description:
          'Paper, cloth, string and boxes, the same that our own packing table uses. Everything can be used twice or rotted down. Add it to the cart with your gift, or take it home for your own.',
        metatitle: 'Gift Wrapping and Packing | SOSE',
        metadescription:
          'Kraft paper, block-printed cloth, seed-paper cards, gift boxes and bamboo baskets for presents at home or with your order. Reusable and plastic free.',
        metakeywords: 'gift packing, gift wrap, gift box, cloth wrap, seed paper, bamboo basket',
        children: [
          {
            slug: 'packing-materials',
            name: 'Packing materials',
            description:
              'Kraft paper with jute string, printed cloth, boxes, baskets and cards that sprout. Add one to your order and we pack your gift in it.',
            metatitle: 'Gift Boxes, Wraps, Baskets and Cards | SOSE',
            metadescription:
              'Kraft paper and jute string, block-printed cloth wraps, straw-bedded gift boxes, Dang bamboo baskets and seed-paper cards for your present.',
            metakeywords:
              'packing material, gift box, wrapping paper, cloth wrap, furoshiki, bamboo basket, seed paper card',
          },
        ],
      },
    ],
  },
  {
    slug: 'home-care',
    name: 'Home care',
    description:
      'Cleaners from soapnut, citrus and vinegar, smoke and light for the evening, and the small needs of puja and balcony. What goes down the drain should be fit for a field. What burns should leave a scent and no headache.',
    metatitle: 'Natural Home Care, Incense and Puja | SOSE',
    metadescription:
      'Soapnut laundry liquid, citrus floor cleaner, charcoal-free incense, candles, puja needs and garden helpers. Plant based and gentle on hands and drains.',
    metakeywords: 'home care, natural cleaner, incense, dhoop, puja samagri, candles, garden',
    children: [
      {
        slug: 'cleaning',
        name: 'Cleaning',
        description:
          'For clothes, plates and floors: cleaners that rinse clean and say what is in them. They work a little slower than the bright blue kind, so let them stand for a minute.',
        metatitle: 'Plant-Based Cleaning for Home | SOSE',
        metadescription:
          'Soapnut and citrus cleaners for laundry, dishes and floors. Biodegradable, without phosphate, chlorine or dye, full ingredient list on every page.',
        metakeywords: 'natural cleaner, soapnut, aritha, bio enzyme, dishwash, floor cleaner',
        children: [
          {
            slug: 'laundry',
            name: 'Laundry',
            description:
              'Soapnut liquid, whole aritha and oxygen powder for machine and bucket. Kind to silk, to babies’ clothes and to the hands that wring.',
            metatitle: 'Soapnut Laundry Liquid and Powder | SOSE',
            metadescription:
              'Soapnut laundry liquid, whole aritha shells and stain powders for machine and hand wash. Mild on cotton, silk and baby clothes, free of optical white.',
            metakeywords:
              'laundry liquid, soapnut, aritha, reetha, detergent, baby laundry, stain remover',
          },
          {
            slug: 'dishes-and-floors',
            name: 'Dishes and floors',
            description:
              'Citrus and vinegar for grease, neem and camphor for the floor, coir for the pan. Wipe once more with water where a child crawls.',
            metatitle: 'Natural Dish and Floor Cleaners | SOSE',
            metadescription:
              'Citrus dish liquid, neem and lemongrass floor cleaner, scouring powder and coir scrubbers. Cuts grease, rinses fast and leaves no harsh smell.',
            metakeywords: 'dishwash liquid, floor cleaner, bio enzyme cleaner, coir scrubber, neem',
          },
        ],
      },
      {
        slug: 'fragrance',
        name: 'Fragrance',
        description:
          'Sticks, cones, dhoop and candles from perfumers in Mysuru and a gaushala in Gondal. Scents come from woods, resins and flowers, with no charcoal in the stick. Air the room before, not after.',
        metatitle: 'Incense, Dhoop and Natural Candles | SOSE',
        metadescription:
          'Hand-rolled incense without charcoal, cow-dung dhoop, and soy and beeswax candles scented with real resins, woods and flowers. From small Indian makers.',
        metakeywords: 'incense, agarbatti, dhoop, candles, sandal, loban, natural fragrance',
        children: [
          {
            slug: 'incense-and-dhoop',
            name: 'Incense and dhoop',
            description:
              'Sandal, mogra, vetiver and loban, hand rolled on bamboo or pressed as cones. A stick burns for about forty minutes.',
            metatitle: 'Charcoal-Free Agarbatti and Dhoop | SOSE',
            metadescription:
              'Sandal, mogra, vetiver and loban incense rolled by hand without charcoal, and dhoop cones from a Gir gaushala. Burning time and scent described.',
            metakeywords: 'agarbatti, dhoop, incense sticks, loban, chandan, mogra, dhoop cones',
          },
          {
            slug: 'candles',
            name: 'Candles',
            description:
              'Soy and beeswax in tins and glasses, with cotton wicks. Let the first burn reach the rim and it will burn level afterwards.',
            metatitle: 'Soy and Beeswax Candles | SOSE',
            metadescription:
              'Poured soy and beeswax candles with cotton wicks and plant scents, in reusable tins and glass. Burning hours stated, made in small lots in Mysuru.',
            metakeywords: 'soy candle, beeswax candle, scented candle, mombatti, tea light',
          },
        ],
      },
      {
        slug: 'puja',
        name: 'Puja and garden',
        description:
          'Ghee wicks, camphor, kumkum without dye and diyas from a potter we know. On the next shelf, what the tulsi pot needs: compost, neem cake, seeds. Both are for the same ten quiet minutes of the morning.',
        metatitle: 'Puja Essentials and Garden Needs | SOSE',
        metadescription:
          'Ghee wicks, bhimseni camphor, natural kumkum, diyas and havan samagri, with compost, neem cake and seeds for balcony gardens. Plain and pure.',
        metakeywords: 'puja samagri, kapoor, kumkum, diya, havan, compost, neem cake, seeds',
        children: [
          {
            slug: 'puja-essentials',
            name: 'Puja essentials',
            description:
              'Bhimseni camphor, cotton wicks, turmeric kumkum, havan cups and clay diyas. What burns is what the label says.',
            metatitle: 'Puja Samagri, Camphor and Diyas | SOSE',
            metadescription:
              'Bhimseni kapoor, ghee wicks, turmeric kumkum, havan cups and clay diyas for daily puja and festivals. Pure materials, no dye, no paraffin filler.',
            metakeywords: 'puja samagri, bhimseni kapoor, kumkum, diya, ghee batti, havan cups',
          },
          {
            slug: 'garden',
            name: 'Garden',
            description:
              'Compost, neem cake, panchagavya and open-pollinated seed for pots, balconies and kitchen beds.',
            metatitle: 'Compost, Neem Cake and Seeds | SOSE',
            metadescription:
              'Vermicompost, neem cake, panchagavya and open-pollinated vegetable and herb seeds for balconies and kitchen gardens. With sowing months for India.',
            metakeywords:
              'vermicompost, neem cake, panchagavya, seeds, kitchen garden, organic manure',
          },
        ],
      },
    ],
  },
];
