import type { Value } from '@tiffin/core/draft/change'
import { pickupMethod, pickupNames } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { Segments } from '../../ui/segments.tsx'

interface PickupChoiceProps {
  readonly legend: string
  /** The pick-up methods for which something applies; null for all. */
  readonly methods: Value
  readonly isDisabled: boolean
  readonly onChange: (methods: Value) => void
}

const choices = ['all', ...pickupNames] as const

/** For which way of picking up a rate applies [tax-2]. */
export function PickupChoice({ legend, methods, isDisabled, onChange }: PickupChoiceProps) {
  const t = useT()
  const [method] = Array.isArray(methods) ? methods : []
  const chosen = pickupNames.find((name) => pickupMethod[name] === method) ?? 'all'
  return (
    <Segments
      legend={legend}
      chosen={chosen}
      options={choices.map((value) => ({ value, text: t(`desk.tax.pickup.${value}`), isDisabled }))}
      onChoose={(name) => onChange(name === 'all' ? null : [pickupMethod[name]])}
    />
  )
}
