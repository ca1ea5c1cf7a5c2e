import { useT } from '@tiffin/kit/client/words.ts'
import { useSheetDownload } from '../../data/sheets.ts'

/** The menu to take along. */
export function DownloadCard() {
  const t = useT()
  const { isBusy, download } = useSheetDownload()
  return (
    <section className="sheetcard" aria-labelledby="sheet-download" aria-busy={isBusy}>
      <h2 id="sheet-download">{t('desk.sheet.download')}</h2>
      <p className="ink2">{t('desk.sheet.downloadText')}</p>
      <p className="ink2">{t('desk.sheet.rules')}</p>
      <p className="ink2">{t('desk.sheet.pictures')}</p>
      <div className="acts">
        <button type="button" className="btn soft" disabled={isBusy} onClick={() => void download('xlsx')}>
          {t('desk.sheet.workbook')}
        </button>
        <button type="button" className="btn line" disabled={isBusy} onClick={() => void download('csv')}>
          {t('desk.sheet.csv')}
        </button>
        <button type="button" className="btn quiet" disabled={isBusy} onClick={() => void download('xlsx', true)}>
          {t('desk.sheet.template')}
        </button>
      </div>
    </section>
  )
}
