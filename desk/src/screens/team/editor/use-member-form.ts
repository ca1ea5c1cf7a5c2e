import { useQueryClient } from '@tanstack/react-query'
import { money } from '@tiffin/core/money/money'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { type SubmitHandler, type UseFormSetError, useForm } from 'react-hook-form'
import { call } from '../../../data/call.ts'
import { type Member, teamKey } from '../../../data/team.ts'
import { showToast } from '../../../state/toast.ts'
import {
  entriesOf,
  grantsOf,
  hasPlace,
  isRefundLimited,
  limitOf,
  mayDiscount,
  newRole,
  type RightsEntries,
} from './rights-form.ts'

/** A link that an invitation has brought. */
export interface NewLink {
  readonly inviteAddress: string
  readonly inviteEndsAt: number
  readonly name: string
}

const emptyRights: RightsEntries = {
  staffName: '',
  account: '',
  roles: [newRole('employee')],
  extras: [],
  employeeLimit: '',
  manualLimit: '',
  refundLimit: '',
}

/** Where the form shows what is wrong with a field of the call. */
const places = {
  ...{ staffName: 'staffName', account: 'account', grantList: 'roles' },
  ...{ 'discountLimits.employee': 'employeeLimit', 'discountLimits.manual': 'manualLimit' },
  refundLimit: 'refundLimit',
} as const satisfies Record<string, keyof RightsEntries>

/** The first field that the server names, and what it says of it. */
function namedField(failure: CallFailure) {
  if (!isRefusal(failure, 'inputInvalid')) return undefined
  const [error] = failure.data?.fieldErrors ?? []
  const place = Object.entries(places).find(([path]) => error?.field === path || error?.field.startsWith(`${path}.`))
  return error && place ? { name: place[1], message: error.message } : undefined
}

/** A refusal stands at the field that it is about. */
function explain(failure: unknown, setError: UseFormSetError<RightsEntries>): void {
  if (!(failure instanceof CallFailure)) throw failure
  const { message, kind } = failure
  if (kind === 'abort') return
  const named = namedField(failure)
  if (named) setError(named.name, { message: named.message })
  else if (isRefusal(failure, 'accountTaken')) setError('account', { message })
  else if (isRefusal(failure, 'grantTooHigh', 'storeUnknown', 'lastOwner')) setError('roles', { message })
  else setError('root', { message, type: isRefusal(failure, 'staffChanged') ? 'changed' : 'refused' })
}

/** What is wrong with the entries beside the texts; true when something is. */
function refuseWrong(
  entries: RightsEntries,
  { scale, setError }: { scale: number; setError: UseFormSetError<RightsEntries> },
): boolean {
  const isNowhere = !entries.roles.every(hasPlace)
  if (isNowhere) setError('roles', { message: t('desk.team.placeRequired') })
  const limits = [
    ...(mayDiscount(entries) ? (['employeeLimit', 'manualLimit'] as const) : []),
    ...(isRefundLimited(entries) ? (['refundLimit'] as const) : []),
  ]
  const wrong = limits.filter((name) => limitOf(entries[name], scale) === undefined)
  for (const name of wrong) setError(name, { message: t('desk.team.limitWrong') })
  return isNowhere || wrong.length > 0
}

interface MemberFormSetting {
  readonly member: Member | undefined
  readonly onLink: (link: NewLink) => void
  readonly onClose: () => void
}

/** The form of a person: what stands in it, and how it is sent. */
export function useMemberForm({ member, onLink, onClose }: MemberFormSetting) {
  const client = useQueryClient()
  const { currencyScale: scale } = useSettings()
  const form = useForm<RightsEntries>({ defaultValues: member === undefined ? emptyRights : entriesOf(member, scale) })
  const { setError } = form

  const send: SubmitHandler<RightsEntries> = async (entries) => {
    if (refuseWrong(entries, { scale, setError })) return
    const staffName = entries.staffName.trim()
    const limits = mayDiscount(entries) ? entries : emptyRights
    const rights = {
      grantList: grantsOf(entries.roles),
      extraList: [...entries.extras],
      discountLimits: {
        employee: limitOf(limits.employeeLimit, scale) ?? 0,
        manual: limitOf(limits.manualLimit, scale) ?? 0,
      } as Member['discountLimits'], // as: whole minor units, just read
      refundLimit: (isRefundLimited(entries) && limitOf(entries.refundLimit, scale)) || money(0),
    }
    try {
      if (member === undefined) {
        const account = entries.account.trim()
        onLink({ ...(await call('/api/app/desk/team/invite', { account, staffName, ...rights })), name: staffName })
      } else {
        const { staffId, version } = member
        await call('/api/app/desk/team/update', { staffId, version, staffName, ...rights })
        showToast(t('desk.team.updated', { name: staffName }))
        onClose()
      }
      await client.invalidateQueries({ queryKey: teamKey })
    } catch (failure) {
      explain(failure, setError)
    }
  }

  return { form, submit: form.handleSubmit(send) }
}
