import { useT } from '@tiffin/kit/client/words.ts'
import { useIsGroupCart } from '../../state/group/group.ts'

/** What the button under the cart leads to: to the order, or to the group whose lines the cart holds [share-5]. */
export function useOnwards(): string {
  const t = useT()
  return t(useIsGroupCart() ? 'group.open' : 'cart.checkout')
}
