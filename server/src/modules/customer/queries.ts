import { named, type Statement } from '../../db/statement.ts'

export interface ProfileRow {
  readonly uid: string
  readonly nickName: string
  readonly name: string
  readonly gender: number
  readonly birthday: string | null
  readonly phone: string
  readonly avatar: string
  readonly email: string
  readonly isMember: boolean
  readonly memberNo: string
}

const profileColumns = `customer_id as uid, nick_name as "nickName", name, gender, birthday, coalesce(phone, '') as phone,
  avatar, email, is_member as "isMember", member_no as "memberNo"`

export const findProfileRow = (corpId: string, customerId: string): Statement<ProfileRow> =>
  named(
    'customer_profile',
    `select ${profileColumns} from customer where corp_id = $1 and customer_id = $2 and status = 1`,
    [corpId, customerId],
  )

/** What is to be changed; what is undefined stays. */
export interface ProfileChange {
  readonly nickName?: string | undefined
  readonly name?: string | undefined
  readonly gender?: number | undefined
  readonly birthday?: string | null | undefined
  readonly avatar?: string | undefined
  readonly email?: string | undefined
}

/** All of it or nothing: no row when a birthday is saved already and is another. Of two who save one at once, one does (faults.md PV-04). */
export const updateProfileRow = (corpId: string, customerId: string, change: ProfileChange): Statement<ProfileRow> =>
  named(
    'customer_update',
    `update customer set nick_name = coalesce($3, nick_name), name = coalesce($4, name), gender = coalesce($5, gender),
       birthday = coalesce(birthday, $6::date), avatar = coalesce($7, avatar), email = coalesce($8, email)
     where corp_id = $1 and customer_id = $2 and status = 1
       and (not $9 or birthday is null or birthday is not distinct from $6::date)
     returning ${profileColumns}`,
    [
      ...[corpId, customerId, change.nickName ?? null, change.name ?? null, change.gender ?? null],
      ...[change.birthday ?? null, change.avatar ?? null, change.email ?? null, change.birthday !== undefined],
    ],
  )

/** Of a profile, what customers see only in their export. */
export interface AccountRow {
  readonly createTime: number
  readonly agreementVersion: string
  readonly language: string
}

export const findAccountRow = (corpId: string, customerId: string): Statement<AccountRow> =>
  named(
    'customer_account',
    `select created_at as "createTime", agreement_version as "agreementVersion", language
     from customer where corp_id = $1 and customer_id = $2`,
    [corpId, customerId],
  )

export interface SessionRow {
  readonly sessionId: string
  readonly provider: string
  readonly createTime: number
  readonly expireTime: number
}

export const listLiveSessions = (corpId: string, customerId: string, now: number): Statement<SessionRow> =>
  named(
    'customer_sessions',
    `select session_id as "sessionId", provider, created_at as "createTime", expires_at as "expireTime"
     from customer_session where corp_id = $1 and customer_id = $2 and revoked_at is null and expires_at > $3
     order by created_at desc`,
    [corpId, customerId, new Date(now)],
  )
