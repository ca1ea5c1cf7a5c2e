import './price.css'

interface PriceProps {
  readonly now: string
  /** The price before a reduction; absent when there is none. */
  readonly was?: string | undefined
  /** What a screen reader says of the old price. */
  readonly wasLabel?: string | undefined
}

/** An amount, with the one it was before. Amounts always run from left to right. */
export function Price({ now, was, wasLabel }: PriceProps) {
  return (
    <span className="prices">
      <span className={was === undefined ? 'price' : 'price off'}>
        <bdi className="num" dir="ltr">
          {now}
        </bdi>
      </span>
      {was === undefined ? null : (
        <s className="was t12">
          <span className="sr">{wasLabel}</span>
          <bdi className="num" dir="ltr" aria-hidden={wasLabel === undefined ? undefined : true}>
            {was}
          </bdi>
        </s>
      )}
    </span>
  )
}
