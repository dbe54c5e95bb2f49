import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { WithoutScripts } from '@/components/ui/without-scripts';

interface FormFootProps {
  saveText: string;
  isSaving: boolean;
  problem: string | undefined;
  cancelHref: string;
  /** What cannot be done without scripts: "edit your profile". */
  needsScriptsTo?: string;
}

export function FormFoot({
  saveText,
  isSaving,
  problem,
  cancelHref,
  needsScriptsTo,
}: FormFootProps) {
  return (
    <div className="border-t border-rule py-6">
      {problem && (
        <div className="mb-4">
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
      {needsScriptsTo && <WithoutScripts to={needsScriptsTo} className="mb-4" />}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          className={`max-md:flex-1 ${needsScriptsTo ? 'noscript:hidden' : ''}`}
          busyText={isSaving ? 'Saving' : undefined}
        >
          {saveText}
        </Button>
        <Link href={cancelHref} className={buttonClass('quiet')}>
          Cancel
        </Link>
      </div>
    </div>
  );
}
