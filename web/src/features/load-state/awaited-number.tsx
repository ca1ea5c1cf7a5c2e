import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

interface AwaitedNumberProps {
  readonly number: number | undefined
  readonly write: (number: number) => string
  readonly isLost: boolean
  /** Stands there when the number did not load. */
  readonly instead?: ReactNode
}

/** A number of the customer's; until it is there its place is held, and no sign stands for it [page-66]. */
export function AwaitedNumber({ number, write, isLost, instead = null }: AwaitedNumberProps) {
  const t = useT()
  if (number !== undefined) return write(number)
  if (isLost) return instead
  return (
    <>
      <Skeleton block={28} inline={40} />
      <span className="sr">{t('frame.loading')}</span>
    </>
  )
}
