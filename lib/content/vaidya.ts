export const vaidya = {
  title: 'Ask the vaidya before you buy.',
  text: 'A quiet talk with Dr Meera Joshi, online, in Gujarati, Hindi or English. The first talk costs nothing. If food will do, she will not sell you a medicine.',
  name: 'Dr Meera Joshi, BAMS',
  office: 'Vaidya of the house',
  slip: {
    head: 'For a dry throat, 3 days',
    note: 'Specimen',
    lines: [
      'Tulsi tea, a cup at dawn',
      'Honey, one spoon, never heated',
      'Turmeric in milk at night',
    ],
  },
};
