import type { Money } from '@tiffin/core/money/money'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'

/** "Free", beside what it would cost. */
export function FreePrice({ price }: { readonly price: Money }) {
  const t = useT()
  const format = useMoney()
  return (
    <span className="t12">
      <b className="okc">{t('gift.free')}</b>{' '}
      <s className="was">
        <bdi className="num" dir="ltr">
          {format(price)}
        </bdi>
      </s>
    </span>
  )
}
