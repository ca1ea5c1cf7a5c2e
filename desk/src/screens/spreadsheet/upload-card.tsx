import { useT } from '@tiffin/kit/client/words.ts'
import { type DragEvent, useRef, useState } from 'react'
import { useRights } from '../../features/rights/use-rights.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'

interface UploadCardProps {
  /** Why the file before this one could not be read; empty for none. */
  readonly failure: string
  readonly onFile: (file: File) => void
}

function useDrop(take: (files: FileList | null) => void) {
  const [isOver, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return { 'data-over': isOver || undefined, onDragOver, onDragLeave: () => setOver(false), onDrop }
}

/** The place for a file that comes back, to be chosen or dropped. */
export function UploadCard({ failure, onFile }: UploadCardProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { reasonAgainst } = useRights()
  const reason = reasonAgainst('menu:edit')
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && reason === undefined) onFile(file)
  }
  const dropping = useDrop(take)
  return (
    <section className="sheetcard dropping" aria-labelledby="sheet-upload" {...dropping}>
      <h2 id="sheet-upload">{t('desk.sheet.upload')}</h2>
      <p className="ink2">{t('desk.sheet.seeFirst')}</p>
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
      <input
        ref={input}
        type="file"
        accept=".xlsx,.zip"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        data-testid="sheet-file"
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
    </section>
  )
}
