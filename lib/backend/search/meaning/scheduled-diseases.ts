import { wordsOf } from './words.ts';

/*
 * Diseases of the schedule of the Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954,
 * and of Schedule J of the Drugs Rules, as people in India type them. Products must not be offered
 * for them. Words of ordinary needs ("joint pain", "hair fall", "weight loss") are not among them.
 */
const names = `
appendicitis, appendix pain
arteriosclerosis, atherosclerosis, blocked arteries, artery blockage
blindness, night blindness, andhapan, ratondhi
blood poisoning, sepsis, septicaemia, septicemia
brights disease, nephritis, kidney disease, kidney failure, kidney problem, dialysis, creatinine, गुर्दे की बीमारी
cancer, cancers, cancr, kancer, kansar, tumour, tumours, tumor, tumors, leukaemia, leukemia, lymphoma, carcinoma, chemotherapy, कैंसर, ट्यूमर, કેન્સર, કૅન્સર
cataract, motiyabind, motiabind, motia bind, motiyo, मोतियाबिंद, મોતિયો
deafness, deaf, hearing loss, bahrapan, बहरापन, બહેરાશ
diabetes, diabetis, diabetese, diabeties, daibetes, diabetic, diabetics, diabities, madhumeh, madhumeha, prameh, blood sugar, blood glucose, high sugar, sugar patient, sugar patients, sugar control, sugar disease, sugar level, sugar ki bimari, insulin, hba1c, मधुमेह, डायबिटीज, डायबिटीस, ડાયાબિટીસ, મધુપ્રમેહ
brain disease, brain disorder, brain tumour, alzheimer, alzheimers, parkinson, parkinsons, dementia, brain stroke
eye disease, eye disorder, weak eyesight, poor eyesight, remove spectacles
uterus, fibroid, fibroids, endometriosis, prolapse, pcos, pcod
menstrual disorder, irregular periods, irregular period, heavy periods, heavy bleeding, period problem, period problems, masik dharm, white discharge, leucorrhoea, leukorrhea, leucorrhea, safed pani, श्वेत प्रदर
nervous system, neuropathy, multiple sclerosis
prostate, prostatitis, enlarged prostate, प्रोस्टेट
dropsy, oedema, edema
epilepsy, epileptic, mirgi, fits, seizure, seizures, convulsions, मिर्गी, વાઈ
female diseases, female disease, gynaec problem, stri rog
fever, fevers, viral fever, bukhar, jwar, tav, dengue, malaria, chikungunya, typhoid, बुखार, ज्वर, તાવ
breast enlargement, breast size, bust size, breast growth, breast tightening, bust
gallstone, gallstones, gall stone, gall stones, gall bladder stone, kidney stone, kidney stones, bladder stone, bladder stones, renal stone, pathri, patthri, पथरी, પથરી
gangrene
glaucoma, kala motia, ग्लूकोमा
goitre, goiter, thyroid, hypothyroid, hyperthyroid, थायराइड, થાઇરોઇડ
heart disease, heart diseases, heart attack, heart blockage, heart failure, heart problem, heart patient, hriday rog, angina, cardiac, हृदय रोग
blood pressure, high bp, low bp, bp, bp control, hypertension, hypotension, high pressure, ब्लड प्रेशर, रक्तचाप, બ્લડ પ્રેશર, લોહીનું દબાણ
hydrocele, hydrocoele
hysteria
polio, infantile paralysis
insanity, madness, schizophrenia, pagalpan
leprosy, kusht, kushth, kodh, कुष्ठ
leucoderma, leukoderma, vitiligo, white spots, white patches, safed daag, safed dag, सफेद दाग, કોઢ
lockjaw, tetanus
locomotor ataxia
lupus
nervous debility, nervous weakness
obesity, obese, motapa, मोटापा, મેદસ્વિતા
paralysis, paralytic, lakwa, lakva, pakshaghat, लकवा, લકવો
plague
pleurisy
pneumonia, nimonia, न्यूमोनिया
rheumatism, rheumatoid, arthritis, osteoarthritis, gathiya, gathia, sandhivat, गठिया, સંધિવા
hernia, rupture, हर्निया
impotence, impotency, impotent, erectile dysfunction, sexual, sexual weakness, sexual power, sex power, sex drive, sex stamina, premature ejaculation, shighrapatan, libido, aphrodisiac, virility, viagra, namardi, mardana, mardana kamzori, low sperm, sperm count, penis, नपुंसकता, यौन शक्ति, મરદાના
smallpox, small pox, chechak
height increase, increase height, height growth, grow taller, height badhane, लंबाई बढ़ाना
sterility, infertility, infertile, banjhpan, बांझपन, વંધ્યત્વ
trachoma
tuberculosis, tb, kshay, क्षय रोग, ટીબી
ulcer, ulcers, stomach ulcer, peptic ulcer, gastric ulcer, अल्सर
venereal, syphilis, gonorrhoea, gonorrhea, chancre, sexually transmitted, std, hiv, aids, herpes
asthma, asthmatic, asthama, dama, damma, bronchial asthma, दमा, અસ્થમા
piles, hemorrhoids, haemorrhoids, bawasir, bavasir, masse, fistula, bhagandar, fissure, बवासीर, भगंदर, હરસ, મસા
jaundice, hepatitis, cirrhosis, liver disease, fatty liver, liver failure, piliya, peeliya, पीलिया, કમળો
`;

/** Each name as its words between spaces, so that only complete words match. */
const listed = names
  .split(/[\n,]/)
  .map((name) => wordsOf(name).join(' '))
  .filter((name) => name !== '')
  .map((name) => ` ${name} `);

/** Whether a search text names a disease for which the law forbids to offer products. */
export function namesScheduledDisease(text: string): boolean {
  const words = ` ${wordsOf(text.replaceAll(/['’]/g, '')).join(' ')} `;
  return listed.some((name) => words.includes(name));
}
