/* Words that are hardly specific in any shop of organic and natural goods. */

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Never required: left out as soon as few products have them. */
const weakWords = list(`
  organic natural naturally nature pure best better top good great nice quality premium original
  genuine authentic real certified trusted true
  fresh raw homemade handmade traditional desi ayurvedic ayurveda ayurved herbal herb healthy health
  hygienic safe effective strong mild gentle chemical chemicals preservative toxin toxic nontoxic
  online buy buying purchase shop shopping store shops order price prices cost rate rates cheap
  cheapest cheaper low budget affordable offer offers discount deal deals sale combo new latest
  india indian local delivery near nearby product products item items thing things stuff brand
  brands branded company variety range kind type types sort samagri samagree saman samaan
  remedy remedies treatment treat cure cures medicine medicines medication dawa dawai dava upay ilaj
  relief relieve reliever solution solutions control controlling reduce reducing reducer improve
  improving improver increase increasing boost boosting booster support help helps helping prevent
  prevention remove removing remover removal fight care good
  growth grow growing
  problem problems issue issues trouble complaint symptoms disease fast quick quickly instant
  instantly daily everyday regular use used using uses useful need needs want wants wanted looking
  search find show get give please something anything everything which what how why when where who
  can cant cannot could should would will have has having had very too much more most many lot lots
  so such some any all every this that these those there here i me my mine we our us you your he she
  his her him they their be am was were are been being do does did dont doesnt not no make makes
  made making take taking eat eating drinking home house per pack
  wala wali wale vala vali acha accha achha sabse sasta badhiya shuddh shudh asli kaise chahiye
  chahie hai hain mujhe mera meri liye lie kharidna khareedna dikhao batao aur ya bhi
  mate maate saru saaru
  का की के को से में और लिए लिये है हैं मुझे चाहिए सबसे अच्छा अच्छी शुद्ध देसी असली ऑर्गेनिक
  આ છે માટે નો ની નું ના ને સારું શુદ્ધ દેશી અને`);

/** Kinds and shapes of products, which do not name one without another word. */
const genericWords = list(`
  oil tel taila tailam powder churna churan water food foods drink drinks box boxes set sets bar bars
  kit pair bottle bottles jar jars tin tins packet packets pouch bag bags tube can dabba stick sticks
  cup cups drops drop tablet tablets capsule capsules pill pills goli vati syrup tonic liquid paste cream creams
  gel lotion serum spray mix mixture batter blend extract concentrate seed seeds dana daana leaf leaves root roots
  flower flowers fruit fruits stem bark whole piece pieces slice ground body face hand hands home
  kitchen small big large mini family full half long short red green black white yellow brown blue
  pink golden dark light hot cold dry wet sweet spicy bitter salty sour hard soft heavy free one two
  three man men woman women kid kids baby girl boy adult cleaner stand cover holder
  तेल पाउडर पानी चूर्ण તેલ પાવડર પાણી`);

const isNumber = (word: string) => /^\p{N}+$/u.test(word);

export const isWeakWord = (word: string): boolean => weakWords.has(word) || isNumber(word);
export const isGenericWord = (word: string): boolean => genericWords.has(word);
