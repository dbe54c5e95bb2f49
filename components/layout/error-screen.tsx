import { lazy, Suspense, type ComponentType } from 'react';
import type { ErrorPanelProps } from './error-panel';

export type ErrorScreenProps = ErrorPanelProps;

/* Lazy chunk: every page has error screens, and hardly anybody sees one. */
const ErrorPanel = lazy<ComponentType<ErrorPanelProps>>(() =>
  import('./error-panel').then(
    (module) => ({ default: module.ErrorPanel }),
    () => ({ default: () => <h1>Something went wrong. Please reload the page.</h1> }),
  ),
);

export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <Suspense>
      <ErrorPanel {...props} />
    </Suspense>
  );
}
