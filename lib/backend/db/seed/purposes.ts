/**
 * What people search for that no product is called, and what their products are found by. Texts are
 * separated by commas; each is a word or some words that must all be in a product. The most wanted
 * products come first. It is what shops of this trade sell: products that a shop does not have are
 * passed over.
 */
export const purposeRows: [typed: string, foundBy: string][] = [
  // Digestion
  [
    'indigestion, digestion, digestive, dyspepsia, bad digestion, weak digestion, poor digestion, upset stomach, stomach upset, stomach problem, stomach, tummy, heavy stomach, hazma, hajma, pachan, apach, badhazmi, ajirna, apacho, अपच, पाचन, हाजमा, अजीर्ण, પાચન, અપચો',
    'himej, hing goli, trikatu, isabgol, digestion, triphala, hingvastak, mukhwas, jeera, ajwain',
  ],
  [
    'constipation, constipated, constipate, kabz, kabj, kabjiyat, kabjiyaat, qabz, pet saaf, pet saf, hard stool, motion, laxative, कब्ज, पेट साफ, કબજિયાત',
    'isabgol, triphala, himej, harde, digestion, castor oil',
  ],
  [
    'acidity, acid reflux, reflux, heartburn, heart burn, sour stomach, gerd, amlapitta, hyperacidity, antacid, pitta, seene mein jalan, seene jalan, एसिडिटी, अम्लपित्त, એસિડિટી',
    'amla juice, himej, amla goli, aloe vera swaras, mulethi, saunf, digestion',
  ],
  [
    'gas, gastric, gastritis, bloating, bloated, flatulence, wind, burping, fullness, pet ki gas, pet gas, vayu, afara, गैस, पेट की गैस, ગેસ, વાયુ',
    'hing goli, hing, himej, trikatu, ajwain, digestion, mukhwas',
  ],
  [
    'stomach ache, stomachache, stomach pain, tummy ache, abdominal pain, cramps, pet dard, pet mein dard, pet dukhna, पेट दर्द, પેટમાં દુખાવો',
    'hing goli, ajwain, himej, trikatu, dry ginger, digestion',
  ],
  [
    'loose motion, loose motions, diarrhoea, diarrhea, dysentery, dast, julab, दस्त, ઝાડા',
    'isabgol, bel, himej, digestion',
  ],
  [
    'appetite, loss of appetite, no appetite, low appetite, no hunger, not hungry, bhukh, bhookh, bhukh na lagna, hunger, भूख, ભૂખ',
    'draksharishta, trikatu, hing goli, himej, chyawanprash, digestion',
  ],
  [
    'nausea, vomiting, motion sickness, travel sickness, morning sickness, ulti, mitli, उल्टी, ઉલટી',
    'dry ginger, ginger lozenges, mint tea, hing goli, cardamom, mukhwas',
  ],
  [
    'after meal, after dinner, after food, heavy meal, overeating',
    'mukhwas, himej, hing goli, saunf, kadha',
  ],
  [
    'detox, detoxification, cleanse, body cleanse, colon cleanse, gut, gut health, gut cleanse, flush, बॉडी डिटॉक्स',
    'triphala, aloe vera swaras, green tea, isabgol, amla juice, neem leaf, giloy',
  ],
  [
    'worms, deworming, intestinal worms, krimi, pet ke kide, कृमि',
    'vidanga, neem leaf, trikatu, ajwain',
  ],
  [
    'liver, liver health, lever, लीवर',
    'aloe vera swaras, amla juice, giloy, kutki, bhumi amla, triphala',
  ],
  ['kidney, stone, urine, urinary, uti', 'gokshura, punarnava, coriander, gahat, horse gram'],

  // Cold, throat, breath
  [
    'cold and cough, cough and cold, cold, common cold, sardi, sardi khansi, sardi zukam, jukam, zukaam, zukam, khansi, khaansi, khasi, cough, coughing, flu, influenza, winter cold, runny nose, sneezing, udhras, sharadi, सर्दी, खांसी, जुकाम, શરદી, ઉધરસ, ખાંસી',
    'sitopaladi, kadha, ginger lozenges, tulsi drops, tulsi, mulethi, chyawanprash, ginger coffee, honey',
  ],
  [
    'dry cough, wet cough, night cough, kali khansi, sookhi khansi, khans, smokers cough, सूखी खांसी',
    'sitopaladi, lozenges, honey, mulethi, kadha, tulsi drops',
  ],
  [
    'sore throat, throat, throat pain, throat infection, hoarse voice, voice, singer, tonsil, tonsils, gala, gale ki kharash, gala kharab, gale mein dard, kharash, गला, गले की खराश, ગળું',
    'lozenges, sitopaladi, tulsi drops, mulethi, honey, kadha, rock salt',
  ],
  [
    'blocked nose, stuffy nose, nose block, nasal congestion, congestion, sinus, sinusitis, phlegm, mucus, kaph, kapha, cuff, chest congestion, balgam, band naak, कफ, કફ',
    'trikatu, kadha, tulsi drops, ginger coffee, camphor, ginger lozenges, sitopaladi',
  ],
  [
    'breathing, breath, wheezing, lungs, lung, bronchitis, respiratory, saans',
    'sitopaladi, tulsi drops, vasa, kadha, trikatu',
  ],
  ['viral', 'giloy, kadha, tulsi drops, sudarshan'],
  [
    'immunity, immune, immune system, immunity booster, low immunity, resistance, rog pratirodhak, infection, falling sick, often ill, इम्यूनिटी, रोग प्रतिरोधक, રોગપ્રતિકારક',
    'chyawanprash, giloy, tulsi drops, kadha, amla juice, immunity, ashwagandha, seabuckthorn juice',
  ],
  [
    'monsoon, rainy season, monsoon illness, barish, chomasu',
    'kadha, tulsi drops, trikatu, giloy, ginger lozenges',
  ],
  [
    'winter, winter special, winter food, sardiyon, thand, shiyalo, warming, warm',
    'chyawanprash, kadha, ginger coffee, ashwagandha, sesame oil, masala chai',
  ],
  [
    'summer, summer drink, cooling, coolant, body heat, heat stroke, garmi, loo, cool, sharbat, ठंडक',
    'rose water, aloe vera swaras, amla juice, sattu, khus, mishri, lili cha, hibiscus tea',
  ],
  ['hangover, headache after drinking', 'amla juice, aloe vera swaras, lili cha'],

  // Pain, joints
  [
    'joint pain, joints, joint, joints pain, sandhi, gout, stiff joints, stiffness, jodo ka dard, jodon ka dard, jodo dard, sandha no dukhavo, जोड़ों का दर्द, जोड़ दर्द, સાંધાનો દુખાવો, સાંધા',
    'mahanarayan tailam, nirgundi, shallaki, joints, massage oil, guggul tablets',
  ],
  [
    'knee pain, knee, knees, knee joint, ghutna, ghutne, ghutne ka dard, ghutno ka dard, ghutan, घुटने का दर्द, ઘૂંટણ',
    'mahanarayan tailam, shallaki, nirgundi, joints',
  ],
  [
    'back pain, backache, back ache, lower back, lower back pain, backpain, lumbago, sciatica, slip disc, spondylitis, neck pain, shoulder pain, frozen shoulder, kamar dard, kamar ka dard, peeth dard, कमर दर्द, पीठ दर्द, કમરનો દુખાવો',
    'mahanarayan tailam, nirgundi, shallaki, joints',
  ],
  [
    'muscle pain, muscles, muscle, muscular pain, body ache, body pain, bodyache, sore muscles, sprain, cramp, leg pain, leg cramps, foot pain, heel pain, pain, pain relief, painkiller, pain killer, ache, dard, badan dard, dukhavo, moch, swelling, inflammation, sujan, दर्द, बदन दर्द, દુખાવો',
    'mahanarayan tailam, nirgundi, joints, massage oil, bath salt, shallaki',
  ],
  [
    'headache, head ache, head pain, migraine, sir dard, sar dard, sirdard, mathu, सिर दर्द, सिरदर्द, માથાનો દુખાવો',
    'nirgundi, brahmi, bhringraj, peppermint oil, lili cha, night foot oil',
  ],
  [
    'massage, malish, maalish, abhyanga, body massage, spa, champi, head massage, मालिश, માલિશ',
    'massage oil, malish tel, body oil, mahanarayan tailam, hair oil',
  ],
  [
    'sports, gym, workout, exercise, athlete, bodybuilding, muscle gain, stamina',
    'ashwagandha, sattu, mahanarayan tailam, moong, chana, shilajit',
  ],
  [
    'bones, bone, bone strength, weak bones, osteoporosis, haddi, fracture',
    'shallaki, nagli, moringa, sesame oil',
  ],

  ['uric acid, high uric acid', 'giloy, triphala, kulthi, shallaki'],
  ['varicose veins, varicose, swollen legs, nas', 'mahanarayan tailam, castor oil, massage oil'],
  // Sleep, mind, strength
  [
    'sleep, sleeping, cant sleep, sleepless, sleeplessness, insomnia, no sleep, bad sleep, good sleep, sound sleep, deep sleep, better sleep, sleep aid, neend, nind, neend na aana, anidra, ungh, bedtime, नींद, नींद नहीं आती, અનિદ્રા, ઊંઘ',
    'ashwagandha tablets, night foot oil, brahmi, early to bed, sleep, ashwagandha, tagara',
  ],
  [
    'stress, stressed, anxiety, anxious, tension, depression, nervous, nervousness, worry, panic, mental stress, calm, calming, relax, relaxing, relaxation, mood, chinta, tanav, overthinking, restless, तनाव, चिंता, તણાવ',
    'ashwagandha, brahmi, calm, night foot oil, early to bed, lili cha',
  ],
  [
    'memory, brain, concentration, focus, mind, study, students, exam, exams, forgetfulness, intelligence, yaddasht, yadasht, buddhi, dimag, mental, alertness, याददाश्त, दिमाग, યાદશક્તિ',
    'brahmi, brahmi ghrita, shankhpushpi, ashwagandha, walnut',
  ],
  [
    'energy, low energy, weakness, weak, fatigue, tired, tiredness, always tired, exhaustion, lethargy, strength, vitality, vigour, kamzori, kamjori, thakan, thakaan, ashakti, takat, taqat, shakti, कमजोरी, थकान, ताकत, નબળાઈ, થાક',
    'ashwagandha, chyawanprash, shatavari, draksharishta, sattu, dates, shilajit',
  ],
  [
    'men health, male, testosterone, stamina men, sperm, josh',
    'ashwagandha, shatavari, shilajit, safed musli, kaunch',
  ],
  [
    'period pain, periods, period, menstrual, menstruation, pms, cramps period, mahavari, masik, पीरियड, माहवारी, માસિક',
    'shatavari, ashoka, trikatu, dry ginger, ginger coffee',
  ],
  [
    'menopause, hot flush, hot flushes, hot flash, hot flashes, hormones, hormonal, hormone balance, womens health, women health, woman health, female, fertility, conceive',
    'shatavari, ashwagandha, sesame, women',
  ],
  [
    'pregnancy, pregnant, new mother, after delivery, postpartum, lactation, breast milk, breastfeeding, breast feeding, nursing mother, delivery ke baad, sutika, suvavad',
    'shatavari, gondh, ghee, ajwain, dry ginger, methi',
  ],
  [
    'gain weight, weight gain, thin, underweight, skinny, vajan badhana, mota hona',
    'ashwagandha, ghee, chyawanprash, dates, shatavari, sattu',
  ],
  [
    'weight loss, weightloss, lose weight, losing weight, slimming, slim, overweight, fat loss, fat burner, belly fat, diet, dieting, metabolism, cholesterol diet, mota, vajan, vajan kam, wazan, wazan kam, vajan ghatana, वजन घटाना, वजन कम, વજન ઘટાડવા',
    'triphala, green tea, jhangora, nagli, kulthi, millet, isabgol, moong, khakhra, stevia',
  ],

  // Heart, blood, sugar
  [
    'meetha pishab, शुगर',
    'stevia, giloy, amla juice, neem leaf, moringa, nagli, sugar free, karela, jamun, methi',
  ],
  [
    'sugar substitute, sugar replacement, sugar alternative, instead of sugar, sweetener, sweeteners, artificial sweetener, no sugar, without sugar, sugarless, zero sugar, healthy sugar, चीनी, शक्कर',
    'stevia, jaggery, mishri, mahua, honey',
  ],
  [
    'heart, heart health, dil, hriday, દિલ',
    'arjuna, ashwagandha, rock salt, alsi, walnut, hibiscus tea, draksharishta',
  ],
  [
    'cholesterol, triglycerides, bad cholesterol, omega, omega 3, healthy fat, good fat, कोलेस्ट्रॉल',
    'alsi, walnut oil, walnut, arjuna, triphala, groundnut oil',
  ],
  [
    'iron, iron deficiency, low iron, anaemia, anemia, anaemic, haemoglobin, hemoglobin, low haemoglobin, low hemoglobin, low blood, khoon ki kami, khoon, blood, blood purifier, blood cleanser, rakt, pandu, एनीमिया, खून की कमी, લોહી',
    'moringa, nagli, jaggery, draksharishta, dates, amla juice, giloy, neem leaf',
  ],
  ['calcium, calcium deficiency, rich in calcium', 'nagli, moringa, til, makhana, shatavari'],
  [
    'vitamin c, vitamin, vitamins, multivitamin, antioxidant, antioxidants, supplement, supplements, minerals, zinc, magnesium, superfood, super food, nutrition',
    'amla juice, seabuckthorn, moringa, chyawanprash, amla',
  ],
  [
    'vitamin a, eyesight, eye, eyes, vision, tired eyes, aankh, aankhen, nazar, आंख, આંખ',
    'triphala, amla juice, kajal, moringa, rose water',
  ],
  ['vitamin b12, b12, vitamin d, d3', 'moringa, chyawanprash, ghee'],
  [
    'protein, high protein, protein powder, protein food, protein rich, plant protein, vegetarian protein, protin, प्रोटीन',
    'sattu, moong, dal, chana, rajma, makhana',
  ],
  [
    'fibre, fiber, high fibre, high fiber, dietary fibre, roughage',
    'isabgol, nagli, rajma, alsi, jhangora, oats',
  ],
  ['probiotic, probiotics, fermented', 'pickle, kanji, draksharishta'],
  [
    'allergy, allergies, skin allergy, hives, dust allergy',
    'neem leaf, giloy, haldi, tulsi drops, honey',
  ],
  [
    'wound, wounds, cut, cuts, burn, burns, scar, injury, first aid, antiseptic, ghav, chot, jalna, जलना, घाव',
    'aloe vera gel, turmeric, shata dhauta, ghrita, neem leaf, honey',
  ],
  [
    'elderly, old age, old people, senior, seniors, parents health, anti ageing, anti aging, antiageing, antiaging, rejuvenation, long life, rasayan',
    'chyawanprash, ashwagandha, triphala, kumkumadi, rasayana',
  ],
  [
    'children growth, kids health, kids immunity, child health, baby food, weaning, bachche, bachchon, balak',
    'chyawanprash, nagli, brahmi ghrita, honey, ghee, sattu',
  ],

  // Hair
  [
    'hair fall, hairfall, hair loss, hairloss, falling hair, losing hair, thinning hair, thin hair, bald, baldness, hair thinning, alopecia, hair fall control, hair damage, baal jhadna, baal jharna, bal jhadna, baal girna, baal girte, jhadte baal, gaal, vaal kharva, vaal utarva, बाल झड़ना, बालों का झड़ना, વાળ ખરવા',
    'bhringraj tailam, hibiscus hair oil, hair oil, amla reetha, castor oil, brahmi powder',
  ],
  [
    'hair growth, grow hair, long hair, thick hair, thicker hair, hair regrowth, new hair, baal badhane, baal lambe, lambe baal, beard, beard growth, eyebrow, eyebrows, eyelash, eyelashes, moustache, बाल बढ़ाने',
    'bhringraj tailam, castor oil, hibiscus hair oil, hair oil, amla reetha',
  ],
  [
    'dandruff, dandruf, antidandruff, anti dandruff, flakes, flaky scalp, itchy scalp, dry scalp, scalp, scalp itching, rusi, roosi, khodo, seborrheic, रूसी, डैंड्रफ, ખોડો',
    'neem shampoo, shikakai, neem leaf, amla reetha, castor oil, bhringraj tailam',
  ],
  [
    'grey hair, gray hair, white hair, greying, graying, premature greying, premature graying, silver hair, safed baal, safed bal, safed vaal, सफेद बाल, સફેદ વાળ',
    'henna, indigo powder, bhringraj tailam, amla reetha, amla juice',
  ],
  [
    'hair colour, hair color, hair dye, dye, colour hair, natural hair colour, black hair, brown hair, kala rang, baal kale, baal rangna, hair colouring, हेयर कलर, वाळ રંગ',
    'henna, indigo powder, hair colour, amla reetha',
  ],
  ['lice, louse, nits, head lice, joo, joon, ju, juon, जूं, જૂ', 'neem shampoo, neem leaf, neem oil'],
  [
    'split ends, rough hair, frizzy hair, frizz, dry hair, damaged hair, curly hair, silky hair, smooth hair, shiny hair, hair shine, hair care, haircare, hair mask, hair pack, conditioner, hair conditioner, hair serum, do muhe baal, rukhe baal',
    'hibiscus hair oil, bhringraj tailam, hair oil, amla reetha, shikakai, castor oil, coconut oil, aloe gel',
  ],
  [
    'oily hair, greasy hair, hair wash, hair cleanser, head wash, bal dhona, baal dhone, sulphate free, sulfate free, paraben free',
    'shampoo, shikakai, amla reetha, multani mitti',
  ],
  [
    'hair oil for women, champi oil, oil for hair, baal tel, baalon tel, balo ka tel, balon ka tel, bal ka tel, vaal nu tel, val tel, kesh tel, बालों का तेल, बाल तेल, વાળનું તેલ, વાળ તેલ',
    'hair oil, bhringraj tailam, hibiscus hair oil, castor oil',
  ],

  // Skin
  [
    'dry skin, skin dryness, flaky skin, rough skin, cracked skin, rukhi twacha, sukhi twacha, winter skin, moisturiser, moisturizer, moisturising, moisturizing, moisturise, body lotion, lotion, body cream, cold cream, winter cream, hand cream, skin cream, hydrating, रूखी त्वचा, सूखी त्वचा',
    'kokum butter, moisturiser, body butter, shata dhauta, body oil, aloe gel, coconut oil',
  ],
  [
    'oily skin, greasy skin, oil control, pores, open pores, blackheads, black heads, whiteheads, tailiya twacha, तैलीय त्वचा',
    'multani mitti, neem leaf, rose water, neem soap, nalangu',
  ],
  [
    'pimples, pimple, acne, zits, breakouts, breakout, acne scars, pimple marks, muhase, muhaase, keel muhase, khil, मुंहासे, पिंपल, ખીલ',
    'neem leaf, multani mitti, neem soap, aloe vera gel, rose water, ubtan',
  ],
  [
    'glowing skin, glow, skin glow, bright skin, brightening, fair skin, fairness, fairness cream, skin whitening, whitening, lightening, radiance, radiant, tan, tanning, sun tan, tan removal, detan, gora, gori twacha, nikhar, chamak, bridal glow, चमकदार त्वचा, गोरा, નિખાર',
    'kumkumadi, rose ubtan, ubtan, multani mitti, wild turmeric, nalangu',
  ],
  [
    'dark spots, dark spot, pigmentation, blemish, blemishes, marks, melasma, uneven skin, freckles, scars, spots, daag, dag, dhabbe, jhaiyan, chhaiya, jhai, दाग धब्बे, झाइयां, ડાઘ',
    'kumkumadi, rose ubtan, wild turmeric, multani mitti, aloe gel',
  ],
  [
    'wrinkles, wrinkle, fine lines, ageing skin, aging skin, loose skin, skin tightening, sagging, mature skin, jhurriyan, jhuriya, झुर्रियां, કરચલી',
    'kumkumadi, shata dhauta, rose water, aloe gel',
  ],
  [
    'dark circles, under eye, puffy eyes, eye bags, under eye cream, aankhon ke niche, काले घेरे',
    'kumkumadi, rose water, coconut oil, aloe gel, kajal',
  ],
  [
    'sunburn, sun burn, after sun, sunscreen, sun screen, sun protection, spf, heat rash, prickly heat, ghamori, ghamoriya, rash, rashes, nappy rash, diaper rash, घमौरी',
    'aloe vera gel, shata dhauta, rose water, multani mitti, nalangu',
  ],
  [
    'eczema, psoriasis, itching, itch, itchy skin, itchy, ringworm, fungal, fungal infection, skin infection, skin disease, khujli, khaj, daad, dad, scabies, dermatitis, खुजली, दाद, ખંજવાળ',
    'neem leaf, neem soap, shata dhauta, nalangu, giloy, aloe gel',
  ],
  [
    'skin, skin care, skincare, skin routine, sensitive skin, face care, facial, face cream, चेहरा, ત્વચા',
    'face care, skin, ubtan, multani mitti, face oil, scrub, aloe gel',
  ],
  [
    'face wash, facewash, cleanser, face cleanser, cleansing, make up remover, makeup remover, makeup, make up',
    'face wash, ubtan, multani mitti, rose water',
  ],
  [
    'face pack, face mask, mask, clay mask, scrub, exfoliate, exfoliator, exfoliation, face scrub, dead skin',
    'multani mitti, ubtan, face pack, scrub, nalangu',
  ],
  ['toner, face toner, face mist, mist, astringent', 'rose water, toner'],
  [
    'face oil, facial oil, night oil, night cream, face serum, serum, facial serum, chehre tel, chehra tel, chehre ka tel, चेहरे का तेल',
    'kumkumadi, face oil, aloe gel',
  ],
  [
    'chapped lips, dry lips, cracked lips, lip, lips, lip care, honth, hoth, pink lips, lipstick, होंठ, હોઠ',
    'lip balm, kokum butter, ghrita',
  ],
  [
    'cracked heels, cracked heel, heel crack, heels, foot care, foot cream, feet, tired feet, pedicure, phati ediyan, phati aidi, edi, fati edi, vadhiya, फटी एड़ियां, પગના વાઢિયા',
    'kokum butter, mahua, shata dhauta, foot soak, night foot oil, castor oil',
  ],
  ['foot soak, feet soak, foot bath, foot spa', 'foot soak, bath salt, night foot oil'],
  [
    'nail, nails, nail care, nail fungus, cuticle, cuticles, nakhun',
    'castor oil, lip balm, neem leaf, coconut oil',
  ],
  ['stretch marks, stretch mark', 'coconut oil, kokum butter, body oil, castor oil'],
  [
    'body odour, body odor, deodorant, deo, sweat, sweating, underarm, smelly feet, pasina',
    'neem soap, nalangu, rose water, bath powder, camphor',
  ],
  ['shave, shaving, after shave, aftershave, razor, shaving cream', 'aloe gel, soap, rose water'],
  [
    'baby massage, baby oil, baby massage oil, baby care, baby skin, newborn, infant, massage baby, shishu',
    'coconut oil, body oil, sesame oil, nalangu, shata dhauta',
  ],
  [
    'baby soap, baby bath, bath, bathing, body wash, shower gel, nahana, snan, bathroom, soap bar, bathing bar, bath bar, loofah, नहाना',
    'bath soap, soap, bath powder, bath salt, ubtan',
  ],
  [
    'antibacterial soap, germ, germs, germ protection, hand wash, handwash, sanitizer, sanitiser',
    'neem soap, soap',
  ],
  ['kohl, surma, eyeliner, eye liner, kajal pencil, mascara', 'kajal'],
  [
    'bride, bridal, dulhan, haldi ceremony, pithi, wedding skin',
    'ubtan, kumkumadi, henna, nalangu',
  ],

  // Mouth
  [
    'bad breath, mouth smell, halitosis, fresh breath, mouth freshener, mouthwash, mouth wash, muh ki badbu, moh ki durgandh, muh badbu, मुंह की बदबू',
    'neem toothpaste, pulling oil, mukhwas, tooth powder, clove',
  ],
  [
    'gums, gum, bleeding gums, gums bleeding, gum bleeding, gum disease, gingivitis, pyorrhea, pyorrhoea, gum pain, swollen gums, masude, masudo, मसूड़े, પેઢા',
    'tooth powder, oil pulling, neem toothpaste, gandusha',
  ],
  [
    'toothache, tooth ache, tooth pain, tooth decay, cavity, cavities, dant dard, daant dard, daant ka dard, dant no dukhavo, sensitive teeth, sensitivity, दांत दर्द, દાંત નો દુખાવો',
    'clove, neem toothpaste, tooth powder, oil pulling',
  ],
  [
    'yellow teeth, white teeth, teeth whitening, whiten teeth, teeth, tooth, dental, dental care, oral, oral care, brushing, brush teeth, dant, daant, peele dant, tongue, दांत, દાંત',
    'tooth powder, toothpaste, oil pulling',
  ],
  ['mouth sores, chhale, muh ke chhale, छाले', 'oil pulling, gandusha, shata dhauta, honey, himej'],

  // Home
  [
    'ants, ant, insects, insect, bugs, cockroach, cockroaches, pests, pest, pest control, lizard, lizards, spiders, flies, fly, chinti, cheenti, cockroach killer, keede, makkhi, chipkali, kidi, vanda, चींटी, कॉकरोच, કીડી, વંદા',
    'floor cleaner, camphor, neem oil, neem leaf, dhoop',
  ],
  [
    'mosquito, mosquitoes, mosquito repellent, macchar, machar, machhar, machchhar, repellent, insect repellent, मच्छर, મચ્છર',
    'dhoop, camphor, neem oil, citronella, lemongrass, neem floor cleaner',
  ],
  [
    'moths, silverfish, cupboard, wardrobe, clothes smell, grain insects, weevil, store grain',
    'camphor, neem leaf, neem leaf',
  ],
  [
    'compost, composting, fertiliser, fertilizer, manure, khad, plant food, soil, plants, plant, gardening, garden, potting mix, pots, terrace garden, balcony, kheti, nursery, खाद, ખાતર',
    'vermicompost, manure, garden, neem oil plants',
  ],
  [
    'plant pests, plant pest, aphids, mealybug, mealy bugs, whitefly, plant insects, plant disease, pesticide, insecticide, fungicide, plant spray',
    'neem oil plants, plant spray, neem leaf',
  ],
  [
    'washing powder, washing clothes, clothes wash, laundry, detergent powder, surf, wash clothes, clothes, kapde, kapde dhone, kapde dhona, kapda, baby clothes, woollens, silk, stain, stains, kapda dhova, कपड़े धोने, કપડાં ધોવા',
    'laundry, detergent, soapnut, silk wash',
  ],
  [
    'dishes, dish soap, dish wash, dishwashing, dishwasher, dishwash bar, vessels, utensils, utensil, washing dishes, bartan, bartan dhone, vasan, stained utensils, scrubber, vim, बर्तन, વાસણ',
    'dishwash, scouring powder, utensil cleaner',
  ],
  [
    'brass cleaner, copper cleaner, brass polish, copper polish, polish, puja utensils, silver polish, tamba saaf, pital saaf',
    'brass cleaner, scouring powder',
  ],
  [
    'floor, floor cleaning, floor wash, floor washing, mopping, mop, pocha, phenyl, phenol, disinfectant, toilet, toilet cleaner, bathroom cleaner, surface cleaner, cleaning, house cleaning, cleaner, tiles, glass cleaner, kitchen cleaner, degreaser, फर्श',
    'floor cleaner, scouring powder, dish liquid, soapnut laundry',
  ],
  [
    'room freshener, air freshener, air purifier, freshener, fragrance, scent, perfume, attar, itr, ittar, deodoriser, smell, bad smell, aroma, aromatherapy, essential oil, diffuser, khushbu, khushboo, sugandh, खुशबू, સુગંધ',
    'incense, candle, dhoop, camphor, mitti attar, sandalwood',
  ],
  [
    'puja, pooja, puja items, puja samagri, pooja samagri, worship, prayer, temple, mandir, havan, hawan, yagya, aarti, arti, god, bhagwan, religious, puja thali, navratri, ganesh, पूजा, पूजा सामग्री, પૂજા',
    'puja, ghee wicks, camphor, kumkum, incense, dhoop, guggul',
  ],
  ['meditation, yoga, yoga room, calm room, spiritual', 'incense, dhoop, sandalwood, candle'],
  ['lamp, deepak, deep, oil lamp, lighting, power cut, light', 'ghee wicks, diya, candle'],
  [
    'evil eye, vastu, negative energy, cleansing home, nazar battu',
    'camphor, dhoop, guggul, rock salt',
  ],

  // Food and kitchen
  [
    'fasting, fast, vrat, upvas, upwas, ekadashi, ekadasi, navratri food, shravan, farali, faral, falahar, phalahari, fasting food, व्रत, उपवास, ઉપવાસ, ફરાળી',
    'farali, vrat, jhangora, rock salt, makhana, samo',
  ],
  [
    'gluten free, gluten, celiac, wheat free, no wheat, glutenfree',
    'gluten free, nagli flour, besan, jhangora, nagli',
  ],
  [
    'vegan, plant based, dairy free, milk free, no milk',
    'soap, groundnut oil, coconut oil, dal, mahua, sattu',
  ],
  [
    'jain, jain food, no onion no garlic, no onion garlic, without onion, without garlic, satvik, sattvic',
    'jain, hing, khakhra, dal, rock salt',
  ],
  ['keto, low carb, paleo', 'ghee, coconut oil, walnut, stevia, makhana'],
  [
    'millet, millets, shree anna, siridhanya, mota anaj, bajra, jowar, bajri, juvar, sorghum, pearl millet, foxtail, kodo, kutki millet, rajgira, amaranth, quinoa, oats, मोटा अनाज, बाजरा, ज्वार, બાજરી, જુવાર',
    'millet, nagli, jhangora',
  ],
  [
    'breakfast, morning food, nashta, naashta, cereal, cornflakes, muesli, healthy breakfast, oatmeal, नाश्ता, નાસ્તો',
    'breakfast, granola, poha, khakhra, sattu',
  ],
  [
    'snack, snacks, evening snack, tea time, tea snacks, namkeen, farsan, munching, tiffin, chips, biscuit, biscuits, cookies, kids snacks, office snacks, travel food, ready to eat, स्नैक्स',
    'makhana, khakhra, mukhwas, granola, walnut, sattu, snacks',
  ],
  [
    'dry fruits, dry fruit, dryfruits, nuts, mewa, meva, almonds, almond, badam, cashew, kaju, raisins, kishmish, pista, dates, khajur, anjeer, trail mix, सूखा मेवा, મેવો',
    'dry fruits, dry fruit, walnut, makhana, mewa',
  ],
  [
    'sweet, sweets, dessert, mithai, sweet dish, meetha, laddu, ladoo, halwa, kheer, मिठाई, મીઠાઈ',
    'jaggery, mishri, honey, mahua, thali',
  ],
  [
    'pickles, pickle, chutney, jam, preserve, spread, sauce, achaar, murabba, ketchup, bread spread',
    'pickle, chutney, honey',
  ],
  [
    'cooking, cooking oil, edible oil, kitchen oil, frying oil, refined oil, oil for cooking, khana pakane, ration, grocery, kirana, groceries, staples, khane ka tel, खाने का तेल, રસોઈ',
    'cold pressed oils, groundnut oil, mustard oil, sesame oil, ghee',
  ],
  [
    'salad dressing, salad, salad oil, olive oil, sunflower oil',
    'walnut oil, salad oil, groundnut oil, sesame oil',
  ],
  ['biryani, pulao, fried rice, khichdi, idli, dosa', 'rice, sambar, khichdi rice, dal'],
  [
    'curry, sabzi, sabji, gravy, tadka, tempering, chole, vegetable curry',
    'garam masala, cumin, coriander, chilli, turmeric, jakhiya',
  ],
  [
    'spice, spices, masale, masala, masalas, khada masala, sabut masala, garam masale, मसाले, મસાલા',
    'masala, whole spices, ground spices, spices',
  ],
  [
    'pulses, lentils, lentil, dals, daal, beans, legumes, kathol, दालें, કઠોળ',
    'dals, dal, moong, rajma, chana',
  ],
  [
    'flour, aata, roti, chapati, rotli, bread, maida, baking, cake, chakki, आटा, લોટ',
    'flour, wheat flour, nagli flour, besan',
  ],
  ['cereals, grain, grains, anaj, annaj, अनाज, અનાજ', 'rice, nagli, jhangora, wheat flour'],
  [
    'golden milk, turmeric latte, turmeric milk, haldi doodh, haldi milk, haldi wala doodh, milk masala, doodh masala, हल्दी दूध',
    'golden milk, turmeric, milk masala',
  ],
  [
    'ginger tea, adrak chai, adrak wali chai, spiced tea, chai masala, tea masala, kadak chai',
    'masala chai, ginger coffee, kadha, adrak chai',
  ],
  [
    'caffeine free, decaf, no caffeine, without caffeine, evening tea, night tea, bedtime tea, sleep tea, tea for sleep, calming tea',
    'caffeine free, lili cha, herbal tea, tulsi tea',
  ],
  [
    'detox tea, slimming tea, weight loss tea, fat burning tea, diet tea',
    'green tea, lili cha, hibiscus tea',
  ],
  [
    'cold drink, soft drink, juice, juices, energy drink, health drink, healthy drink, fruit juice, drink, drinks, ras, beverage, जूस, રસ',
    'juice, swaras, sattu, seabuckthorn, kadha',
  ],
  [
    'cow, cow product, cow products, panchgavya, gaushala, gau, gomutra, gobar, cow dung, cow urine, गौमूत्र, ગૌમૂત્ર',
    'panchagavya, cow ghee, gomutra, vermicompost, gobar',
  ],
  ['a2, a2 milk, a2 cow, bilona, vedic, desi cow', 'a2 ghee, cow ghee, bilona'],
  ['water purifier, drinking water, copper water', 'vetiver, tulsi drops'],

  // Herbs and tools that a shop may not have, and the nearest to them
  ['shilajit, shilajeet, mumijo', 'shilajit, ashwagandha tablets, ashwagandha, chyawanprash'],
  ['arjuna, arjun, arjun chaal, arjun ki chaal', 'arjuna, ashwagandha, alsi, walnut'],
  [
    'karela, jamun, bitter gourd, karela juice, jamun seed, gudmar, gurmar',
    'karela, jamun, neem leaf, giloy, stevia',
  ],
  [
    'spirulina, wheatgrass, wheat grass, noni, barley grass, chlorella',
    'moringa, amla juice, seabuckthorn',
  ],
  ['toothbrush, tooth brush, bamboo brush, datun', 'toothbrush, tooth powder, toothpaste'],
  ['comb, neem comb, wooden comb, kangha, kanghi, hairbrush, hair brush', 'comb, hair oil'],

  // Gifts
  [
    'gift, gifts, gifting, present, presents, tohfa, uphaar, uphar, bhet, surprise, souvenir, friend, teacher, उपहार, तोहफा, ભેટ',
    'gift, hamper, gift box, tins',
  ],
  [
    'kids gift, gift for kids, gifts for kids, present for kids, presents for kids, children gift, gift for children, present for children, toys, toy, kids, children, khilona, khilone, return gift, return gifts, birthday party, games, game, bachchon ke khilone, खिलौने, રમકડાં',
    'children gift, crayons, spinning top, wooden toy, return gift',
  ],
  [
    'mother, mom, mummy, wife, sister, gift for mother, gift for mom, gift for mum, present for mom, present for mother, gift for wife, gift for girlfriend, gift for her, gift for women, gift for sister, mothers day, womens day, anniversary gift, anniversary, valentine, karwa chauth, birthday gift, birthday present, birthday',
    'gift for mother, gift for her, bath hamper, birthday gift, wellness gift, gift box, hamper',
  ],
  [
    'father, papa, husband, brother, gift for father, gift for dad, gift for husband, gift for men, gift for him, gift for boyfriend, fathers day, gift for parents, gift for grandparents',
    'gift for parents, winter hamper, tea gift, spice box, ringal, hamper',
  ],
  [
    'corporate gift, corporate gifts, office gift, employee gift, client gift, bulk gift, staff gift, business gift',
    'corporate gift, corporate hamper, gift for office, hamper',
  ],
  [
    'wedding gift, wedding, marriage gift, shaadi, shaadi gift, shadi, housewarming, house warming, griha pravesh, new home, शादी',
    'wedding gift, house warming gift, spice box, dry fruit hamper, hamper',
  ],
  [
    'diwali, diwali gift, deepawali, dipavali, diwali hamper, diwali gift box, gift box for diwali, new year gift, new year, festival, festival gift, festive, christmas, christmas gift, holi, eid, दिवाली, દિવાળી',
    'diwali gift, diwali hamper, diwali, puja hamper, festive',
  ],
  [
    'rakhi, raksha bandhan, rakhi gift, gift for brother, bhai dooj, brother, sister, राखी, રાખડી',
    'rakhi gift, rakhi, rakhi hamper',
  ],
  [
    'gift wrap, gift wrapping, gift packing, wrapping, wrapping paper, packing, packaging, gift paper, gift bag, ribbon, box, empty box, greeting card, card',
    'gift wrap, gift paper, gift box, greeting card, cloth wrap',
  ],
  [
    'self care, pamper, me time, spa gift, relaxation gift',
    'self care gift, bath hamper, early to bed, spa hamper',
  ],
  [
    'eco friendly, ecofriendly, plastic free, zero waste, sustainable, biodegradable, green living',
    'plastic free, zero waste, reusable wrap, shampoo bar, seed paper, soapnut',
  ],
  [
    'travel, travel size, travel kit, small size, trial pack, sample',
    'travel shampoo, lip balm, lozenges, kajal, tins',
  ],
  ['writing, drawing, painting, colours, colors, school', 'crayons'],
  ['snoring, snore, kharrate, खर्राटे', 'night foot oil, tulsi drops, ghee'],
  [
    'nail, nails, nail care, nail fungus, cuticle, cuticles, nakhun, नाखून',
    'castor oil, lip balm, neem leaf, coconut oil',
  ],
  [
    'smelly shoes, shoe smell, shoe odour, musty smell, fridge smell, damp smell',
    'camphor, dhoop, bath salt, neem leaf',
  ],
  [
    'burnt pan, burnt pot, burnt vessel, greasy pan, sooty pan, cooker cleaning',
    'scouring powder, dish liquid',
  ],
  [
    'heat boils, boils, boil, abscess, phode, phunsi, फोड़े',
    'neem leaf, multani mitti, shata dhauta',
  ],
  ['stiff neck, neck, shoulder, cervical, गर्दन दर्द', 'mahanarayan tailam, nirgundi, shallaki'],
  ['mood swings, anger, irritability, gussa', 'ashwagandha, brahmi, shatavari, lili cha'],
  ['hiccups, hiccup, hichki', 'cardamom, ginger lozenges, mukhwas'],
  ['ear pain, earache, kaan dard, कान दर्द', 'sesame oil, mustard oil'],
  ['eye pain, eye strain, dry eyes, red eyes, computer eyes', 'rose water, triphala, kajal'],
  // Names of makers that people type for a kind of thing
  [
    'vicks, zandu balm, moov, iodex, volini, amrutanjan, tiger balm',
    'nirgundi balm, balm, camphor',
  ],
  ['eno, hajmola, digene, gelusil, pudin hara', 'himej, hing goli, amla goli, trikatu'],
  ['dettol, lizol, harpic, domex, colin', 'floor cleaner, neem soap'],
  ['surf excel, ariel, tide, rin, ezee, genteel, comfort', 'laundry, soapnut'],
  ['good knight, all out, odomos, hit, mortein, mosquito coil', 'dhoop, camphor, neem oil'],
  ['boroplus, boroline, nivea, vaseline, ponds, himani', 'moisturiser, body butter, shata dhauta'],
  ['horlicks, bournvita, complan, boost drink', 'sattu, chyawanprash, golden milk'],
  ['burnol, silver cream', 'aloe vera gel, shata dhauta'],
  ['colgate, pepsodent, sensodyne, close up', 'toothpaste, tooth powder'],
];
