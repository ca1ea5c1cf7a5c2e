import type { Position } from '@tiffin/core/store/distance'
import { offsetOf } from '@tiffin/core/store/pin'
import { useT } from '@tiffin/kit/client/words.ts'
import type { StoreDetail } from '../../../data/stores.ts'

type Neighbours = StoreDetail['neighbourList']

const half = 120
/** What lies nearer than this fills the plot all the same. */
const leastMetres = 200

interface PlotProps {
  readonly pin: Position
  readonly neighbours: Neighbours
}

/** Where the nearest stores of the brand lie around the pin; north is up in every language. */
export function Plot({ pin, neighbours }: PlotProps) {
  const t = useT()
  const places = neighbours.map((store) => ({ store, ...offsetOf(pin, store) }))
  const reach = Math.max(leastMetres, ...places.map(({ east, north }) => Math.hypot(east, north)))
  const scale = (half - 20) / reach
  return (
    <svg
      className="plot"
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      role="img"
      aria-label={t('desk.storePage.plot')}
    >
      <circle r={half - 20} className="ring" />
      <circle r={(half - 20) / 2} className="ring" />
      <path d={`M0 ${-half + 6}V${half - 6}M${-half + 6} 0H${half - 6}`} className="ring" />
      {places.map(({ store, east, north }, index) => (
        <g key={store.storeId} transform={`translate(${(east * scale).toFixed(1)} ${(-north * scale).toFixed(1)})`}>
          <circle r="7" className="other" />
          <text y="3" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
      <circle r="6" className="own" />
    </svg>
  )
}
