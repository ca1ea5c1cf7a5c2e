import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuPart } from '../../data/menu-items.ts'
import { wholeOf } from './food-entries.ts'
import { MaterialList } from './material-list.tsx'

interface SharesProps {
  readonly item: MenuPart
  readonly name: string
  readonly reason: string | undefined
}

const percent = wholeOf('percent', { least: 0, most: 1000, fault: 'desk.food.percentWrong' })
const firstPercent = 50

/** To how many per cent a choice takes materials of the recipe [food-4]. */
export function Shares({ item, name, reason }: SharesProps) {
  const t = useT()
  return (
    <MaterialList
      item={item}
      legend={t('desk.food.shares', { name })}
      field="shareList"
      entry={percent}
      labelOf={({ name: material }) => t('desk.food.shareOf', { material })}
      first={{ percent: firstPercent }}
      reason={reason}
    >
      <p className="ink2">{t('desk.food.sharesText')}</p>
    </MaterialList>
  )
}
