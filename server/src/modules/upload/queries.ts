import { named, type Statement } from '../../db/statement.ts'

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
export const insertUpload = (of: NewUpload): Statement<{ made: number }> =>
  named(
    'upload_insert',
    `insert into upload (corp_id, upload_key, customer_id, scene, bytes, created_at, expires_at, extension)
     select $1, $2, customer_id, $4, $5, $6, $7, $8 from customer
     where corp_id = $1 and customer_id = $3 and status = 1 for share
     returning 1 as made`,
    [
      of.corpId,
      of.uploadKey,
      of.customerId,
      of.scene,
      of.bytes,
      new Date(of.now),
      new Date(of.expiresAt),
      of.extension,
    ],
  )

export const findUpload = ({ corpId, uploadKey }: UploadAt): Statement<{ found: number }> =>
  named('upload_find', 'select 1 as found from upload where corp_id = $1 and upload_key = $2', [corpId, uploadKey])

interface Owner {
  readonly corpId: string
  readonly customerId: string
}

/** Keeps an avatar for good, when it is the customer's own and still there. */
export const keepUpload = ({ corpId, customerId }: Owner, uploadKey: string): Statement<{ kept: number }> =>
  named(
    'upload_keep',
    `update upload set expires_at = null where corp_id = $1 and customer_id = $2 and upload_key = $3 and scene = 'avatar'
     returning 1 as kept`,
    [corpId, customerId, uploadKey],
  )

/** Keeps files for help with an order, when all are the customer's own, still there and in no use yet; answers how many were. */
export const keepHelpFiles = (
  { corpId, customerId }: Owner,
  uploadKeys: readonly string[],
): Statement<{ key: string; extension: string }> =>
  named(
    'upload_keep_help',
    `update upload set expires_at = null
     where corp_id = $1 and customer_id = $2 and upload_key = any ($3::text[]) and scene = 'help' and expires_at is not null
     returning upload_key as key, extension`,
    [corpId, customerId, uploadKeys],
  )

/** Gives an end to all of a customer's avatars that have none, but one. */
export const releaseUploads = ({ corpId, customerId }: Owner, { but, now }: { but: string; now: number }): Statement =>
  named(
    'upload_release',
    `update upload set expires_at = $4
     where corp_id = $1 and customer_id = $2 and upload_key <> $3 and scene = 'avatar' and expires_at is null`,
    [corpId, customerId, but, new Date(now)],
  )

/** Ends all of a customer's uploads now. */
export const endUploads = ({ corpId, customerId }: Owner, now: number): Statement =>
  named('upload_end', `update upload set expires_at = least(expires_at, $3) where corp_id = $1 and customer_id = $2`, [
    corpId,
    customerId,
    new Date(now),
  ])

export interface DueUpload extends UploadAt {
  readonly dueAt: string
}

export const listDueUploads = (now: number, after?: DueUpload): Statement<DueUpload> =>
  named(
    'upload_due',
    `select corp_id as "corpId", upload_key as "uploadKey", expires_at::text as "dueAt" from upload
     where expires_at <= $1 and (expires_at, corp_id, upload_key) > ($2::text::timestamptz, $3, $4)
     order by expires_at, corp_id, upload_key limit 200`,
    [new Date(now), after?.dueAt ?? '-infinity', after?.corpId ?? '', after?.uploadKey ?? ''],
  )

/** No row when it was taken into use meanwhile, or another server sweeps it. */
export const deleteDueUpload = ({ corpId, uploadKey }: UploadAt, now: number): Statement<{ extension: string }> =>
  named(
    'upload_delete',
    `delete from upload where corp_id = $1 and upload_key = $2 and expires_at <= $3 returning extension`,
    [corpId, uploadKey, new Date(now)],
  )
