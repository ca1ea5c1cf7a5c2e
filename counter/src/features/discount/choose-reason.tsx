import { useT } from '@tiffin/kit/client/words.ts'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { useState } from 'react'
import { Choices } from '../../ui/choices.tsx'

const reasons = ['waited', 'mistake', 'regular', 'staffMeal', 'other'] as const

interface ChooseReasonProps {
  /** The reason as it will be written down; empty until one is chosen. */
  readonly onChoose: (reason: string) => void
  readonly isMissing: boolean
}

/** Why a discount is granted: it is kept with the employee's name, and the customer never reads it. */
export function ChooseReason({ onChoose, isMissing }: ChooseReasonProps) {
  const t = useT()
  const [chosen, choose] = useState<(typeof reasons)[number]>()
  return (
    <>
      <Choices
        legend={t('counter.discount.reason')}
        options={reasons.map((value) => ({ value, text: t(`counter.discount.reasons.${value}`) }))}
        chosen={chosen}
        onChoose={(reason) => {
          choose(reason)
          onChoose(reason === 'other' ? '' : t(`counter.discount.reasons.${reason}`))
        }}
      />
      {chosen === 'other' ? (
        <TextField
          name="reason"
          label={t('counter.discount.reason')}
          maxLength={140}
          autoFocus
          onChange={({ target }) => onChoose(target.value.trim())}
        />
      ) : null}
      <p className="wrong" role="alert">
        {isMissing ? t('counter.discount.reasonRequired') : ''}
      </p>
    </>
  )
}
