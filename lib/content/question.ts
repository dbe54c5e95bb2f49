export interface Question {
  question: string;
  answer: string;
}
