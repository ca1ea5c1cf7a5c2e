import { useQueryClient } from '@tanstack/react-query'
import { type Language, languages, type Texts } from '@tiffin/core/language/language'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { htmlLang } from '@tiffin/phrases/locales'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { type StoreGroup, storeGroupsKey, storesKey, useStoreNames } from '../../data/stores.ts'
import { showToast } from '../../state/toast.ts'
import { Check } from '../../ui/check.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { SearchBox } from '../../ui/search-box.tsx'

interface Entries {
  readonly name: Texts
  readonly storeIdList: readonly string[]
}

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
  const found = data?.list.filter(({ storeName }) => storeName.toLowerCase().includes(text.toLowerCase())) ?? []
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
  const client = useQueryClient()
  const [entries, setEntries] = useState<Entries>({ name: group?.name ?? {}, storeIdList: group?.storeIdList ?? [] })
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isNameless = Object.values(entries.name).every((text) => text.trim() === '')

  async function run(work: () => Promise<unknown>, said: string): Promise<void> {
    setBusy(true)
    setFault('')
    try {
      await work()
      showToast(said)
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.kind !== 'abort') setFault(failure.message)
    } finally {
      setBusy(false)
      await Promise.all([storeGroupsKey, storesKey].map((queryKey) => client.invalidateQueries({ queryKey })))
    }
  }

  function save() {
    if (isNameless) return setFault(t('desk.team.nameRequired'))
    const to = { name: entries.name, storeIdList: [...entries.storeIdList] }
    const work = group
      ? () =>
          call('/api/app/desk/store-group/update', {
            groupId: group.groupId,
            from: { name: group.name, storeIdList: group.storeIdList },
            to,
          })
      : () => call('/api/app/desk/store-group/create', to)
    void run(work, t('desk.storeGroups.saved'))
  }

  const remove = (groupId: string) =>
    void run(() => call('/api/app/desk/store-group/delete', { groupId }), t('desk.storeGroups.deleted'))

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
      {fault !== '' && !isNameless && (
        <p className="notice error" role="alert">
          <DeskIcon name="warning" size="s" />
          <span className="grow">{fault}</span>
        </p>
      )}
      <NameFields
        name={entries.name}
        fault={isNameless && fault !== '' ? fault : undefined}
        onChange={(name) => setEntries({ ...entries, name })}
      />
      <Members chosen={entries.storeIdList} onChange={(storeIdList) => setEntries({ ...entries, storeIdList })} />
    </Dialog>
  )
}
