import { type Language, languages } from '@tiffin/core/language/language'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { useRights } from '../../features/rights/use-rights.ts'
import { Check } from '../../ui/check.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The languages that the brand requires: as they were read, or as they were ticked since. */
export function useRequired(read: readonly Language[] | undefined) {
  const [ticked, setTicked] = useState<readonly Language[]>()
  const change = useDeskCall('/api/app/desk/translation/require')
  return {
    required: ticked ?? read,
    isBusy: change.isPending,
    require: (language: Language, isRequired: boolean) =>
      change.mutate({ language, isRequired }, { onSuccess: ({ requiredList }) => setTicked(requiredList) }),
  }
}

interface RequiredLanguagesProps extends Omit<ReturnType<typeof useRequired>, 'required'> {
  readonly required: readonly Language[]
}

/** Which languages must have every text [lint-12]. */
export function RequiredLanguages({ required, isBusy, require }: RequiredLanguagesProps) {
  const t = useT()
  const { reasonAgainst } = useRights()
  const [isOpen, setOpen] = useState(false)
  const reason = reasonAgainst('settings:edit', 'corp')
  return (
    <>
      <button
        type="button"
        className="btn line"
        disabled={reason !== undefined}
        title={reason}
        onClick={() => setOpen(true)}
      >
        {t('desk.translate.require')}
      </button>
      {isOpen && (
        <Dialog
          title={t('desk.translate.requireTitle')}
          intro={t('desk.translate.requireText')}
          closeLabel={t('action.close')}
          onClose={() => setOpen(false)}
        >
          {languages.map((language) => (
            <Check
              key={language}
              isChecked={required.includes(language)}
              isDisabled={isBusy}
              onChange={(isRequired) => require(language, isRequired)}
            >
              <span lang={language}>{t(`lang.${language}`)}</span>
            </Check>
          ))}
        </Dialog>
      )}
    </>
  )
}
