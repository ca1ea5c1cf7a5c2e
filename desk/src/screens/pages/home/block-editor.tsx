import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import type { MenuItem } from '../../../data/menu-items.ts'
import { blockTypeName } from '../../../features/changes/tints.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { EntryField } from '../../../features/entry/entry-field.tsx'
import { textIn } from '../../../features/entry/entry-types.ts'
import { LanguageTabs } from '../../../features/entry/language-tabs.tsx'
import { textsOf } from '../../../features/menu/item-texts.ts'
import { usePageSearch } from '../use-page-search.ts'
import type { EditedBlock } from './block-setting.ts'
import { entriesOf, typeOf } from './blocks.ts'
import { EntryCards } from './entry-cards.tsx'
import { Shelf } from './shelf.tsx'

/** The texts whose languages are listed: those of the block, or of its first entry. */
function listedTexts(block: MenuItem) {
  const [first] = entriesOf(block)
  const hasTitle = ['notice', 'productGroup'].includes(typeOf(block))
  return hasTitle || first === undefined
    ? textsOf(block, 'title')
    : textsOf({ fields: first as MenuItem['fields'] }, 'title') // as: JSON
}

function RemoveButton({ block, reason }: EditedBlock) {
  const t = useT()
  const edit = useEdit()
  const isGoing = block.op === 'archive'
  return (
    <button
      type="button"
      className="btn quiet"
      disabled={reason !== undefined}
      title={reason}
      onClick={() => (isGoing ? edit.keep(block) : edit.archive(block))}
    >
      {t(isGoing ? 'desk.product.keep' : 'action.remove')}
    </button>
  )
}

/** What a block says and shows, saved to the draft while it is typed. */
export function BlockEditor({ block, reason }: EditedBlock) {
  const t = useT()
  const { choose } = usePageSearch()
  const [language, setLanguage] = useState(currentLanguage)
  const type = typeOf(block)
  const locked = block.op === 'archive' ? t('desk.pages.isGoing') : reason
  const setting = { block, language, reason: locked }
  return (
    <section className="form2" aria-label={blockTypeName(type)}>
      <div className="cardhead">
        <button
          type="button"
          className="btn quiet sq only-s"
          aria-label={t('desk.pages.backToBlocks')}
          onClick={() => choose('')}
        >
          <Icon name="back" size="s" isDirected />
        </button>
        <h2>{blockTypeName(type)}</h2>
        <span className="end">
          <RemoveButton {...{ block, reason }} />
        </span>
      </div>
      {block.op === 'archive' && <p className="notice warn">{t('desk.pages.isGoing')}</p>}
      {type === 'entries' && <p className="ink2">{t('desk.pages.waysText')}</p>}
      {type !== 'entries' && <LanguageTabs texts={listedTexts(block)} chosen={language} onChoose={setLanguage} />}
      {(type === 'notice' || type === 'productGroup') && (
        <EntryField
          key={language}
          item={block}
          entry={textIn('title', language)}
          label={t('desk.change.fieldIn', { field: t('desk.field.title'), language: t(`lang.${language}`) })}
          isLong={type === 'notice'}
          mostSigns={1000}
          {...{ language, reason: locked }}
        />
      )}
      {type === 'productGroup' && <Shelf setting={setting} />}
      {['banner', 'image', 'entries'].includes(type) && <EntryCards setting={setting} />}
    </section>
  )
}
