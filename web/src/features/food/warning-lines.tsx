import '@tiffin/kit/ui/choices.css'
import type { AllergenWarning } from '@tiffin/core/food/allergen'
import { allergenNames } from '@tiffin/kit/client/allergen-names.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import css from './food.module.css'

/** What a customer avoids of it: what it has, what it may have, and what is not known. */
export function WarningLines({ warning }: { readonly warning: AllergenWarning }) {
  const t = useT()
  const { containsList, mayContainList, unknownList } = warning
  return (
    <span className={css.warnings}>
      {containsList.length > 0 ? (
        <span className={`tag ${css.danger}`}>
          <Icon name="info" size="xs" />
          {t('food.contains', { list: allergenNames(containsList) })}
        </span>
      ) : null}
      {mayContainList.length > 0 ? (
        <span className="tag warn">{t('food.mayContain', { list: allergenNames(mayContainList) })}</span>
      ) : null}
      {unknownList.length > 0 ? (
        <span className="tag mute">{t('food.notKnown', { list: allergenNames(unknownList) })}</span>
      ) : null}
    </span>
  )
}
