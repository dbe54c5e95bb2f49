import { isSignedCode, issueSignedCode } from './signed-code.ts';

/** Time to fill in the sign-up form after a number was proved, in milliseconds. */
export const numberProofLifeMs = 30 * 60 * 1000;

interface ProvedNumber {
  /** `+91` and ten digits. */
  mobile: string;
  /** Of the visitor who proved it. */
  visitorHash: string;
}

const subjectOf = ({ mobile, visitorHash }: ProvedNumber) =>
  `number proof:${mobile}:${visitorHash}`;

/** A signed proof that a visitor has entered the right OTP of a number; it counts at sign-up. */
export const issueNumberProof = (proved: ProvedNumber, secret: string, now: Date): string =>
  issueSignedCode(subjectOf(proved), secret, new Date(now.getTime() + numberProofLifeMs));

/** Whether this store issued the proof for that number and visitor, less than 30 minutes ago. */
export const isNumberProof = (
  proof: string,
  proved: ProvedNumber,
  secret: string,
  now: Date,
): boolean => isSignedCode(proof, subjectOf(proved), secret, now);
