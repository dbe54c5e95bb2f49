import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface ViewportFrameProps {
  title: string;
  width: number;
  children: ReactNode;
}

export function ViewportFrame({ title, width, children }: ViewportFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [portalTarget, setPortalTarget] = useState<HTMLElement>();
  const [scale, setScale] = useState(0);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    const outer = frame.current;
    let content: HTMLElement | undefined;
    const sizes = new ResizeObserver(() => {
      setHeight(content?.offsetHeight ?? 0);
      setScale(Math.min(1, (box.current?.clientWidth ?? 0) / width));
    });
    function prepareDocument() {
      const inner = outer?.contentDocument;
      // The initial empty document has no doctype (quirks mode): its content would be as high as
      // its window.
      if (!inner || inner.compatMode !== 'CSS1Compat') return;
      // Copies the style sheets of the page: an iframe does not inherit them.
      inner.documentElement.className = document.documentElement.className;
      inner.documentElement.lang = document.documentElement.lang;
      inner.head.replaceChildren(
        ...[...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) =>
          inner.importNode(sheet, true),
        ),
      );
      inner.title = title;
      inner.body.inert = true;
      inner.body.style.background = 'var(--color-paper-1)';
      // The body is at least as high as the window, so this element measures the height of the
      // content.
      content = inner.createElement('div');
      content.style.display = 'flow-root';
      inner.body.replaceChildren(content);
      sizes.observe(content);
      setPortalTarget(content);
    }
    if (box.current) sizes.observe(box.current);
    outer?.addEventListener('load', prepareDocument);
    prepareDocument();
    return () => {
      outer?.removeEventListener('load', prepareDocument);
      sizes.disconnect();
    };
  }, [title, width]);

  return (
    <div ref={box} className="viewport-frame" style={{ height: height * scale, maxWidth: width }}>
      <iframe
        ref={frame}
        title={title}
        srcDoc="<!doctype html>"
        tabIndex={-1}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
      {portalTarget && createPortal(children, portalTarget)}
    </div>
  );
}
