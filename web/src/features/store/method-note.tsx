import { pickupMethod, pickupNames, type Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { methodAt, usePickup } from '../../state/store/pickup.ts'

const nameOf = (method: number) => pickupNames.find((name) => pickupMethod[name] === method)

/** Says that the order is collected in another way than was chosen, since the store does not take that one now [store-17]. */
export function MethodNote({ store }: { readonly store: Store }) {
  const t = useT()
  const wished = usePickup(({ method }) => method)
  const [name, other] = [wished, methodAt(wished, store.pickupMethodList)].map(nameOf)
  return (
    <p role="status" className="t12 b">
      {name && other && name !== other
        ? t('pickup.changed', { wished: t(`pickup.${name}`), method: t(`pickup.${other}`) })
        : null}
    </p>
  )
}
