import type { Value } from '@tiffin/core/draft/change'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { inList, plainText } from '../../features/entry/entry-types.ts'
import { nextId, type TaxSetting, withoutClass } from './tax-setting.ts'

const longestName = 80

/** The classes of products that are taxed alike; the standard one is always there [tax-1]. */
export function ClassesSection({ item, settings, reason }: TaxSetting) {
  const t = useT()
  const edit = useEdit()
  const { classList } = settings
  const isDisabled = reason !== undefined
  function add() {
    const taken = classList.map(({ taxClassId }) => taxClassId)
    const added = { taxClassId: nextId('class', taken), name: t('desk.tax.newClass', { number: classList.length + 1 }) }
    edit.set(item, { classList: [...classList, added].map((each) => ({ ...each })) })
  }
  return (
    <section className="sec" aria-labelledby="tax-classes">
      <div className="between">
        <h2 id="tax-classes">{t('desk.tax.classes')}</h2>
        <button type="button" className="btn quiet" disabled={isDisabled} title={reason} onClick={add}>
          <Icon name="plus" size="s" />
          {t('desk.tax.addClass')}
        </button>
      </div>
      <p className="ink2">{t('desk.tax.classesText')}</p>
      {classList.map(({ taxClassId, name }, place) => (
        <div key={taxClassId} className="roleline">
          <EntryField
            item={item}
            entry={inList('classList', place, plainText('name'))}
            label={t('desk.tax.className')}
            {...{ reason, mostSigns: longestName }}
          />
          <button
            type="button"
            className="btn quiet sq"
            disabled={isDisabled}
            aria-label={t('desk.product.remove', { name })}
            onClick={() => edit.set(item, withoutClass(settings, taxClassId) as unknown as Record<string, Value>)} // as: settings are JSON
          >
            <Icon name="bin" size="s" />
          </button>
        </div>
      ))}
    </section>
  )
}
