export const passwordHelp = `8 or more characters: a capital, a small letter, a digit and one of ${[...'!@#$_.~-'].join('\u00a0')}`;
