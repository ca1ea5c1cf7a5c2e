import { pickupMethod, type Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useId } from 'react'
import { choosePickup, methodAt, usePickup } from '../../state/store/pickup.ts'

/** Dine in or takeaway; what the store does not offer cannot be chosen. */
export function PickupSwitch({ store }: { readonly store: Store }) {
  const t = useT()
  const group = useId()
  const wished = usePickup(({ method }) => method)
  const method = methodAt(wished, store.pickupMethodList)
  const ways = [
    { value: pickupMethod.dineIn, icon: 'mug', label: t('pickup.dineIn') },
    { value: pickupMethod.takeaway, icon: 'bag', label: t('pickup.takeaway') },
  ] as const
  return (
    <fieldset className="seg">
      <legend className="sr">{t('pickup.method')}</legend>
      {ways.map(({ value, icon, label }) => (
        <Choice
          key={value}
          type="radio"
          name={group}
          isChosen={value === method}
          isDisabled={!store.pickupMethodList.includes(value)}
          onChoose={() => choosePickup(value)}
        >
          <Icon name={icon} size="s" />
          {label}
        </Choice>
      ))}
    </fieldset>
  )
}
