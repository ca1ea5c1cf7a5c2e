import { useNavigate } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useSheetFile } from '../../data/sheets.ts'
import { DraftMenu } from '../../features/draft/draft-menu.tsx'
import { MenuTabs } from '../../features/menu/menu-tabs.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { useConnection } from '../../state/connection.ts'
import { showToast } from '../../state/toast.ts'
import { StateBox } from '../../ui/state-box.tsx'
import { DownloadCard } from './download-card.tsx'
import { countChanges, Outcome } from './outcome.tsx'
import { UploadCard } from './upload-card.tsx'

function useApply(sheet: ReturnType<typeof useSheetFile>) {
  const t = useT()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const count = sheet.outcome ? countChanges(sheet.outcome) : 0
  async function apply() {
    setBusy(true)
    const isApplied = await sheet.apply().finally(() => setBusy(false))
    if (!isApplied) return
    showToast(t('desk.sheet.applied', { count }))
    await navigate({ to: '/$corp/publish', params: { corp: corpOfAddress() } })
  }
  return { isBusy, count, apply }
}

function ApplyButton({ sheet }: { sheet: ReturnType<typeof useSheetFile> }) {
  const t = useT()
  const { reasonAgainst } = useRights()
  const { isBusy, count, apply } = useApply(sheet)
  const isLost = useConnection((state) => state.isLost)
  const reason = reasonAgainst('menu:edit')
  if (!sheet.outcome || sheet.outcome.faultCount > 0 || count === 0) return null
  return (
    <button
      type="button"
      className={isBusy ? 'btn primary loading' : 'btn primary'}
      aria-busy={isBusy}
      disabled={reason !== undefined || isLost || isBusy}
      title={reason}
      onClick={() => void apply()}
    >
      {t('desk.sheet.apply', { count })}
    </button>
  )
}

function Spreadsheet() {
  const t = useT()
  const sheet = useSheetFile()
  const { file, outcome, failure } = sheet
  return (
    <>
      <Head title={t('desk.sheet.title')} meta={file?.name}>
        <DraftMenu />
        {file && (
          <button type="button" className="btn quiet" onClick={sheet.forget}>
            {t('desk.sheet.another')}
          </button>
        )}
        <ApplyButton sheet={sheet} />
      </Head>
      <section
        className="sheet2 products"
        aria-label={t('desk.sheet.title')}
        aria-busy={file && !outcome && failure === ''}
      >
        <MenuTabs />
        {outcome ? (
          <Outcome outcome={outcome} fileName={file?.name ?? ''} />
        ) : file && failure === '' ? (
          <StateBox icon="document" title={t('desk.sheet.reading', { name: file.name })} />
        ) : (
          <div className="sheetcards">
            <UploadCard failure={failure} onFile={(chosen) => void sheet.tryOut(chosen)} />
            <DownloadCard />
          </div>
        )}
        {outcome && failure !== '' && (
          <p className="hint bad" role="alert">
            {failure}
          </p>
        )}
      </section>
    </>
  )
}

/** The menu as a file: to take along, to change, and to bring back. */
export function SpreadsheetScreen() {
  const t = useT()
  const { may } = useRights()
  return may('menu:read') ? <Spreadsheet /> : <NotAllowed title={t('desk.sheet.title')} needs="menu:read" />
}
