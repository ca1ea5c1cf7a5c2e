import { useT } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import type { Upload, useUploads } from './use-uploads.ts'

const stateWords: Readonly<Record<Exclude<Upload['state'], 'refused'>, PhraseKey>> = {
  waiting: 'desk.picture.waiting',
  sending: 'desk.picture.waiting',
  preparing: 'desk.picture.preparing',
  added: 'desk.picture.added',
}

function UploadLine({ upload: { name, state, share, fault } }: { upload: Upload }) {
  const t = useT()
  const percent = Math.round(share * 100)
  return (
    <li data-state={state}>
      <span className="one grow">
        <bdi>{name}</bdi>
      </span>
      {state === 'sending' ? (
        <>
          <progress max={100} value={percent} aria-label={name} />
          <span className="num" dir="ltr">
            {percent}%
          </span>
        </>
      ) : (
        <span className={state === 'refused' ? 'bad' : 'ink2'}>
          {state === 'refused' ? fault : t(stateWords[state])}
        </span>
      )}
    </li>
  )
}

/** Files that are on their way, each with how far it is or why it was not taken. */
export function UploadList({ uploads, isBusy, clear }: ReturnType<typeof useUploads>) {
  const t = useT()
  if (uploads.length === 0) return null
  return (
    <section className="uploads" aria-label={t('desk.picture.uploads')} aria-busy={isBusy}>
      <div className="between">
        <h2>{t('desk.picture.uploads')}</h2>
        {!isBusy && (
          <button type="button" className="btn quiet s" onClick={clear}>
            {t('desk.picture.clearUploads')}
          </button>
        )}
      </div>
      <ul aria-live="polite">
        {uploads.map((upload) => (
          <UploadLine key={upload.number} upload={upload} />
        ))}
      </ul>
    </section>
  )
}
