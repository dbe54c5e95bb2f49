import * as modules from './call-modules.ts';
import type { Download } from './download.ts';
import type { Endpoint } from './endpoint.ts';

const hasMembers = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);

const isEndpoint = (value: unknown): value is Endpoint =>
  hasMembers(value, ['method', 'path', 'caller', 'answer']);

const isDownload = (value: unknown): value is Download =>
  hasMembers(value, ['mediaType', 'path', 'caller']);

const declared = Object.values(modules).flatMap((module): unknown[] => Object.values(module));

/** Every call of the contract that answers in the envelope. */
export const endpoints: readonly Endpoint[] = declared.filter(isEndpoint);

/** Every call of the contract that answers with a file. */
export const downloads: readonly Download[] = declared.filter(isDownload);
