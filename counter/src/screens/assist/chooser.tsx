import type { CartLine } from '@tiffin/core/cart/cart-line'
import type { Product } from '@tiffin/core/catalog/product'
import { AddFoot } from '@tiffin/kit/choose/add-foot.tsx'
import { Options } from '@tiffin/kit/choose/options.tsx'
import { useSelection } from '@tiffin/kit/choose/use-selection.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { showToast } from '../../state/toast.ts'
import { ItemPicture } from './item-picture.tsx'
import { reasonHere } from './reason-here.ts'

const parts = { ItemPicture }

interface ChooserProps {
  /** As the menu has it now. */
  readonly product: Product
  readonly isBusy: boolean
  readonly onAdd: (line: CartLine) => void
  readonly onClose: () => void
}

/** Everything there is to choose of a product, as on the customer's phone; the cart beside it stays in sight. */
export function Chooser({ product, isBusy, onAdd, onClose }: ChooserProps) {
  const t = useT()
  const { selection, onChange } = useSelection(product, showToast)
  const part = { product, selection, onChange }
  const reason = reasonHere(product.unavailableReason, product)
  return (
    <section className="chooser" aria-label={product.productName}>
      <header>
        <div className="grow">
          <h2 className="t20 h">{product.productName}</h2>
          {product.description !== '' && <p className="t14 ink2">{product.description}</p>}
        </div>
        <button type="button" className="round" aria-label={t('action.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="chooser-body">
        <Options {...part} parts={parts} />
      </div>
      <footer>
        {reason === '' ? (
          <AddFoot {...part} isOpen isDisabled={isBusy} onAdd={onAdd} />
        ) : (
          <p className="t16 b" role="status">
            {reason}
          </p>
        )}
      </footer>
    </section>
  )
}
