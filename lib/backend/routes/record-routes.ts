import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '../../contract/endpoint.ts';
import type { orderCall } from '../../contract/staff-content.ts';
import { route, type RouteAnswer, type Router } from '../http/route.ts';
import { changeRecord } from '../services/content/change-record.ts';
import { createRecord } from '../services/content/create-record.ts';
import type { RecordType, OrderedRecordType, RecordRow } from '../services/content/record-type.ts';
import { listRecords, type ListQuery } from '../services/content/list-records.ts';
import { orderRecords } from '../services/content/order-records.ts';
import { readRecord } from '../services/content/read-record.ts';
import { removeRecord } from '../services/content/remove-record.ts';

type StaffCall = Endpoint & { caller: 'staff' };

interface RecordCalls {
  list: StaffCall;
  read: StaffCall;
  change: StaffCall;
  /** Left out if records are neither created nor deleted. */
  create?: StaffCall;
  remove?: StaffCall;
}

type InputOf<Calls extends RecordCalls> = Omit<BodyOf<Calls['change']>, 'version'>;
type ShownOf<Calls extends RecordCalls> =
  AnswerOf<Calls['read']> extends { data: infer Shown } ? Shown : never;

/**
 * Registers the calls of one record type with its service. Types tie the two together: the input
 * and output of the calls are those of the service. (Inside, TypeScript cannot resolve types that
 * depend on an unknown call.)
 */
export function recordRoutes<Row extends RecordRow, Calls extends RecordCalls>(
  router: Router,
  calls: Calls,
  recordType: RecordType<Row, InputOf<Calls>, ShownOf<Calls>, QueryOf<Calls['list']>>,
): void {
  const { list, read, create, change, remove }: RecordCalls = calls;
  const answer = (data: unknown) => ({ data }) as unknown as RouteAnswer<StaffCall>;
  route(router, list, async ({ context, query }) => {
    const asked = query as unknown as ListQuery & QueryOf<Calls['list']>;
    return (await listRecords(context, recordType, asked)) as unknown as RouteAnswer<StaffCall>;
  });
  route(router, read, async ({ context, idParam }) =>
    answer(await readRecord(context, recordType, idParam('id', recordType.name))),
  );
  route(router, change, async ({ context, caller, idParam, body }) => {
    const input = body as unknown as InputOf<Calls> & { version: number };
    return answer(
      await changeRecord(context, caller, recordType, idParam('id', recordType.name), input),
    );
  });
  if (create) {
    route(router, create, async ({ context, caller, body }) =>
      answer(await createRecord(context, caller, recordType, body as unknown as InputOf<Calls>)),
    );
  }
  if (remove) {
    route(router, remove, async ({ context, caller, idParam }) => {
      await removeRecord(context, caller, recordType, idParam('id', recordType.name));
      return {};
    });
  }
}

/** Registers the call that sorts records of one type. */
export function orderRoute<Row extends RecordRow & { position: number }, Input, Shown>(
  router: Router,
  call: ReturnType<typeof orderCall>,
  recordType: OrderedRecordType<Row, Input, Shown, never>,
): void {
  route(router, call, async ({ context, caller, body }) => {
    await orderRecords(context, caller, recordType, body.ids);
    return {};
  });
}
