import { NextResponse } from 'next/server';
import { routes } from '../routes';
import type { Step } from './step';

/**
 * The page of what is not there is a page like any other, so that its words stand in the HTML; its
 * status is given here. (A page that throws `notFound()` is sent empty and drawn by scripts.)
 */
export const missing: Step = (request) =>
  request.nextUrl.pathname === routes.pageNotFound ? NextResponse.next({ status: 404 }) : undefined;
