import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import css from './order-help.module.css'
import type { HelpFile } from './use-help-files.ts'

interface HelpFilesProps {
  readonly files: readonly HelpFile[]
  readonly onAdd: () => void
  readonly onRemove: (id: string) => void
}

function Thumb({ of: file, number, onRemove }: { of: HelpFile; number: number; onRemove: () => void }) {
  const t = useT()
  const name = file.isVideo ? t('orderHelp.video') : t('orderHelp.picture', { number })
  return (
    <li className={css.thumb}>
      {file.isVideo ? <Icon name="play" /> : <img src={file.preview} alt={name} />}
      {file.url === undefined ? (
        <span className={css.percent} role="status">
          <span className="sr">{t('orderHelp.uploading', { percent: file.percent })}</span>
          <span className="num" aria-hidden="true">{`${file.percent}%`}</span>
        </span>
      ) : null}
      <button type="button" className={css.remove} aria-label={t('orderHelp.removeFile', { name })} onClick={onRemove}>
        <Icon name="close" size="xs" />
      </button>
    </li>
  )
}

/** What was chosen, and the way to choose more. */
export function HelpFiles({ files, onAdd, onRemove }: HelpFilesProps) {
  const t = useT()
  return (
    <div className={css.group}>
      <b>{t('orderHelp.files')}</b>
      <ul className={css.thumbs}>
        {files.map((file, index) => (
          <Thumb key={file.id} of={file} number={index + 1} onRemove={() => onRemove(file.id)} />
        ))}
        <li>
          <button type="button" className={css.add} aria-label={t('orderHelp.addFiles')} onClick={onAdd}>
            <Icon name="camera" />
          </button>
        </li>
      </ul>
      <p className="t12 ink2">{t('orderHelp.filesHint')}</p>
    </div>
  )
}
