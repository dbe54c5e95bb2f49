/** Notes of the demo's vaidya, who is invented, by SKU: traditional use, and who should ask first. */
export const vaidyaNotes: Readonly<Record<string, string>> = {
  'AV-0236':
    'Traditionally rubbed warm into a stiff joint, ten minutes before a bath. Not on broken or hot skin. If a joint swells, see a doctor first.',
  'AV-0130':
    'Traditionally taken at night with warm water, half a spoon to begin with. Not in a pregnancy, and not together with a laxative.',
  'HC-0101':
    'Traditionally left on the scalp for an hour, twice a week, then washed out. Give it three months. Bare round patches belong before a doctor.',
  'TB-0256':
    'Traditionally taken in the evening with warm milk. Not in a pregnancy. Ask your doctor if you take tablets for the thyroid, for sleep or for blood pressure.',
};
