/** Setting that exists while the demo data is present; holds the id ranges of the demo rows. */
export const marksSetting = 'demo_marks';
