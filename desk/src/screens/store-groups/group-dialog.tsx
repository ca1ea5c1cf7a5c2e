import { type Language, languages, type Texts } from '@tiffin/core/language/language'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { htmlLang } from '@tiffin/phrases/locales'
import { useState } from 'react'
import { type StoreGroup, useStoreNames } from '../../data/stores.ts'
import { sortedByName } from '../../state/lists.ts'
import { Check } from '../../ui/check.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useGroup } from './use-group.ts'

function NameFields({
  name,
  fault,
  onChange,
}: {
  name: Texts
  fault: string | undefined
  onChange: (name: Texts) => void
}) {
  const t = useT()
  const [language, setLanguage] = useState<Language>(useLanguage((state) => state.language))
  return (
    <div className="grid2">
      <TextField
        label={t('desk.team.name')}
        fault={fault}
        maxLength={80}
        lang={htmlLang(language)}
        dir="auto"
        data-initial-focus
        value={name[language] ?? ''}
        onChange={({ target }) => {
          const { [language]: _before, ...others } = name
          onChange(target.value === '' ? others : { ...others, [language]: target.value })
        }}
      />
      <SelectField
        label={t('desk.language')}
        value={language}
        onChange={({ target }) => setLanguage(languages.find((each) => each === target.value) ?? language)}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {t(`lang.${each}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Members({ chosen, onChange }: { chosen: readonly string[]; onChange: (ids: readonly string[]) => void }) {
  const t = useT()
  const { data } = useStoreNames()
  const [text, setText] = useState('')
  const stores = sortedByName(data?.list ?? [], ({ storeName }) => storeName)
  const found = stores.filter(({ storeName }) => storeName.toLowerCase().includes(text.toLowerCase()))
  return (
    <fieldset className="checks2">
      <legend className="lbl">{t('desk.stores', { count: chosen.length })}</legend>
      <SearchBox label={t('desk.storePage.search')} value={text} onSearch={setText} />
      {found.map(({ storeId, storeName, address }) => (
        <Check
          key={storeId}
          isChecked={chosen.includes(storeId)}
          note={address}
          onChange={(isOn) => onChange(isOn ? [...chosen, storeId] : chosen.filter((each) => each !== storeId))}
        >
          {storeName}
        </Check>
      ))}
    </fieldset>
  )
}

interface GroupDialogProps {
  /** Undefined: a new one. */
  readonly group: StoreGroup | undefined
  readonly onClose: () => void
}

/** Makes a group, changes its name or its stores, or deletes it. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const t = useT()
  const { entries, setEntries, refused, isBusy, save, remove, nameFault } = useGroup(group, onClose)
  return (
    <Dialog
      isPage
      title={group?.groupName ?? t('desk.storeGroups.new')}
      intro={group && group.staffCount > 0 ? t('desk.storeGroups.rolesText', { count: group.staffCount }) : undefined}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          {group && (
            <button
              type="button"
              className="btn danger"
              disabled={isBusy || group.staffCount > 0}
              onClick={() => remove(group.groupId)}
            >
              {t('action.delete')}
            </button>
          )}
          <span className="grow" />
          <button type="button" className="btn primary" disabled={isBusy} onClick={save}>
            {t('action.save')}
          </button>
        </>
      }
    >
      {refused !== '' && (
        <p className="notice error" role="alert">
          <DeskIcon name="warning" size="s" />
          <span className="grow">{refused}</span>
        </p>
      )}
      <NameFields name={entries.name} fault={nameFault} onChange={(name) => setEntries({ ...entries, name })} />
      <Members chosen={entries.storeIdList} onChange={(storeIdList) => setEntries({ ...entries, storeIdList })} />
    </Dialog>
  )
}
