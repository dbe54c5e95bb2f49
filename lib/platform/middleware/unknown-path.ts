import { NextResponse } from 'next/server';
import { routes } from '../routes';
import { findPage } from '../../contract/find-page';
import type { Step } from './step';

/** Sends paths of unknown shape to /page-not-found, which answers 404. */
export const unknownPath: Step = (request) => {
  const { pathname } = request.nextUrl;
  if (findPage(pathname)) return undefined;
  return NextResponse.redirect(new URL(routes.pageNotFound, request.url), 307);
};
