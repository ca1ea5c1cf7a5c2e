import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { keptStore } from '../../entry/kept-values.ts'
import { linesCodec, useCart } from '../../state/cart/cart.ts'
import { readSeatAgain } from '../../state/group/group.ts'
import { navigator, openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { useStoreChoice } from '../../state/store/store.ts'

const read = (value: string | null) => (value === null ? [] : (linesCodec.read(value) ?? []))

/** Whether the customer is at the page that makes an order of what was handed over. */
export const isConfirming = (): boolean =>
  navigator()
    .pages()
    .stack.some(({ url }) => url.startsWith(paths.confirmOrder))

function followSubmitted(value: string | null): void {
  const submitted = read(value)
  useCart.setState({ submitted })
  // Ordered or emptied over there: nothing is left to confirm, and nothing is ordered twice.
  if (submitted.length > 0 || !isConfirming()) return
  showToast(t('cart.changedInTab'))
  openTab(paths.menu)
}

const followers: Readonly<Record<string, (value: string | null) => void>> = {
  storeInfo: (value) => {
    if (value !== null) useStoreChoice.setState({ chosen: keptStore.get() })
  },
  cart_list: (value) => useCart.setState({ lines: read(value) }),
  submit_cart_list: followSubmitted,
  'tiffin.group': () => void readSeatAgain(),
}

/** What another tab of this browser has stored holds here too, without being stored again. Answers how to stop. */
export function followOtherTabs(): () => void {
  const note = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && key !== null) followers[key]?.(newValue)
  }
  addEventListener('storage', note)
  return () => removeEventListener('storage', note)
}
