import { useNavigate } from '@tanstack/react-router'
import { isCorpId } from '@tiffin/core/corp/corp-id'
import { useT } from '@tiffin/kit/client/words.ts'
import { useForm } from 'react-hook-form'
import { Entrance } from '../../features/entrance/entrance.tsx'
import { useTitle } from '../../features/page/head.tsx'
import { TextField } from '../../ui/field.tsx'

/** Asks which brand's desk it is to be, where the address names none or one that is not known. */
export function NoBrandScreen({ unknown = '' }: { unknown?: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm<{ corp: string }>({ defaultValues: { corp: unknown } })
  useTitle(t('desk.noBrand.title'))
  return (
    <Entrance
      name="no-brand"
      title={t('desk.noBrand.title')}
      intro={unknown === '' ? t('desk.noBrand.text') : t('desk.noBrand.unknown', { corp: unknown })}
    >
      <form
        noValidate
        onSubmit={(event) =>
          void handleSubmit(({ corp }) =>
            navigate({ to: '/$corp', params: { corp: corp.trim() }, reloadDocument: true }),
          )(event)
        }
      >
        <TextField
          label={t('desk.noBrand.label')}
          hint={t('desk.noBrand.hint')}
          fault={formState.errors.corp?.message}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          isLatin
          {...register('corp', { validate: (corp) => isCorpId(corp.trim()) || t('desk.noBrand.wrong') })}
        />
        <button type="submit" className="btn primary big">
          {t('action.continue')}
        </button>
      </form>
    </Entrance>
  )
}
