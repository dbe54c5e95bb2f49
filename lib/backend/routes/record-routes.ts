import type { Endpoint } from '../../contract/endpoint.ts';
import type { orderCall } from '../../contract/staff-content.ts';
import { route, type RouteInput, type RouteSteps, type Router } from '../http/route.ts';
import {
  changeRecord,
  createRecord,
  listRecords,
  type ListQuery,
  orderRecords,
  readRecord,
  removeRecord,
} from '../services/content/records.ts';
import type { RecordType, OrderedRecordType, RecordRow } from '../services/content/record-type.ts';

type StaffCall = Endpoint & { caller: 'staff' };
type Handler<Call extends StaffCall> = RouteSteps<Call>['handle'];
type Request = Pick<RouteInput<StaffCall>, 'context' | 'caller' | 'idParam'>;

/**
 * The handlers of the calls of one record type. `recordRoutes` takes them only for calls whose
 * query, body and answer are of the same types.
 */
export function recordHandlers<Row extends RecordRow, Input, Shown, Filter>(
  recordType: RecordType<Row, Input, Shown, Filter>,
) {
  const { name } = recordType;
  return {
    list: ({ context, query }: Request & { query: ListQuery & Filter }) =>
      listRecords(context, recordType, query),
    read: async ({ context, idParam }: Request) => ({
      data: await readRecord(context, recordType, idParam('id', name)),
    }),
    change: async ({
      context,
      caller,
      idParam,
      body,
    }: Request & { body: Input & { version: number } }) => ({
      data: await changeRecord(context, caller, recordType, idParam('id', name), body),
    }),
    create: async ({ context, caller, body }: Request & { body: Input }) => ({
      data: await createRecord(context, caller, recordType, body),
    }),
    remove: async ({ context, caller, idParam }: Request) => {
      await removeRecord(context, caller, recordType, idParam('id', name));
      return {};
    },
  };
}

/** Registers the calls of one record type with their handlers. */
export function recordRoutes<
  List extends StaffCall,
  Read extends StaffCall,
  Change extends StaffCall,
  Create extends StaffCall,
  Remove extends StaffCall,
>(
  router: Router,
  calls: { list: List; read: Read; change: Change; create: Create; remove: Remove },
  handlers: {
    list: Handler<List>;
    read: Handler<Read>;
    change: Handler<Change>;
    create: Handler<Create>;
    remove: Handler<Remove>;
  },
): void {
  fixedRecordRoutes(router, calls, handlers);
  route(router, calls.create, handlers.create);
  route(router, calls.remove, handlers.remove);
}

/** Like `recordRoutes` for records that are neither created nor deleted. */
export function fixedRecordRoutes<
  List extends StaffCall,
  Read extends StaffCall,
  Change extends StaffCall,
>(
  router: Router,
  calls: { list: List; read: Read; change: Change },
  handlers: { list: Handler<List>; read: Handler<Read>; change: Handler<Change> },
): void {
  route(router, calls.list, handlers.list);
  route(router, calls.read, handlers.read);
  route(router, calls.change, handlers.change);
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
