import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';

interface FormFootProps {
  saveText: string;
  isSaving: boolean;
  problem: string | undefined;
  cancelHref: string;
}

export function FormFoot({ saveText, isSaving, problem, cancelHref }: FormFootProps) {
  return (
    <div className="border-t border-rule py-6">
      {problem && (
        <div className="mb-4">
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="max-md:flex-1" busyText={isSaving ? 'Saving' : undefined}>
          {saveText}
        </Button>
        <Link href={cancelHref} className={buttonClass('quiet')}>
          Cancel
        </Link>
      </div>
    </div>
  );
}
