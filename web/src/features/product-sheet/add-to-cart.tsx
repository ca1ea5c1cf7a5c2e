import { amountOf, lineAmountOf } from '@tiffin/core/cart/line-amount'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import { leftOutGroup, missingPick, requestOfSelection } from '@tiffin/core/cart/selection'
import type { PackageGroup } from '@tiffin/core/catalog/product'
import { ask } from '@tiffin/kit/client/ask.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Stepper } from '@tiffin/kit/ui/stepper.tsx'
import { useRef } from 'react'
import { buy } from '../cart/buy.ts'
import { useMenu } from '../cart/use-menu.ts'
import type { PartProps } from './part-props.ts'
import css from './product-sheet.module.css'
import { showGroup } from './show-group.ts'

/** A group that may stay empty is asked about before the set is bought without it. */
async function leavesOut({ groupName: name, maxNum: count }: PackageGroup): Promise<boolean> {
  const answer = await ask({
    title: t('package.leaveOutTitle', { name }),
    text: t('package.leaveOutText', { count }),
    confirm: { label: t('package.goOnChoosing'), answer: 'choose' },
    cancel: { label: t('package.leaveOut'), answer: 'leave' },
    closing: 'choose',
  })
  return answer === 'leave'
}

interface AddToCartProps extends PartProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The foot of the sheet: how many, and the button with the price. */
export function AddToCart({ product, selection, onChange, isOpen, onClose }: AddToCartProps) {
  const t = useT()
  const menu = useMenu()
  const format = useMoney()
  const { num } = selection
  const resolved = resolveLine(product, requestOfSelection(product, selection))
  const missing = missingPick(product, selection.picks)
  /** Once for as long as the sheet is open. */
  const isRequested = useRef(false)
  const name = product.productName
  const amount = resolved.ok ? lineAmountOf(resolved.value.line) : amountOf(product.discountPrice, num)
  const labels = {
    less: t('action.decrease', { name }),
    more: t('action.increase', { name }),
    num: t('cart.quantityOf', { name }),
  }

  async function add(): Promise<void> {
    if (!isOpen) return // the second tap of two meets the sheet as it leaves
    if (!resolved.ok) {
      showToast(t(missing === undefined ? 'product.missing' : 'package.incomplete', { name }))
      showGroup(missing?.group)
      return
    }
    const leftOut = leftOutGroup(product, selection.picks)
    if (leftOut !== undefined && !isRequested.current) {
      if (!(await leavesOut(leftOut))) {
        showGroup(leftOut)
        return
      }
      isRequested.current = true
    }
    if (!buy(resolved.value.line, product, menu)) return
    onClose()
    showToast(t('menu.added'))
  }

  return (
    <>
      <Stepper num={num} min={1} onChange={(next) => onChange({ num: next })} labels={labels} />
      <button
        type="button"
        className={`btn primary big ${css.submit}`}
        aria-disabled={!resolved.ok || undefined}
        onClick={add}
      >
        {missing === undefined
          ? t('product.addToCart')
          : t('package.chooseMore', { count: missing.count, name: missing.group.groupName })}
        <span aria-hidden="true">·</span>
        <bdi className="num" dir="ltr">
          {format(amount)}
        </bdi>
      </button>
    </>
  )
}
