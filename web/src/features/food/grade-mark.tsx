import '@tiffin/kit/ui/choices.css'
import type { FoodPart } from '@tiffin/core/food/choice'
import type { FoodBook } from '@tiffin/core/food/food-book'
import { type NutriGrade, nutriGradeOf, showsNutriGrade } from '@tiffin/core/food/nutri-grade'
import { useT } from '@tiffin/kit/client/words.ts'
import { useStore } from '../../data/store/store.ts'
import css from './food.module.css'

/** Whether drinks of the chosen store carry their grade. */
export function useIsGraded(): boolean {
  const { data: store } = useStore()
  return store !== undefined && showsNutriGrade(store.timeZone)
}

/** The grade of a drink as it is chosen; undefined where there is none to show, null when it is not known. */
export function useGrade(part: FoodPart, book: FoodBook | undefined): NutriGrade | null | undefined {
  const isGraded = useIsGraded()
  return isGraded && book !== undefined ? nutriGradeOf(part, book) : undefined
}

interface GradeMarkProps {
  readonly grade: NutriGrade
  /** The short form, where many things are listed. */
  readonly isShort?: boolean
}

/** The mark: its letter, and the sugar in the drink. */
export function GradeMark({ grade: { grade, sugarPercent }, isShort = false }: GradeMarkProps) {
  const t = useT()
  return (
    <span
      className={`tag ${css.grade}`}
      data-grade={grade}
      role="img"
      aria-label={t('food.grade', { grade, percent: sugarPercent })}
    >
      <bdi aria-hidden="true" dir="ltr">
        {isShort ? '' : 'NUTRI-GRADE '}
        <b>{grade}</b> <span className="num">{sugarPercent}%</span>
      </bdi>
    </span>
  )
}
