import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Qr } from '@tiffin/kit/ui/qr.tsx'
import { useState } from 'react'
import type { DraftSummary } from '../../data/drafts.ts'
import { previewAddress, usePreview } from '../../data/previews.ts'
import { type StoreRow, useStoreNames } from '../../data/stores.ts'
import { clockOf } from '../../state/dates.ts'
import { editedLanguage } from '../../state/edited-language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { CopyButton } from '../copy/copy-button.tsx'
import { Failed } from '../load/failed.tsx'
import { PreviewFields } from './preview-fields.tsx'
import { type Choices, chosenInstant, nowAt } from './wish.ts'

interface PreviewDialogProps {
  readonly draft: DraftSummary
  readonly onClose: () => void
}

/** The way to a phone: the code to scan, how long it works, and the address. */
function OnPhone({ address, expiresAt }: { address: string; expiresAt: number }) {
  const t = useT()
  return (
    <div className="preview-scan">
      <Qr className="qr" content={address} label={t('desk.preview.scan')} />
      <div className="stack">
        <b>{t('desk.preview.scan')}</b>
        <p className="hint">{t('desk.preview.until', { time: clockOf(expiresAt) })}</p>
        <div className="row">
          <a className="btn line s" href={address} target="_blank" rel="noopener">
            {t('desk.preview.newTab')}
          </a>
          <CopyButton text={address} />
        </div>
      </div>
    </div>
  )
}

/** Why there is nothing to see. */
function Refused({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const t = useT()
  if (isRefusal(failure, 'publishFault'))
    return (
      <div className="notice warn" role="alert">
        <p>
          <b>{t('desk.preview.faults')}</b> {t('desk.preview.faultsText')}
        </p>
      </div>
    )
  if (failure instanceof CallFailure && failure.kind === 'refusal')
    return (
      <p className="notice error" role="alert">
        {failure.message}
      </p>
    )
  return <Failed failure={failure} onRetry={onRetry} />
}

function Preview({ draft, stores }: { draft: DraftSummary; stores: readonly [StoreRow, ...StoreRow[]] }) {
  const t = useT()
  const isPhone = useNarrow() // which shows the app in a tab of its own, in its real size
  const [first] = stores
  const [choices, setChoices] = useState<Choices>(() => ({
    ...{
      storeId: first.storeId,
      ...nowAt(first.timeZone),
      isMember: false,
      language: editedLanguage() ?? currentLanguage(),
    },
  }))
  const store = stores.find(({ storeId }) => storeId === choices.storeId) ?? first
  const { isMember, language } = choices
  const instant = chosenInstant(choices, store.timeZone)
  const { draftId, version } = draft
  const wish = instant === undefined ? undefined : { draftId, storeId: store.storeId, at: instant, isMember, language }
  const { data, error, refetch } = usePreview(wish, version)
  const address = data && previewAddress(data.token)
  return (
    <div className="previewing">
      <div className="stack">
        <PreviewFields {...{ stores, store, choices }} onChange={setChoices} />
        {error === null ? null : <Refused failure={error} onRetry={() => void refetch()} />}
        {data && address && <OnPhone address={address} expiresAt={data.expiresAt} />}
      </div>
      {isPhone ? null : (
        <div className="preview-phone">
          {address === undefined ? (
            error === null && <SkeletonRows label={t('desk.preview.showing')} />
          ) : (
            <iframe key={address} src={address} title={t('desk.preview.frame')} />
          )}
        </div>
      )}
    </div>
  )
}

/** The app itself as customers would see it with a draft: at a store, at a time, as a member or not; here and on a phone [draft-10]. */
export function PreviewDialog({ draft, onClose }: PreviewDialogProps) {
  const t = useT()
  const { data, error, refetch } = useStoreNames()
  const [first, ...others] = data?.list ?? []
  return (
    <Dialog
      title={t('desk.preview.title', { name: draft.name })}
      intro={t('desk.preview.text')}
      closeLabel={t('action.close')}
      onClose={onClose}
      isPage
      isWide
    >
      {first !== undefined && <Preview draft={draft} stores={[first, ...others]} />}
      {data !== undefined && first === undefined && <p className="notice warn">{t('desk.preview.noStore')}</p>}
      {data === undefined && error === null && <SkeletonRows label={t('desk.loading')} />}
      {data === undefined && error !== null && <Failed failure={error} onRetry={() => void refetch()} />}
    </Dialog>
  )
}
