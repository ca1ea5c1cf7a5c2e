import type { Money } from '@tiffin/core/money/money'
import { ask } from '@tiffin/kit/client/ask.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { money } from '../../state/money.ts'

/** Says how much change the customer of a code gets, until it is dismissed [shift-8]. */
export function sayChange(code: string, change: Money): void {
  void ask({
    title: t('counter.given.give', { amount: money(change), code }),
    confirm: { label: t('action.done'), answer: 'done' },
  })
}
