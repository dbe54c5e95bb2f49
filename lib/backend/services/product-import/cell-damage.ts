/* The errors of Excel, Google Sheets and LibreOffice, and a column that is too narrow. */
const error =
  /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|ERROR!|SPILL!|CALC!|FIELD!|BLOCKED!|BUSY!|CONNECT!|UNKNOWN!|EXTERNAL!|PYTHON!|GETTING_DATA)|Err:\d{3}|#{3,})$/i;
const shortened = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i;

/** What a spreadsheet has put into a cell in the place of its value; undefined if nothing. */
export function findCellDamage(title: string, text: string): string | undefined {
  if (error.test(text)) {
    return `${title} holds “${text}”, the error of a formula; please put the value itself there`;
  }
  if (shortened.test(text)) {
    return `${title} holds “${text}”: the spreadsheet has lost digits; please make the column a text and type the number anew`;
  }
  return undefined;
}
