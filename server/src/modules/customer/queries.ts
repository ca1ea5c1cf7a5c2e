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

export const findProfileRow = (corpId: string, customerId: string): Statement<ProfileRow> =>
  named(
    'customer_profile',
    `select customer_id as uid, nick_name as "nickName", name, gender, birthday, coalesce(phone, '') as phone, avatar, email,
       is_member as "isMember", member_no as "memberNo"
     from customer where corp_id = $1 and customer_id = $2`,
    [corpId, customerId],
  )
