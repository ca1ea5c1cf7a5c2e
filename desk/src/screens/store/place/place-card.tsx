import { directionTo, movedBy, readPlace } from '@tiffin/core/store/pin'
import { useT } from '@tiffin/kit/client/words.ts'
import { type KeyboardEvent, useState } from 'react'
import type { StoreDetail } from '../../../data/stores.ts'
import { distanceText } from '../../../state/distance.ts'
import { DeskIcon } from '../../../ui/desk-icon.tsx'
import { TextField } from '../../../ui/field.tsx'
import { NumberField } from '../number-field.tsx'
import type { StoreForm } from '../use-store-form.ts'
import { Plot } from './plot.tsx'

/** Metres of one step, and of one with Shift. */
const stepMetres = 10
const longStepMetres = 100
const mostShown = 5

const steps = {
  ArrowUp: { wind: 'n', east: 0, north: 1 },
  ArrowDown: { wind: 's', east: 0, north: -1 },
  ArrowLeft: { wind: 'w', east: -1, north: 0 },
  ArrowRight: { wind: 'e', east: 1, north: 0 },
} as const

type Step = keyof typeof steps
const isStep = (key: string): key is Step => key in steps

/** Moves the pin: by its buttons, or by arrows while one of them has the focus; with Shift ten times as far. */
function Nudges({ onMove }: { onMove: (by: { east: number; north: number }) => void }) {
  const t = useT()
  const move = (key: Step, isLong: boolean) => {
    const metres = isLong ? longStepMetres : stepMetres
    onMove({ east: steps[key].east * metres, north: steps[key].north * metres })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isStep(event.key)) return
    event.preventDefault()
    move(event.key, event.shiftKey)
  }
  return (
    <div className="nudges" role="toolbar" aria-label={t('desk.storePage.nudge')} onKeyDown={onKeyDown}>
      {(Object.keys(steps) as Step[]).map((key) => (
        <button
          key={key}
          type="button"
          className="btn line sq s"
          data-step={key}
          aria-label={t('desk.storePage.nudgeTo', { metres: stepMetres, wind: t(`desk.wind.${steps[key].wind}`) })}
          onClick={(event) => move(key, event.shiftKey)}
        >
          <DeskIcon name="down" size="s" />
        </button>
      ))}
    </div>
  )
}

interface PlaceCardProps {
  readonly form: StoreForm
  readonly hasTried: boolean
  readonly neighbours: StoreDetail['neighbourList']
}

function Neighbours({ form: { values }, neighbours }: Omit<PlaceCardProps, 'hasTried'>) {
  const t = useT()
  return (
    <ol className="neighbours" aria-labelledby="store-place">
      {neighbours.slice(0, mostShown).map((store) => {
        const { wind, metres } = directionTo(values, store)
        const where = t('desk.storePage.away', { distance: distanceText(metres), wind: t(`desk.wind.${wind}`) })
        return (
          <li key={store.storeId}>
            <bdi>{store.storeName}</bdi> <span className="ink2">{where}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** Where the store is: typed, pasted from a map, moved by keys, and seen beside the brand's nearest stores. */
export function PlaceCard({ form, hasTried, neighbours }: PlaceCardProps) {
  const t = useT()
  const [pasted, setPasted] = useState('')
  const { values, set, locked, faults } = form
  const isLocked = locked !== undefined
  const put = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    set('latitude', latitude)
    set('longitude', longitude)
  }
  const isUnread = pasted.trim() !== '' && readPlace(pasted) === null
  return (
    <section className="card form2" aria-labelledby="store-place">
      <div className="cardhead">
        <h2 id="store-place">{t('desk.storePage.place')}</h2>
      </div>
      <TextField
        label={t('desk.storePage.paste')}
        hint={t('desk.storePage.pasteHint')}
        fault={isUnread ? t('desk.storePage.pasteWrong') : undefined}
        isLatin
        disabled={isLocked}
        value={pasted}
        onChange={({ target }) => {
          setPasted(target.value)
          const found = readPlace(target.value)
          if (found) put(found)
        }}
      />
      <div className="grid2">
        {(['latitude', 'longitude'] as const).map((name) => (
          <NumberField
            key={name}
            label={t(`desk.storePage.${name}`)}
            fault={hasTried && name === 'latitude' ? faults.latitude : undefined}
            wrong={t('desk.storePage.numberWrong')}
            value={values[name]}
            isRight={(value) => Math.abs(value) <= (name === 'latitude' ? 90 : 180)}
            isDisabled={isLocked}
            onChange={(value) => set(name, value)}
          />
        ))}
      </div>
      <div className="placeview">
        <div className="plotbox">
          <Plot pin={values} neighbours={neighbours.slice(0, mostShown)} />
          {!isLocked && <Nudges onMove={(by) => put(movedBy(values, by))} />}
        </div>
        <Neighbours form={form} neighbours={neighbours} />
      </div>
    </section>
  )
}
