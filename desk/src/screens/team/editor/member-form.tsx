import { useQueryClient } from '@tanstack/react-query'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { type Member, teamKey } from '../../../data/team.ts'
import { FormDialog } from '../../../features/dialog/form-dialog.tsx'
import { DeskIcon } from '../../../ui/desk-icon.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { isRefundLimited, mayDiscount, type RightsEntries } from './rights-form.ts'
import { RoleFields } from './role-fields.tsx'
import { type NewLink, useMemberForm } from './use-member-form.ts'

interface FieldsProps {
  readonly form: UseFormReturn<RightsEntries>
}

/** The most that a person may take off one order, in the brand's money. */
function LimitFields({ form: { register, control, formState } }: FieldsProps) {
  const t = useT()
  const { currentUnit } = useSettings()
  const [roles, extras] = useWatch({ control, name: ['roles', 'extras'] })
  if (!mayDiscount({ roles, extras })) return null
  const { errors } = formState
  return (
    <div className="grid2">
      <TextField
        label={t('desk.team.employeeLimit')}
        hint={t('desk.team.employeeLimitHint')}
        fault={errors.employeeLimit?.message}
        unit={currentUnit}
        inputMode="decimal"
        isLatin
        {...register('employeeLimit')}
      />
      <TextField
        label={t('desk.team.manualLimit')}
        hint={t('desk.team.manualLimitHint')}
        fault={errors.manualLimit?.message}
        unit={currentUnit}
        inputMode="decimal"
        isLatin
        {...register('manualLimit')}
      />
    </div>
  )
}

/** The most that a person may give back of one order [staff-12]. */
function RefundLimitField({ form: { register, control, formState } }: FieldsProps) {
  const t = useT()
  const { currentUnit } = useSettings()
  const [roles, extras] = useWatch({ control, name: ['roles', 'extras'] })
  if (!isRefundLimited({ roles, extras })) return null
  return (
    <TextField
      label={t('desk.team.refundLimit')}
      hint={t('desk.team.refundLimitHint')}
      fault={formState.errors.refundLimit?.message}
      unit={currentUnit}
      inputMode="decimal"
      isLatin
      {...register('refundLimit')}
    />
  )
}

function Fields({ form, isNew }: FieldsProps & { isNew: boolean }) {
  const t = useT()
  const { register, control, formState } = form
  const { errors } = formState
  const chosen = useWatch({ control, name: 'roles' })
  return (
    <>
      <div className="grid2">
        <TextField
          label={t('desk.team.name')}
          fault={errors.staffName?.message}
          autoComplete="off"
          maxLength={60}
          {...(isNew ? { 'data-initial-focus': true } : {})}
          {...register('staffName', { validate: (name) => name.trim() !== '' || t('desk.team.nameRequired') })}
        />
        <TextField
          label={t('desk.account')}
          hint={isNew ? t('desk.team.accountHint') : undefined}
          fault={errors.account?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          readOnly={!isNew}
          isLatin
          {...register('account', { validate: (name) => name.trim() !== '' || t('desk.login.accountRequired') })}
        />
      </div>
      <Controller
        control={control}
        name="roles"
        render={({ field }) => (
          <RoleFields entries={field.value} onChange={field.onChange} fault={errors.roles?.message} />
        )}
      />
      <Controller
        control={control}
        name="extras"
        render={({ field }) => <ExtraFields roles={chosen} extras={field.value} onChange={field.onChange} />}
      />
      <LimitFields form={form} />
      <RefundLimitField form={form} />
    </>
  )
}

interface MemberFormProps {
  /** Undefined: a new person. */
  readonly member: Member | undefined
  readonly onLink: (link: NewLink) => void
  /** Another person was faster: the member is to be read again. */
  readonly onReread: () => void
  readonly onClose: () => void
}

/** Invites a person, or changes what they are called and may do. */
export function MemberForm({ member, onLink, onReread, onClose }: MemberFormProps) {
  const t = useT()
  const client = useQueryClient()
  const { form, submit } = useMemberForm({ member, onLink, onClose })
  const { errors, isSubmitting } = form.formState
  const isLocked = member?.isManageable === false

  async function readAgain() {
    await client.invalidateQueries({ queryKey: teamKey })
    onReread()
  }

  return (
    <FormDialog
      isPage
      title={member === undefined ? t('desk.team.inviteTitle') : member.staffName}
      intro={member === undefined ? t('desk.team.inviteText') : t('desk.team.editText')}
      action={member === undefined ? t('desk.team.makeInvitation') : t('desk.team.update')}
      isBusy={isSubmitting}
      isDisabled={isLocked}
      onSubmit={submit}
      onClose={onClose}
    >
      {isLocked && (
        <p className="notice">
          <DeskIcon name="lock" size="s" />
          {t('desk.team.notManageable')}
        </p>
      )}
      {errors.root && (
        <p className="notice error" role="alert">
          <DeskIcon name="warning" size="s" />
          <span className="grow">{errors.root.message}</span>
          {errors.root.type === 'changed' && (
            <button type="button" className="btn line s" onClick={() => void readAgain()}>
              {t('desk.team.readAgain')}
            </button>
          )}
        </p>
      )}
      <Fields form={form} isNew={member === undefined} />
    </FormDialog>
  )
}
