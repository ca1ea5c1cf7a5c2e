import { useT } from '@tiffin/kit/client/words.ts'
import { useCategories } from '../../data/menu.ts'

interface StationChoicesProps {
  readonly label: string
  /** None: all. */
  readonly chosen: readonly string[]
  readonly onChoose: (categories: readonly string[]) => void
}

/** The categories of a station, of which any number is chosen. */
export function StationChoices({ label, chosen, onChoose }: StationChoicesProps) {
  const t = useT()
  const { data: tree = [] } = useCategories()
  const categories = tree.flatMap((category) => [category, ...(category.children ?? [])])
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset className="station-list" aria-label={label}>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChoose([])}>
        {t('counter.station.all')}
      </button>
      {categories.map(({ id, categoryName: name }) => (
        <button key={id} type="button" aria-pressed={chosen.includes(id)} onClick={() => toggle(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
