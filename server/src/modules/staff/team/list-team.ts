import type { listStaff } from '@tiffin/contract/desk/team'
import { textIn } from '@tiffin/core/language/language'
import { money } from '@tiffin/core/money/money'
import { mayManage } from '@tiffin/core/staff/granting'
import { type Right, storesFor } from '@tiffin/core/staff/rights'
import { roles } from '@tiffin/core/staff/role'
import { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { clampPage } from '../../../base/paging.ts'
import type { Services } from '../../../db/services.ts'
import { countMembers, countRoles, listMembers, type MemberRow } from './queries.ts'

type Answer = z.input<typeof listStaff.output>
type Shown = Answer['list'][number]

const mostMembers = 100

const lastSeen = z.tuple([z.string(), z.string()])

const writeCursor = ({ name, staffId }: MemberRow): string =>
  Buffer.from(JSON.stringify([name, staffId])).toString('base64url')

/** The name and id of the last person that was seen; from the beginning for what is no cursor. */
function readCursor(text: string): readonly [string, string] {
  try {
    return lastSeen.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return ['', '']
  }
}

function stateOf({ isActive, hasPassword }: MemberRow): Shown['state'] {
  if (!isActive) return 'inactive'
  return hasPassword ? 'active' : 'invited'
}

const showMember = (row: MemberRow, language: Context['language'], rights: readonly Right[]): Shown => ({
  ...{ staffId: row.staffId, staffName: row.name, account: row.account, state: stateOf(row), version: row.version },
  ...{
    isTotpOn: row.isTotpOn,
    hasPin: row.hasPin,
    seenAt: row.seenAt,
    inviteEndsAt: row.inviteEndsAt,
    extraList: row.extras,
  },
  discountLimits: { employee: money(row.employeeLimit), manual: money(row.manualLimit) },
  refundLimit: money(row.refundLimit),
  grantList: row.places.map(({ role, storeId, groupId, placeName }) => ({
    ...{ role, placeName: placeName ? textIn(placeName, language) : '' },
    ...(storeId === null ? {} : { storeId }),
    ...(groupId === null ? {} : { groupId }),
  })),
  isManageable: mayManage(rights, row),
})

/** A page of the team by name: of the whole brand, or of the stores where the caller runs it. */
export async function listTeam(
  { db }: Services,
  { text, role, storeId, after, pageSize }: z.output<typeof listStaff.input>,
  { corp: { corpId }, session: { rights }, language }: Context<'staff'>,
): Promise<Answer> {
  const own = storesFor(rights, 'team:edit')
  const storeIds = own === 'all' ? null : own
  const filter = { corpId, storeIds, text: text.trim(), role: role ?? null, storeId: storeId ?? null }
  const size = clampPage({ pageIndex: 1, pageSize }, mostMembers).pageSize
  const [afterName, afterId] = readCursor(after)
  const [members, count, counts] = await db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, (tx) =>
    tx.finish(
      listMembers(filter, { afterName, afterId, limit: size + 1 }),
      countMembers(filter),
      countRoles(corpId, storeIds),
    ),
  )
  const shown = members.rows.slice(0, size)
  const last = shown.at(-1)
  const people = new Map(counts.rows.map((row) => [row.role, row.people]))
  return {
    list: shown.map((row) => showMember(row, language, rights)),
    next: members.rows.length > size && last ? writeCursor(last) : null,
    total: count.rows[0]?.total ?? 0,
    // as: every role has its entry
    roleCounts: Object.fromEntries(roles.map((each) => [each, people.get(each) ?? 0])) as Answer['roleCounts'],
  }
}
