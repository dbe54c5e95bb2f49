/** A question that a page of ours answers itself; plain text. */
export interface Question {
  question: string;
  answer: string;
}
