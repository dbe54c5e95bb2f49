import { notFound } from 'next/navigation';

/** Where unknown addresses are sent; what is not there answers 404 (decisions). */
export default function PageNotFound() {
  notFound();
}
