import { ErrorScreen, type ErrorScreenProps } from '@/components/layout/error-screen';

export function ProductsError(props: ErrorScreenProps) {
  return (
    <ErrorScreen
      {...props}
      title="There was an error loading the products!"
      advice="Please reload the page"
    />
  );
}
