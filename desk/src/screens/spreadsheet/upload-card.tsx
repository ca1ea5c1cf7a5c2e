import { useT } from '@tiffin/kit/client/words.ts'
import { useRef } from 'react'
import { useRights } from '../../features/rights/use-rights.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'

interface UploadCardProps {
  /** Why the file before this one could not be read; empty for none. */
  readonly failure: string
  readonly onFile: (file: File) => void
}

/** The place for a file that comes back, to be chosen or dropped. */
export function UploadCard({ failure, onFile }: UploadCardProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { reasonAgainst } = useRights()
  const reason = reasonAgainst('menu:edit')
  const take = ([file]: readonly File[]) => {
    if (file) onFile(file)
  }
  const { isOver, handlers } = useFileDrop(take, reason === undefined)
  return (
    <section
      className="sheetcard dropping"
      aria-labelledby="sheet-upload"
      data-over={isOver || undefined}
      {...handlers}
    >
      <h2 id="sheet-upload">{t('desk.sheet.upload')}</h2>
      <p className="ink2">{t('desk.sheet.seeFirst')}</p>
      <p className="ink2">{t('desk.sheet.sizes')}</p>
      <p className="ink2">{t('desk.sheet.headings')}</p>
      <p className="ink2">{t('desk.sheet.newRows')}</p>
      {failure !== '' && (
        <p className="hint bad" role="alert">
          {failure}
        </p>
      )}
      <div className="acts">
        <button
          type="button"
          className="btn primary"
          disabled={reason !== undefined}
          title={reason}
          onClick={() => input.current?.click()}
        >
          <DeskIcon name="document" size="s" />
          {t('desk.sheet.choose')}
        </button>
        <span className="ink2">{t('desk.sheet.drop')}</span>
      </div>
      <FileInput ref={input} accept=".xlsx,.zip" testId="sheet-file" onFiles={take} />
    </section>
  )
}
