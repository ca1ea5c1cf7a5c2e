import { isCorpId } from '@tiffin/core/corp/corp-id'
import { countries, proposeCorpId } from '@tiffin/core/corp/country'
import { countryTax } from '@tiffin/core/tax/country-tax'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useForm, useWatch } from 'react-hook-form'
import { createBrand, type NewBrand } from '../../data/setup.ts'
import { AccountField } from '../../features/entrance/account-field.tsx'
import { NewPassword, newPasswordRule } from '../../features/password/new-password.tsx'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { likelyCountry } from './country-choice.ts'
import { CountryFields } from './country-fields.tsx'
import type { Entries, Form } from './entries.ts'

function Brand(form: Form) {
  const t = useT()
  const { register, formState, setValue, getFieldState, control } = form
  const { errors } = formState
  const corpId = useWatch({ control, name: 'corpId' })
  const required = { validate: (typed: string) => typed.trim() !== '' || t('desk.setup.required') }
  const name = register('brandName', {
    ...required,
    onChange: (event) => {
      if (!getFieldState('corpId').isTouched) setValue('corpId', proposeCorpId(event.target.value))
    },
  })
  return (
    <fieldset>
      <legend>{t('desk.setup.brand')}</legend>
      <TextField
        label={t('desk.setup.brandName')}
        fault={errors.brandName?.message}
        autoFocus
        maxLength={60}
        {...name}
      />
      <TextField
        label={t('desk.setup.address')}
        hint={<span dir="ltr">{`${location.origin}/?corp=${corpId}`}</span>}
        fault={errors.corpId?.message}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        isLatin
        {...register('corpId', { validate: (typed) => isCorpId(typed) || t('refusal.corpIdForm') })}
      />
      <CountryFields {...form} />
    </fieldset>
  )
}

function Owner({ register, formState: { errors }, control }: Form) {
  const t = useT()
  const password = useWatch({ control, name: 'password' })
  const required = { validate: (typed: string) => typed.trim() !== '' || t('desk.setup.required') }
  return (
    <fieldset>
      <legend>{t('desk.setup.owner')}</legend>
      <TextField
        label={t('desk.setup.yourName')}
        fault={errors.staffName?.message}
        autoComplete="name"
        maxLength={60}
        {...register('staffName', required)}
      />
      <AccountField fault={errors.account?.message} {...register('account', required)} />
      <NewPassword typed={password} fault={errors.password?.message} {...register('password', newPasswordRule)} />
    </fieldset>
  )
}

/** Which field a refusal is about. */
function fieldOf(failure: CallFailure): 'corpId' | 'password' | 'brandName' {
  if (isRefusal(failure, 'corpIdTaken', 'corpIdForm')) return 'corpId'
  return isRefusal(failure, 'staffPasswordForm') ? 'password' : 'brandName'
}

/** What a brand and its first owner are called. */
export function BrandForm({ code }: { code: string }) {
  const t = useT()
  const country = likelyCountry()
  const form = useForm<Entries>({
    defaultValues: {
      ...{ brandName: '', corpId: '', country, timeZone: countries[country].timeZones[0] },
      taxMode: countryTax[country].taxMode,
      ...{ staffName: '', account: '', password: '' },
    },
  })
  async function submit(entries: Entries) {
    const brand: NewBrand = { ...entries, code, language: currentLanguage() }
    try {
      location.assign(await createBrand(brand))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      form.setError(fieldOf(failure), { message: failure.message }, { shouldFocus: true })
    }
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Brand {...form} />
      <Owner {...form} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="btn primary big">
        {t('desk.setup.submit')}
      </SubmitButton>
    </form>
  )
}
