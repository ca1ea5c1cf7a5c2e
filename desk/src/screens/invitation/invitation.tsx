import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { acceptInvitation, findInvitation } from '../../data/log-in.ts'
import { worksAtCounterOnly } from '../../data/me.ts'
import { Entrance } from '../../features/entrance/entrance.tsx'
import { useTitle } from '../../features/page/head.tsx'
import { NewPassword, newPasswordRule } from '../../features/password/new-password.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { TextField } from '../../ui/field.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

/** The code stands behind the `#`, so that no server and no log sees it on the way. */
const codeOfAddress = (): string => decodeURIComponent(location.hash.slice(1))

interface Entries {
  readonly password: string
  /** Of the second factor; empty until the server asks for it. */
  readonly factorCode: string
}

interface ChoosePasswordProps {
  readonly code: string
  readonly account: string
  /** Who works at the counter only has nothing to do at the desk [staff-5]. */
  readonly onCounter: () => void
}

function ChoosePassword({ code, account, onCounter }: ChoosePasswordProps) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isFactorAsked, setFactorAsked] = useState(false)
  const { register, handleSubmit, control, formState, setError } = useForm<Entries>({
    defaultValues: { password: '', factorCode: '' },
  })
  const password = useWatch({ control, name: 'password' })
  const { errors, isSubmitting } = formState

  async function submit(entries: Entries) {
    try {
      await acceptInvitation({ code, ...entries })
      client.removeQueries({ type: 'inactive' }) // of the person who was logged in here before
      if (await worksAtCounterOnly().catch(() => false)) return onCounter()
      await navigate({ to: '/$corp', params: { corp: corpOfAddress() }, replace: true })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      const isNeeded = isRefusal(failure, 'secondFactorNeeded')
      if (isNeeded) setFactorAsked(true)
      setError(isNeeded || isFactorAsked ? 'factorCode' : 'password', { message: failure.message })
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {/* Password managers keep it under the account. */}
      <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      <NewPassword typed={password} fault={errors.password?.message} {...register('password', newPasswordRule)} />
      {isFactorAsked && (
        <TextField
          label={t('desk.totp.code')}
          fault={errors.factorCode?.message}
          autoFocus
          autoComplete="one-time-code"
          maxLength={20}
          spellCheck={false}
          isLatin
          {...register('factorCode')}
        />
      )}
      <SubmitButton isBusy={isSubmitting} className="btn primary big">
        {t('desk.invitation.submit')}
      </SubmitButton>
    </form>
  )
}

/** Where somebody who works at the counter goes on. */
function CounterReady({ account, staffName }: { readonly account: string; readonly staffName: string }) {
  const t = useT()
  const corp = corpOfAddress()
  return (
    <Entrance
      name="invitation"
      title={t('desk.invitation.ready', { name: staffName })}
      intro={t('desk.invitation.readyText', { account })}
    >
      <a className="btn primary big" href={`/counter/?corp=${corp}`}>
        {t('desk.start.open.counter')}
      </a>
      <Link className="btn quiet" to="/$corp" params={{ corp }} replace>
        {t('desk.notFound.back')}
      </Link>
    </Entrance>
  )
}

/** A new member of staff comes from the link of their invitation, and chooses a password. */
export function InvitationScreen() {
  const t = useT()
  const [code] = useState(codeOfAddress)
  const brand = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting.brandName ?? '')
  const { data, error, isPending } = useQuery({
    queryKey: ['invitation', code],
    queryFn: () => findInvitation(code),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [isForCounter, setForCounter] = useState(false)
  useTitle(t('desk.invitation.title'))
  if (isPending)
    return (
      <Entrance name="invitation" title={t('desk.invitation.title')} intro="">
        <SkeletonRows label={t('desk.loading')} />
      </Entrance>
    )
  if (error)
    return (
      <Entrance name="invitation" title={t('desk.invitation.over')} intro={t('desk.invitation.overText')}>
        <p className="notice error" role="alert">
          <DeskIcon name="warning" size="s" />
          {error.message}
        </p>
      </Entrance>
    )
  if (isForCounter) return <CounterReady {...data} />
  return (
    <Entrance
      name="invitation"
      title={t('desk.invitation.welcome', { name: data.staffName })}
      intro={t('desk.invitation.intro', { brand, account: data.account })}
    >
      <ChoosePassword code={code} account={data.account} onCounter={() => setForCounter(true)} />
    </Entrance>
  )
}
