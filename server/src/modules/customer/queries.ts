import type { Allergen } from '@tiffin/core/food/allergen'
import { customerStatus } from '../../base/status.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

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

const profileColumns = sql`customer_id as uid, nick_name as "nickName", name, gender, birthday, coalesce(phone, '') as "phone!",
  avatar, email, is_member as "isMember", member_no as "memberNo"`

export const findProfileRow = named(
  'customer_profile',
  sql<ProfileRow>`select ${profileColumns} from customer where corp_id = :corpId and customer_id = :customerId and status = ${customerStatus.active}`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
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

/** All of it or nothing: no row when a birthday is saved already and is another. Of two who save one at once, one does [customer-4]. */
export const updateProfileRow = named(
  'customer_update',
  sql<ProfileRow>`update customer set nick_name = coalesce(:nickName?, nick_name), name = coalesce(:name?, name), gender = coalesce(:gender?, gender),
       birthday = coalesce(birthday, :birthday?::date), avatar = coalesce(:avatar?, avatar), email = coalesce(:email?, email)
     where corp_id = :corpId and customer_id = :customerId and status = ${customerStatus.active}
       and (not :isBirthdayGiven or birthday is null or birthday is not distinct from :birthday?::date)
     returning ${profileColumns}`,
  (corpId: string, customerId: string, change: ProfileChange) => ({
    corpId,
    customerId,
    nickName: change.nickName ?? null,
    name: change.name ?? null,
    gender: change.gender ?? null,
    birthday: change.birthday ?? null,
    avatar: change.avatar ?? null,
    email: change.email ?? null,
    isBirthdayGiven: change.birthday !== undefined,
  }),
)

export interface AvoidedRow {
  readonly allergenList: Allergen[]
  readonly isTold: boolean
}

const avoidedColumns = sql`avoided_allergens as "allergenList", tells_allergens as "isTold"`

export const findAvoided = named(
  'customer_avoided',
  sql<AvoidedRow>`select ${avoidedColumns} from customer where corp_id = :corpId and customer_id = :customerId and status = ${customerStatus.active}`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

export const updateAvoided = named(
  'customer_avoid',
  sql<AvoidedRow>`update customer set avoided_allergens = :allergens, tells_allergens = :isTold
     where corp_id = :corpId and customer_id = :customerId and status = ${customerStatus.active} returning ${avoidedColumns}`,
  (corpId: string, customerId: string, { allergenList, isTold }: AvoidedRow) => ({
    ...{ corpId, customerId, allergens: [...new Set(allergenList)], isTold },
  }),
)

/** Of a profile, what customers see only in their export. */
export interface AccountRow {
  readonly createTime: number
  readonly agreementVersion: string
  readonly language: string
}

export const findAccountRow = named(
  'customer_account',
  sql<AccountRow>`select created_at as "createTime", agreement_version as "agreementVersion", language
     from customer where corp_id = :corpId and customer_id = :customerId`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

export interface SessionRow {
  readonly sessionId: string
  readonly provider: string
  readonly createTime: number
  readonly expireTime: number
}

export const listLiveSessions = named(
  'customer_sessions',
  sql<SessionRow>`select session_id as "sessionId", provider, created_at as "createTime", expires_at as "expireTime"
     from customer_session where corp_id = :corpId and customer_id = :customerId and revoked_at is null and expires_at > :now
     order by created_at desc`,
  (corpId: string, customerId: string, now: number) => ({ corpId, customerId, now: new Date(now) }),
)
