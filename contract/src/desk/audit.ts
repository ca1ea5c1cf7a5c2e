import { z } from 'zod'
import { call } from '../call.ts'
import { id, paging, time } from '../shapes.ts'
import { cursor } from '../staff-shapes.ts'

/** What a member of staff changed; a value is shown as it was written down, secrets and phone numbers are never among them. Roles are `{ role, placeId }`. */
export const auditEntry = z.object({
  entryId: id,
  at: time,
  staffId: id,
  staffName: z.string(),
  action: z.string(),
  itemKind: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  /** Empty when it concerns no single store. */
  storeId: z.string(),
  storeName: z.string(),
  changeList: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  reason: z.string(),
})

/** The log, newest first: of the whole brand, or of the stores of a caller who belongs to some. */
export const listAudit = call({
  path: '/api/app/desk/audit/list',
  as: 'staff',
  needs: 'audit:read',
  scope: 'desk',
  input: z.object({
    staffId: id.exactOptional(),
    action: z.string().max(64).exactOptional(),
    itemId: id.exactOptional(),
    storeId: id.exactOptional(),
    /** Instants: from the first on, before the second. */
    since: time.exactOptional(),
    before: time.exactOptional(),
    after: cursor.default(''),
    pageSize: paging.pageSize,
  }),
  output: z.object({ list: z.array(auditEntry), next: cursor.nullable() }),
})
