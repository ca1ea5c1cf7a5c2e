import { useT } from '@tiffin/kit/client/words.ts'
import { useIsLost } from '../../state/connection.ts'
import { NoConnection } from '../connection/while-connected.tsx'
import { Shapes, type ShapesProps } from './shapes.tsx'

/** What is still to come of a page; without a connection, that it comes with it [kitchen-14]. */
export function Loading(shapes: ShapesProps) {
  const t = useT()
  const isLost = useIsLost()
  return isLost ? <NoConnection text={t('counter.lost.notRead')} /> : <Shapes {...shapes} />
}
