import { pickupMethod, pickupNames, type Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useId } from 'react'
import { choosePickup, methodAt, usePickup } from '../../state/store/pickup.ts'
import { pickupIcons } from './pickup-icons.ts'

/** How to have it; what the store does not offer cannot be chosen. */
export function PickupSwitch({ store }: { readonly store: Store }) {
  const t = useT()
  const group = useId()
  const wished = usePickup(({ method }) => method)
  const method = methodAt(wished, store.pickupMethodList)
  return (
    <fieldset className="seg">
      <legend className="sr">{t('pickup.method')}</legend>
      {pickupNames.map((name) => (
        <Choice
          key={name}
          type="radio"
          name={group}
          isChosen={pickupMethod[name] === method}
          isDisabled={!store.pickupMethodList.includes(pickupMethod[name])}
          onChoose={() => choosePickup(pickupMethod[name])}
        >
          <Icon name={pickupIcons[name]} size="s" />
          {t(`pickup.${name}`)}
        </Choice>
      ))}
    </fieldset>
  )
}
