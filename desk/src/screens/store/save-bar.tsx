import { useT } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import type { StoreDetail } from '../../data/stores.ts'
import { listed } from '../../state/lists.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { SaveFaults } from './save-faults.tsx'
import type { Saving } from './use-save-store.ts'
import type { StoreForm } from './use-store-form.ts'

const fieldPhrases: Readonly<Record<string, PhraseKey>> = {
  name: 'desk.storePage.name',
  address: 'desk.storePage.address',
  notice: 'desk.storePage.notice',
  phone: 'desk.storePage.phone',
  latitude: 'desk.storePage.latitude',
  longitude: 'desk.storePage.longitude',
  timeZone: 'desk.storePage.timeZone',
  image: 'desk.storePage.image',
  pickupMethodList: 'desk.storePage.pickup',
  sort: 'desk.storePage.sort',
  code: 'desk.storePage.code',
  paymentOffList: 'desk.storePage.payments',
  businessHourList: 'desk.storePage.hours',
}

/** What another person has changed meanwhile, and which of both stays. */
function Clash({ detail, saving }: { detail: StoreDetail; saving: Saving }) {
  const t = useT()
  const names = saving.clashing.map((field) => {
    const phrase = fieldPhrases[field]
    return phrase === undefined ? field : t(phrase)
  })
  return (
    <div className="notice warn between" role="alert">
      <DeskIcon name="warning" size="s" />
      <span className="grow">{t('desk.storePage.clash', { fields: listed([...new Set(names)]) })}</span>
      <button type="button" className="btn line s" onClick={() => saving.settle(detail, false)}>
        {t('desk.storePage.takeTheirs')}
      </button>
      <button type="button" className="btn line s" onClick={() => saving.settle(detail, true)}>
        {t('desk.storePage.keepOwn')}
      </button>
    </div>
  )
}

interface SaveBarProps {
  readonly form: StoreForm
  readonly saving: Saving
  readonly detail: StoreDetail
}

/** What is not saved yet, who will see it, and the way to save it. */
export function SaveBar({ form, saving, detail }: SaveBarProps) {
  const t = useT()
  const { isSaving, hasTried, refused, clashing } = saving
  if (!form.edit.isDirty) return null
  const faults = hasTried ? Object.values(form.faults) : []
  return (
    <section className="savebar" aria-label={t('desk.storePage.unsaved')}>
      {clashing.length > 0 && <Clash detail={detail} saving={saving} />}
      <SaveFaults refused={refused} faults={faults} />
      <div className="between">
        <span className="grow">
          <b>{t('desk.storePage.unsaved')}</b> <span className="ink2 hide-s">{t('desk.storePage.unsavedText')}</span>
        </span>
        <button type="button" className="btn line" disabled={isSaving} onClick={saving.discard}>
          {t('desk.publish.discard')}
        </button>
        <button
          type="button"
          className={isSaving ? 'btn primary loading' : 'btn primary'}
          aria-busy={isSaving}
          disabled={clashing.length > 0}
          onClick={() => void saving.save()}
        >
          {t('action.save')}
        </button>
      </div>
    </section>
  )
}
