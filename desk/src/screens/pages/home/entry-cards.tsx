import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { itemTints, tintName } from '../../../features/changes/tints.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { EntryField } from '../../../features/entry/entry-field.tsx'
import { inList, textIn } from '../../../features/entry/entry-types.ts'
import { moved, RowTools } from '../../../features/entry/row-tools.tsx'
import { PictureField } from '../../../features/picture/picture-field.tsx'
import { SelectField } from '../../../ui/field.tsx'
import type { BlockSetting } from './block-setting.ts'
import { type BlockEntry, emptyEntry, entriesOf, typeOf, wordsIn } from './blocks.ts'
import { LinkField } from './link-field.tsx'

const longest = 1000
const mostEntries = 30
const ways = ['desk.pages.dineIn', 'desk.pages.takeaway'] as const

interface CardProps {
  readonly setting: BlockSetting
  readonly entry: BlockEntry
  readonly place: number
  readonly onChange: (part: BlockEntry) => void
}

/** The picture of an entry and the colour behind it. */
function PictureFields({ setting: { reason }, entry, onChange }: CardProps) {
  const t = useT()
  const { image, tint } = entry
  return (
    <div className="grid2">
      <PictureField
        label={t('desk.field.picture')}
        address={typeof image === 'string' ? image : ''}
        isDisabled={reason !== undefined}
        onChange={({ address }) => onChange({ image: address })}
      />
      <SelectField
        label={t('desk.field.tint')}
        value={String(tint ?? '')}
        disabled={reason !== undefined}
        onChange={({ target }) => onChange({ tint: target.value })}
      >
        <option value="">{t('desk.value.none')}</option>
        {itemTints.map((each) => (
          <option key={each} value={each}>
            {tintName(each)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** What an entry says and where it leads; only banners have a button. */
function WordFields({ setting, entry, place, onChange }: CardProps) {
  const t = useT()
  const { block, language, reason } = setting
  const fields = typeOf(block) === 'banner' ? (['title', 'text', 'action'] as const) : (['title', 'text'] as const)
  const labels = { title: 'desk.field.title', text: 'desk.field.text', action: 'desk.field.button' } as const
  return (
    <>
      {fields.map((field) => (
        <EntryField
          key={`${field} ${language}`}
          item={block}
          entry={inList('itemList', place, textIn(field, language))}
          label={t('desk.change.fieldIn', { field: t(labels[field]), language: t(`lang.${language}`) })}
          {...{ language, reason, mostSigns: longest }}
        />
      ))}
      <LinkField
        link={typeof entry.link === 'string' ? entry.link : ''}
        isDisabled={reason !== undefined}
        onChange={(link) => onChange({ link })}
      />
    </>
  )
}

/** The banners, pictures, or ways to order of a block, in their order. */
export function EntryCards({ setting }: { setting: BlockSetting }) {
  const t = useT()
  const edit = useEdit()
  const { block, reason } = setting
  const entries = entriesOf(block)
  const isWays = typeOf(block) === 'entries'
  const shown = isWays ? ways.map((_way, place) => entries[place] ?? emptyEntry) : entries
  const put = (itemList: readonly BlockEntry[]) => edit.set(block, { itemList })
  return (
    <>
      {shown.map((entry, place) => {
        const number = t('desk.pages.entry', { number: place + 1 })
        const name = isWays ? t(ways[place] ?? ways[0]) : wordsIn(entry.title ?? null) || number
        const onChange = (part: BlockEntry) => put(shown.with(place, { ...entry, ...part }))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id; what is typed stays in the place that it is typed into
          <fieldset key={place} className="rolebox" aria-label={name}>
            <div className="between">
              <h3>{name}</h3>
              {!isWays && (
                <RowTools
                  {...{ name }}
                  isFirst={place === 0}
                  isLast={place === entries.length - 1}
                  isDisabled={reason !== undefined}
                  onMove={(step) => put(moved(entries, place, step))}
                  onRemove={() => put(entries.toSpliced(place, 1))}
                />
              )}
            </div>
            <PictureFields {...{ setting, entry, place, onChange }} />
            {!isWays && <WordFields {...{ setting, entry, place, onChange }} />}
          </fieldset>
        )
      })}
      {!isWays && entries.length < mostEntries && (
        <button
          type="button"
          className="btn quiet addrow"
          disabled={reason !== undefined}
          onClick={() => put([...entries, emptyEntry])}
        >
          <Icon name="plus" size="s" />
          {t('desk.pages.addEntry')}
        </button>
      )}
    </>
  )
}
