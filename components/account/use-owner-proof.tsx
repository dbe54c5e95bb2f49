import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { ApiError } from '@/lib/api/api-error';

const OwnerProofDialog = dynamic(() =>
  import('./owner-proof-dialog').then((part) => part.OwnerProofDialog),
);

interface Question {
  hasPassword: boolean;
  /** The contact that an OTP goes to; null: there is none. */
  codeTo: string | null;
  onProved: () => void;
  onCancel: () => void;
}

interface OwnerProof {
  /**
   * Runs `work`; if the store requires a proof first, asks for it and runs `work` again. Throws the
   * refusal if the user cancels.
   */
  withProof: <T>(work: () => Promise<T>) => Promise<T>;
  /** To be rendered outside of forms. */
  dialog: ReactNode;
}

export function useOwnerProof(): OwnerProof {
  const [question, setQuestion] = useState<Question>();

  const ask = (error: ApiError) =>
    new Promise<void>((resolve, reject) => {
      const { has_password: hasPassword, code_to: codeTo } = error.body;
      const answer = (end: () => void) => () => {
        setQuestion(undefined);
        end();
      };
      setQuestion({
        hasPassword: hasPassword === true,
        codeTo: typeof codeTo === 'string' ? codeTo : null,
        onProved: answer(resolve),
        onCancel: answer(() => reject(error)),
      });
    });

  return {
    withProof: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'proof_required') throw error;
        await ask(error);
        return work();
      }
    },
    dialog: question && <OwnerProofDialog {...question} />,
  };
}
