import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { ControlTies } from '@/components/form/field-frame';
import { LinkForm } from './link-form';
import { TextTools } from './text-tools';
import { tidyHtml, linkAddress } from './tidy-html';
import StarterKit from '@tiptap/starter-kit';

/**
 * Exactly the formats that the store keeps: paragraphs, three heading levels, lists, quotes, bold,
 * italic, links.
 */
const textExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => linkAddress(address) !== null,
    },
  }),
];

export interface RichTextEditorProps {
  value: string;
  label: string;
  ties: ControlTies;
  onChange: (html: string) => void;
  onBlur: () => void;
}

export function RichTextEditor({ value, label, ties, onChange, onBlur }: RichTextEditorProps) {
  /** Last value that the editor gave to the form. */
  const lastValue = useRef(value);
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const editor = useEditor({
    extensions: textExtensions,
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id: ties.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(ties['aria-invalid']),
        ...(ties['aria-describedby'] && { 'aria-describedby': ties['aria-describedby'] }),
        class: 'prose text-body',
      },
    },
    onUpdate: ({ editor }) => {
      const html = tidyHtml(editor.getHTML());
      lastValue.current = html;
      onChange(html);
    },
    onBlur,
  });

  // Takes over values that change outside of the editor (reset, reload).
  useEffect(() => {
    if (!editor || value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  if (!editor) return <div className="text-editor" aria-busy="true" />;
  return (
    <div className="text-editor" data-wrong={ties['aria-invalid'] || undefined}>
      <TextTools
        editor={editor}
        isLinkOpen={isLinkOpen}
        onLink={() => setIsLinkOpen((isOpen) => !isOpen)}
      />
      {isLinkOpen && <LinkForm editor={editor} onDone={() => setIsLinkOpen(false)} />}
      <EditorContent editor={editor} />
    </div>
  );
}
