import { useT } from '@tiffin/kit/client/words.ts'
import { useAvoided } from '../../data/customer/avoided.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { LinkRow } from '../../ui/link-row.tsx'

/** Allergens on Me, for visitors too. */
export function AvoidedRow() {
  const t = useT()
  const count = useAvoided().allergenList.length
  return (
    <LinkRow
      icon="wheat"
      label={t('title.allergens')}
      value={count > 0 ? t('food.chosen', { count }) : ''}
      onClick={() => openPage(paths.allergens)}
    />
  )
}
