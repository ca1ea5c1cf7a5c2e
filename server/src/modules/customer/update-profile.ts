import type { updateProfile } from '@tiffin/contract/profile'
import { readBirthday, readEmail, readName, readNickname } from '@tiffin/core/customer/profile'
import type { Result } from '@tiffin/core/result'
import { localTimeAt } from '@tiffin/core/store/local-time'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { fieldRefusal, type PlainRefusal, Refusal } from '../../base/refusal.ts'
import { wearAvatar } from '../upload/index.ts'
import type { CustomerParts } from './parts.ts'
import { findProfileRow, type ProfileChange, type ProfileRow, updateProfileRow } from './queries.ts'

type Wish = z.output<typeof updateProfile.input>

const wrongField = (field: keyof Wish): Refusal => fieldRefusal(field, 'invalid')

/** Faults that have a refusal of their own; the others name their field. */
const refusalNames: Readonly<Record<string, PlainRefusal>> = {
  nicknameInvalid: 'nicknameInvalid',
  emailInvalid: 'emailInvalid',
}

function read(field: keyof Wish, result: Result<string, string> | undefined): string | undefined {
  if (!result || result.ok) return result?.value
  const refusal = refusalNames[result.refusal]
  throw refusal ? new Refusal(refusal) : wrongField(field)
}

/** The wish by the rules that the page knows too. */
function readChange({ nickName, name, gender, birthday, avatar, email }: Wish, today: string): ProfileChange {
  return {
    nickName: read('nickName', nickName === undefined ? undefined : readNickname(nickName)),
    name: read('name', name === undefined ? undefined : readName(name)),
    email: read('email', email === undefined ? undefined : readEmail(email)),
    birthday: typeof birthday === 'string' ? read('birthday', readBirthday(birthday, today)) : birthday,
    gender,
    avatar,
  }
}

/** Changes what is named of the customer's own data, all of it or nothing. */
export async function changeProfile(
  { app: { db } }: CustomerParts,
  wish: Wish,
  { corp, session: { customerId }, now }: Context<'customer'>,
): Promise<ProfileRow> {
  const { corpId } = corp
  const change = readChange(wish, localTimeAt(now, corp.timeZone).date)
  return db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [row] = (await tx.run(updateProfileRow(corpId, customerId, change))).rows
    if (!row) {
      const found = await tx.run(findProfileRow(corpId, customerId))
      throw new Refusal(found.rows.length === 0 ? 'notLoggedIn' : 'birthdayFixed')
    }
    const { avatar } = change
    if (avatar !== undefined && !(await wearAvatar(tx, { corpId, customerId, now }, avatar))) throw wrongField('avatar')
    return row
  })
}
