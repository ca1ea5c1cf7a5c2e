import type { Language } from '@tiffin/core/language/language'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type ComponentType, useState } from 'react'
import { useMenuItem } from '../../data/menu.ts'
import type { ListedKind, MenuItem } from '../../data/menu-items.ts'
import { ArchiveButton } from '../../features/draft/archive-button.tsx'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { textIn } from '../../features/entry/entry-types.ts'
import { LanguageTabs } from '../../features/entry/language-tabs.tsx'
import { Failed } from '../../features/load/failed.tsx'
import { nameOf, textsOf } from '../../features/menu/item-texts.ts'
import { useRights } from '../../features/rights/use-rights.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'

/** What the fields of an item know. */
export interface ItemSetting {
  readonly item: MenuItem
  readonly language: Language
  /** Why nothing may be edited: who may; undefined for who may. */
  readonly reason: string | undefined
}

interface ItemDialogProps {
  readonly kind: ListedKind
  readonly itemId: string
  readonly onClose: () => void
  /** The fields below the name. */
  readonly fields: ComponentType<ItemSetting>
}

/** A small thing of the menu with its fields, saved to the draft while it is typed. */
export function ItemDialog({ kind, itemId, onClose, fields: Fields }: ItemDialogProps) {
  const t = useT()
  const { query, item } = useMenuItem(kind, itemId)
  const { reasonAgainst } = useRights()
  const [language, setLanguage] = useState(currentLanguage)
  const reason = item?.op === 'archive' ? t('desk.product.isGoing') : reasonAgainst('menu:edit')
  return (
    <Dialog
      title={item === undefined ? t('desk.loading') : nameOf(item)}
      closeLabel={t('action.close')}
      onClose={onClose}
      isPage
      foot={
        <>
          <span className="grow">
            <SaveStatus />
          </span>
          {item && (
            <ArchiveButton
              item={item}
              title={t('desk.items.archiveTitle', { name: nameOf(item) })}
              text={t('desk.items.archiveText')}
              reason={reasonAgainst('menu:edit')}
            />
          )}
          <button type="button" className="btn primary" onClick={onClose}>
            {t('action.done')}
          </button>
        </>
      }
    >
      {item && (
        <>
          <LanguageTabs texts={textsOf(item, 'name')} chosen={language} onChoose={setLanguage} />
          <EntryField
            key={language}
            item={item}
            entry={textIn('name', language)}
            label={t('desk.field.nameIn', { language: t(`lang.${language}`) })}
            {...{ language, reason }}
          />
          <Fields {...{ item, language, reason }} />
        </>
      )}
      {item === undefined && query.isPending && <SkeletonRows label={t('desk.loading')} />}
      {item === undefined && query.error !== null && (
        <Failed failure={query.error} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  )
}
