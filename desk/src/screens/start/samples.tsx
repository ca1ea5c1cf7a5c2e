import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { putSample, type Start } from '../../data/start.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Tile } from '../../ui/tile.tsx'

interface SamplesProps {
  readonly start: Start
  readonly onDone: () => void
}

/** Menus to begin with instead of typing one. */
export function Samples({ start: { sampleList }, onDone }: SamplesProps) {
  const t = useT()
  const [busy, setBusy] = useState('')
  const [fault, setFault] = useState('')
  async function put(sample: Start['sampleList'][number]['sample']) {
    setBusy(sample)
    setFault('')
    try {
      await putSample(sample)
      onDone()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.kind !== 'abort') setFault(failure.message)
    } finally {
      setBusy('')
    }
  }
  if (sampleList.length === 0) return null
  return (
    <section className="samples" aria-labelledby="samples">
      <h3 id="samples">{t('desk.start.sample.title')}</h3>
      <p className="ink2">{t('desk.start.sample.text')}</p>
      <ul>
        {sampleList.map(({ sample, name, text, productCount, imageList }) => (
          <li key={sample}>
            <span className="tiles" aria-hidden="true">
              {imageList.map((image) => (
                <Tile key={image} image={image} />
              ))}
            </span>
            <b>{name}</b>
            <span className="ink2 t12">
              {text} · {t('desk.menu.countProducts', { count: productCount })}
            </span>
            <button
              type="button"
              className={busy === sample ? 'btn line loading' : 'btn line'}
              aria-busy={busy === sample}
              aria-label={`${name}: ${t('desk.start.sample.put')}`}
              disabled={busy !== ''}
              onClick={() => void put(sample)}
            >
              {t('desk.start.sample.put')}
            </button>
          </li>
        ))}
      </ul>
      {fault !== '' && (
        <p className="notice error" role="alert">
          <DeskIcon name="warning" size="s" />
          {fault}
        </p>
      )}
    </section>
  )
}
