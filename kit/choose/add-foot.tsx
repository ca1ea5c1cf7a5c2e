import type { CartLine } from '@tiffin/core/cart/cart-line'
import { amountOf } from '@tiffin/core/cart/line-amount'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import { leftOutGroup, missingPick, requestOfSelection, unitPrices } from '@tiffin/core/cart/selection'
import type { PackageGroup } from '@tiffin/core/catalog/product'
import { useRef } from 'react'
import { ask } from '../client/ask.ts'
import { useMoney } from '../client/money.ts'
import { showToast } from '../client/overlays.ts'
import { t, useT } from '../client/words.ts'
import { Stepper } from '../ui/stepper.tsx'
import css from './choose.module.css'
import type { PartProps } from './parts.ts'
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

interface AddFootProps extends PartProps {
  /** False while it leaves: the second tap of two does nothing. */
  readonly isOpen: boolean
  readonly isDisabled?: boolean
  readonly onAdd: (line: CartLine) => void
}

/** The foot of a choice: how many, and the button with the price. */
export function AddFoot({ product, selection, onChange, isOpen, isDisabled = false, onAdd }: AddFootProps) {
  const t = useT()
  const format = useMoney()
  const { num } = selection
  const resolved = resolveLine(product, requestOfSelection(product, selection))
  const missing = missingPick(product, selection.picks)
  /** Once for as long as the sheet is open. */
  const isRequested = useRef(false)
  const name = product.productName
  const amount = amountOf(unitPrices(product, selection).discountPrice, num)
  const labels = {
    less: t('action.decrease', { name }),
    more: t('action.increase', { name }),
    num: t('cart.quantityOf', { name }),
  }

  async function add(): Promise<void> {
    if (!isOpen) return
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
    onAdd(resolved.value.line)
  }

  return (
    <>
      <Stepper num={num} min={1} onChange={(next) => onChange({ num: next })} labels={labels} />
      <button
        type="button"
        className={`btn primary big ${css.submit}`}
        disabled={isDisabled}
        aria-disabled={!resolved.ok || undefined}
        onClick={add}
      >
        {missing === undefined ? (
          t('product.addToCart')
        ) : (
          <span>
            {t('package.chooseMore', { count: missing.count })}
            <span className="sr">: {missing.group.groupName}</span>
          </span>
        )}
        <span aria-hidden="true">·</span>
        <bdi className="num" dir="ltr">
          {format(amount)}
        </bdi>
      </button>
    </>
  )
}
