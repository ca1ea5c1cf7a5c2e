import type { Language } from '@tiffin/core/language/language'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { MenuItem } from '../../../data/menu-items.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { EntryField } from '../../../features/entry/entry-field.tsx'
import { countOf, textIn } from '../../../features/entry/entry-types.ts'
import { moved, RowTools } from '../../../features/entry/row-tools.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { sortOf, wordsIn } from '../home/blocks.ts'
import type { PartProps } from '../part-props.ts'

const longest = 300

interface HintsProps extends Pick<PartProps, 'items' | 'reason'> {
  readonly language: Language
}

function HintFields({ hint, language, reason }: { hint: MenuItem } & Omit<HintsProps, 'items'>) {
  const t = useT()
  const edit = useEdit()
  const position = hint.fields.position === 'top' ? 'top' : 'bottom'
  return (
    <>
      <EntryField
        key={language}
        item={hint}
        entry={textIn('text', language)}
        label={t('desk.change.fieldIn', { field: t('desk.field.text'), language: t(`lang.${language}`) })}
        {...{ language, reason, mostSigns: longest }}
      />
      <div className="grid2">
        <EntryField
          item={hint}
          entry={countOf('showTimes')}
          label={t('desk.field.showTimes')}
          isLatin
          inputMode="numeric"
          reason={reason}
        />
        <Segments
          legend={t('desk.field.position')}
          options={(['top', 'bottom'] as const).map((value) => ({
            ...{ value, text: t(`desk.value.${value}`), isDisabled: reason !== undefined },
          }))}
          chosen={position}
          onChoose={(value) => edit.set(hint, { position: value })}
        />
      </div>
    </>
  )
}

/** Hints for those who use the app in a browser, in their order. */
export function Hints({ items, language, reason }: HintsProps) {
  const t = useT()
  const edit = useEdit()
  const hints = items
    .filter(({ kind, op }) => kind === 'guideMarker' && op !== 'archive')
    .toSorted((a, b) => sortOf(a) - sortOf(b))
  function move(place: number, step: 1 | -1) {
    for (const [sort, hint] of moved(hints, place, step).entries()) edit.set(hint, { sort })
  }
  const add = () =>
    edit.create(
      { kind: 'guideMarker', itemId: crypto.randomUUID() },
      { pageType: 1, image: '', text: {}, position: 'bottom', showTimes: 3, sort: hints.length },
    )
  return (
    <section className="sec" aria-labelledby="hints">
      <h2 id="hints">{t('desk.pages.hints')}</h2>
      <p className="ink2">{t('desk.pages.hintsText')}</p>
      {hints.map((hint, place) => {
        const name = wordsIn((hint.fields.text ?? null) as never) || t('desk.pages.hint') // as: JSON
        return (
          <fieldset key={hint.itemId} className="rolebox" aria-label={name}>
            <div className="between">
              <h3>{name}</h3>
              <RowTools
                name={name}
                isFirst={place === 0}
                isLast={place === hints.length - 1}
                isDisabled={reason !== undefined}
                onMove={(step) => move(place, step)}
                onRemove={() => edit.archive(hint)}
              />
            </div>
            <HintFields {...{ hint, language, reason }} />
          </fieldset>
        )
      })}
      <button type="button" className="btn quiet addrow" disabled={reason !== undefined} onClick={add}>
        <Icon name="plus" size="s" />
        {t('desk.pages.addHint')}
      </button>
    </section>
  )
}
