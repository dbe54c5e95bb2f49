/** The setting that is there while the demo is, and says what came with it. */
export const marksSetting = 'demo_marks';
