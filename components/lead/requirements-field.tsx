import { FileField } from '@/components/form/file-field';
import { TextareaField } from '@/components/form/textarea-field';
import { attachmentFault, attachmentRules, maxLeadText } from '@/lib/contract/lead-options';
import type { TradeControl } from './trade-state';

interface RequirementsFieldProps {
  control: TradeControl;
  help: string;
  attachment?: File | undefined;
  onAttachment?: (file: File | undefined) => void;
  attachmentError?: string | undefined;
}

export function RequirementsField({
  control,
  help,
  attachment,
  onAttachment,
  attachmentError,
}: RequirementsFieldProps) {
  return (
    <>
      <div className="md:col-span-2">
        <TextareaField
          control={control}
          name="specific_requirements"
          label="Specific requirements"
          isOptional
          rows={4}
          maxLength={maxLeadText}
          help={help}
        />
      </div>
      {onAttachment && (
        <div className="md:col-span-2 noscript:hidden">
          <FileField
            label="Attachment"
            help="A specification or list: PDF, image, DOCX, XLSX or CSV, up to 5 MB."
            accept={[...attachmentRules.types, ...attachmentRules.endings]}
            file={attachment}
            onChange={onAttachment}
            findFault={attachmentFault}
            error={attachmentError}
          />
        </div>
      )}
    </>
  );
}
