/** Notes of the demo's vaidya, who is invented, by SKU: traditional use, and who should ask first. */
export const vaidyaNotes: Readonly<Record<string, string>> = {
  'TU-0214':
    'Take it with black pepper and a little ghee. Half a spoon a day is enough. Ask first if you take blood thinners.',
  'HN-0107':
    'Stir it into what has cooled enough to drink; traditionally it is never heated. Not for a child below one year.',
  'GH-0901':
    'Traditionally a small spoon with the first mouthfuls of rice. If a doctor has you count fats, count this one too.',
  'GI-0139':
    'Traditionally a pinch in buttermilk after a heavy meal. Less of it in summer, and ask first if your stomach burns.',
  'TE-0337':
    'Traditionally a cup at dawn, without milk or sugar. It is more than half green tea, so it has caffeine: not late in the evening, and less of it in a pregnancy.',
  'AV-0236':
    'Traditionally rubbed warm into a stiff joint, ten minutes before a bath. Not on broken or hot skin. If a joint swells, see a doctor first.',
  'AV-0130':
    'Traditionally taken at night with warm water, half a spoon to begin with. Not in a pregnancy, and not together with a laxative.',
  'HC-0101':
    'Traditionally left on the scalp for an hour, twice a week, then washed out. Give it three months. Bare round patches belong before a doctor.',
  'TB-0256':
    'Traditionally taken in the evening with warm milk. Not in a pregnancy. Ask your doctor if you take tablets for the thyroid, for sleep or for blood pressure.',
};
