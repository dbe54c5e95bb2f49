import { isSignedCode, issueSignedCode } from './signed-code.ts';

/** Maximum time between the proof of a number and the sign-up, in milliseconds. */
const numberProofLifeMs = 30 * 60 * 1000;

interface ProvedNumber {
  /** `+91` and ten digits. */
  mobile: string;
  visitorHash: string;
}

const proofSubject = ({ mobile, visitorHash }: ProvedNumber) =>
  `number proof:${mobile}:${visitorHash}`;

/** Issues a signed proof that a visitor entered the right OTP of a number; used at sign-up. */
export const issueNumberProof = (proved: ProvedNumber, secret: string, now: Date): string =>
  issueSignedCode(proofSubject(proved), secret, new Date(now.getTime() + numberProofLifeMs));

/** Whether this store issued the proof for that number and visitor, less than 30 minutes ago. */
export const isNumberProof = (
  proof: string,
  proved: ProvedNumber,
  secret: string,
  now: Date,
): boolean => isSignedCode(proof, proofSubject(proved), secret, now);
