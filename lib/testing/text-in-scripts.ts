/** A name, an address and a product in each script that shops and buyers in India write. */
export const textInScripts: Record<string, { name: string; address: string; product: string }> = {
  Latin: {
    name: 'Zoë Ḍākinī Müller',
    address: '12 Café Road, São Paulo colony, Pune, Maharashtra 411001',
    product: 'Crème brûlée sugar, 250 g, Lakadong',
  },
  Devanagari: {
    name: 'श्रीमती मीरा क्षीरसागर',
    address: 'फ़्लैट ४०२, ज्ञानेश्वर मार्ग, कोथरूड, पुणे, महाराष्ट्र 411038',
    product: 'शुद्ध हल्दी पाउडर, जैविक, 250 ग्राम',
  },
  Gujarati: {
    name: 'આશા ત્રિવેદી',
    address: 'બી-402, સુરમ્ય એપાર્ટમેન્ટ્સ, નવરંગપુરા, ક્ષેત્રપાળ પોળ, Ahmedabad, Gujarat 380009',
    product: 'કાઠિયાવાડી ઘઉંનો લોટ, પથ્થરની ઘંટીમાં દળેલો',
  },
  Bengali: {
    name: 'শ্রীমতী অনন্যা চট্টোপাধ্যায়',
    address: '১২ রবীন্দ্র সরণি, দক্ষিণেশ্বর, কলকাতা, পশ্চিমবঙ্গ 700035',
    product: 'খাঁটি সর্ষের তেল, ঘানিতে ভাঙা, এক লিটার',
  },
  Tamil: {
    name: 'ஸ்ரீ கிருஷ்ணமூர்த்தி',
    address: '7 கோவில் தெரு, மயிலாப்பூர், சென்னை, தமிழ்நாடு 600004',
    product: 'மரச்செக்கு நல்லெண்ணெய், ஒரு லிட்டர்',
  },
  Telugu: {
    name: 'శ్రీలక్ష్మి వెంకటేశ్వర్లు',
    address: 'ఫ్లాట్ 12, బంజారా హిల్స్, హైదరాబాద్, తెలంగాణ 500034',
    product: 'స్వచ్ఛమైన పసుపు పొడి, కృష్ణా జిల్లా',
  },
  Kannada: {
    name: 'ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ',
    address: '45 ಮಲ್ಲೇಶ್ವರಂ, ಬೆಂಗಳೂರು, ಕರ್ನಾಟಕ 560003',
    product: 'ಶುದ್ಧ ಜೇನುತುಪ್ಪ, ಪಶ್ಚಿಮ ಘಟ್ಟ',
  },
  Malayalam: {
    name: 'ലക്ഷ്മിക്കുട്ടി അമ്മ',
    address: 'കൃഷ്ണവിലാസം, പള്ളിപ്പുറം, തൃശ്ശൂർ, കേരളം 680001',
    product: 'വെളിച്ചെണ്ണ, ചക്കിലാട്ടിയത്, ഒരു ലിറ്റർ',
  },
  Gurmukhi: {
    name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    address: 'ਮਕਾਨ 22, ਸ੍ਰੀ ਹਰਿਮੰਦਰ ਸਾਹਿਬ ਰੋਡ, ਅੰਮ੍ਰਿਤਸਰ, ਪੰਜਾਬ 143001',
    product: 'ਦੇਸੀ ਘਿਓ, ਅੱਧਾ ਕਿੱਲੋ',
  },
  Odia: {
    name: 'ଶ୍ରୀମତୀ ସୁଭଦ୍ରା ମହାପାତ୍ର',
    address: '୧୨ ଗ୍ରାଣ୍ଡ ରୋଡ, ଜଗନ୍ନାଥ ମନ୍ଦିର, ପୁରୀ, ଓଡ଼ିଶା 752001',
    product: 'କନ୍ଧମାଳ ହଳଦୀ ଗୁଣ୍ଡ, ଜୈବିକ',
  },
  Urdu: {
    name: 'محترمہ عائشہ صدیقی',
    address: 'مکان 12، گلی 5 (پرانا شہر)، چارمینار، Hyderabad, Telangana 500002',
    product: 'خالص شہد، جنگلی پھولوں کا',
  },
  'emoji and unknown letters': {
    name: '🌿 Asha 👩‍👩‍👧 李明 🇮🇳',
    address: '5️⃣ Ring Road 🏠, ᚠᚢᚦ colony, Pune 411001',
    product: '🌶️ Chilli flakes 辣 250 g',
  },
};
