import { customerStatus } from '../../base/status.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** One upload of a customer; `uploadKey` is the name of its file without the end. */
export interface UploadAt {
  readonly corpId: string
  readonly uploadKey: string
}

interface NewUpload extends UploadAt {
  readonly customerId: string
  readonly scene: string
  readonly extension: string
  readonly bytes: number
  readonly now: number
  readonly expiresAt: number
}

/** No row when the account was deleted meanwhile; one that is just being deleted is waited for. */
export const insertUpload = named(
  'upload_insert',
  sql`insert into upload (corp_id, upload_key, customer_id, scene, bytes, created_at, expires_at, extension)
     select :corpId, :uploadKey, customer_id, :scene, :bytes, :now, :expiresAt, :extension from customer
     where corp_id = :corpId and customer_id = :customerId and status = ${customerStatus.active} for share
     returning 1 as "made!"`,
  (values: NewUpload) => ({
    corpId: values.corpId,
    uploadKey: values.uploadKey,
    customerId: values.customerId,
    scene: values.scene,
    bytes: values.bytes,
    now: new Date(values.now),
    expiresAt: new Date(values.expiresAt),
    extension: values.extension,
  }),
)

export const findUpload = named(
  'upload_find',
  sql`select 1 as "found!" from upload where corp_id = :corpId and upload_key = :uploadKey`,
  ({ corpId, uploadKey }: UploadAt) => ({ corpId, uploadKey }),
)

interface Owner {
  readonly corpId: string
  readonly customerId: string
}

/** Keeps an avatar for good, when it is the customer's own and still there. */
export const keepUpload = named(
  'upload_keep',
  sql`update upload set expires_at = null where corp_id = :corpId and customer_id = :customerId and upload_key = :uploadKey and scene = 'avatar'
     returning 1 as "kept!"`,
  ({ corpId, customerId }: Owner, uploadKey: string) => ({ corpId, customerId, uploadKey }),
)

/** Keeps files for help with an order, when all are the customer's own, still there and in no use yet; answers how many were. */
export const keepHelpFiles = named(
  'upload_keep_help',
  sql`update upload set expires_at = null
     where corp_id = :corpId and customer_id = :customerId and upload_key = any (:uploadKeys::text[]) and scene = 'help' and expires_at is not null
     returning upload_key as key, extension`,
  ({ corpId, customerId }: Owner, uploadKeys: readonly string[]) => ({ corpId, customerId, uploadKeys }),
)

/** Gives an end to all of a customer's avatars that have none, but one. */
export const releaseUploads = named(
  'upload_release',
  sql`update upload set expires_at = :now
     where corp_id = :corpId and customer_id = :customerId and upload_key <> :but and scene = 'avatar' and expires_at is null`,
  ({ corpId, customerId }: Owner, { but, now }: { but: string; now: number }) => ({
    corpId,
    customerId,
    but,
    now: new Date(now),
  }),
)

/** Ends all of a customer's uploads now. */
export const endUploads = named(
  'upload_end',
  sql`update upload set expires_at = least(expires_at, :now) where corp_id = :corpId and customer_id = :customerId`,
  ({ corpId, customerId }: Owner, now: number) => ({ corpId, customerId, now: new Date(now) }),
)

export interface DueUpload extends UploadAt {
  readonly dueAt: string
}

export const listDueUploads = named(
  'upload_due',
  sql<DueUpload>`select corp_id as "corpId", upload_key as "uploadKey", expires_at::text as "dueAt!" from upload
     where expires_at <= :now and (expires_at, corp_id, upload_key) > (:afterDueAt::text::timestamptz, :afterCorpId, :afterUploadKey)
     order by expires_at, corp_id, upload_key limit 200`,
  (now: number, after?: DueUpload) => ({
    now: new Date(now),
    afterDueAt: after?.dueAt ?? '-infinity',
    afterCorpId: after?.corpId ?? '',
    afterUploadKey: after?.uploadKey ?? '',
  }),
)

/** No row when it was taken into use meanwhile, or another server sweeps it. */
export const deleteDueUpload = named(
  'upload_delete',
  sql`delete from upload where corp_id = :corpId and upload_key = :uploadKey and expires_at <= :now returning extension`,
  ({ corpId, uploadKey }: UploadAt, now: number) => ({ corpId, uploadKey, now: new Date(now) }),
)
