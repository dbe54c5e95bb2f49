export const passwordHelp = `At least 8 characters, with an uppercase letter, a lowercase letter, a number and one of ${[...'!@#$_.~-'].join('\u00a0')}`;
