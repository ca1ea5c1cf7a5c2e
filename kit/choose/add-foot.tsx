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

type OnLine = (line: CartLine) => void

interface AddFootProps extends PartProps {
  /** False while it leaves: the second tap of two does nothing. */
  readonly isOpen: boolean
  readonly isDisabled?: boolean
  readonly onAdd: OnLine
  /** Another button for what was chosen, once it is complete. */
  readonly second?: { readonly label: string; readonly onLine: OnLine }
}

/** Hands over what was chosen; where something is missing, says and shows what. */
function useChosenLine({ product, selection, isOpen }: Pick<AddFootProps, 'product' | 'selection' | 'isOpen'>) {
  /** Once for as long as the sheet is open. */
  const isRequested = useRef(false)
  const resolved = resolveLine(product, requestOfSelection(product, selection))
  const missing = missingPick(product, selection.picks)

  async function handOver(onLine: OnLine): Promise<void> {
    if (!isOpen) return
    if (!resolved.ok) {
      const name = product.productName
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
    onLine(resolved.value.line)
  }
  return { handOver, missing, isComplete: resolved.ok }
}

/** The foot of a choice: how many, and the button with the price. */
export function AddFoot({ product, selection, onChange, isOpen, isDisabled = false, onAdd, second }: AddFootProps) {
  const t = useT()
  const format = useMoney()
  const { num } = selection
  const { handOver, missing, isComplete } = useChosenLine({ product, selection, isOpen })
  const name = product.productName
  const amount = amountOf(unitPrices(product, selection).discountPrice, num)
  const labels = {
    less: t('action.decrease', { name }),
    more: t('action.increase', { name }),
    num: t('cart.quantityOf', { name }),
  }
  const button = { type: 'button', disabled: isDisabled, 'aria-disabled': !isComplete || undefined } as const

  return (
    <>
      <Stepper num={num} min={1} onChange={(next) => onChange({ num: next })} labels={labels} />
      {second === undefined || !isComplete ? null : (
        <button {...button} className={`btn soft big ${css.second}`} onClick={() => handOver(second.onLine)}>
          {second.label}
        </button>
      )}
      <button {...button} className={`btn primary big ${css.submit}`} onClick={() => handOver(onAdd)}>
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
