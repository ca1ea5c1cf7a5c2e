import type { Selection } from '@tiffin/core/cart/selection'
import type { Product } from '@tiffin/core/catalog/product'
import { choiceOf, firstChoice } from '@tiffin/core/food/choice'
import { allergensOf, type FoodFacts, factsOf } from '@tiffin/core/food/facts-of'
import { type FoodBook, hasFood } from '@tiffin/core/food/food-book'
import { allergenNames } from '@tiffin/kit/client/allergen-names.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useFood } from '../../data/catalog/food.ts'
import { amountText } from './amount-text.ts'
import css from './food.module.css'
import { GradeMark, useGrade } from './grade-mark.tsx'
import { Warned } from './warned.tsx'

const figures = [
  { name: 'energy', label: 'food.energy', unit: 'food.kcal', decimals: 0 },
  { name: 'sugar', label: 'food.sugar', unit: 'food.grams', decimals: 1 },
  { name: 'saturatedFat', label: 'food.saturatedFat', unit: 'food.grams', decimals: 1 },
  { name: 'caffeine', label: 'food.caffeine', unit: 'food.milligrams', decimals: 0 },
] as const

const isUnknown = (facts: FoodFacts) => figures.every(({ name }) => facts[name] === null)

function Figures({ facts }: { readonly facts: FoodFacts }) {
  const t = useT()
  return (
    <>
      <p className="t12 ink2">{t('food.perOne')}</p>
      <dl className={css.figures}>
        {figures.map(({ name, label, unit, decimals }) => {
          const amount = facts[name]
          return (
            <div key={name}>
              <dt className="t12 ink2">{t(label)}</dt>
              <dd className={amount === null ? 'ink2' : 'm num'}>
                {amount === null ? t('food.unknown') : t(unit, { amount: amountText(amount, decimals) })}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

interface ChoiceProps {
  readonly product: Product
  readonly selection: Selection
}

/** What it contains, for everybody; what is not known completely is said. */
function AllergenText({ product, selection, book }: ChoiceProps & { readonly book: FoodBook }) {
  const t = useT()
  const { containsList, mayContainList, isComplete } = allergensOf(choiceOf(product, selection), book)
  const isNone = isComplete && containsList.length + mayContainList.length === 0
  return (
    <div className={css.allergens}>
      {containsList.length > 0 ? <p>{t('food.contains', { list: allergenNames(containsList) })}</p> : null}
      {mayContainList.length > 0 ? (
        <p className="ink2">{t('food.mayContain', { list: allergenNames(mayContainList) })}</p>
      ) : null}
      {isNone ? <p>{t('food.noAllergens')}</p> : null}
      {isComplete ? null : <p className="ink2">{t('food.incomplete')}</p>}
    </div>
  )
}

/** What the customer avoids of what is chosen: above everything that there is to choose. */
export function SheetWarning({ product, selection }: ChoiceProps) {
  const book = useFood()
  return (
    <div className={css.warned} aria-live="polite">
      {book === undefined ? null : (
        <Warned book={book} factsIn={(known) => allergensOf(choiceOf(product, selection), known)} />
      )}
    </div>
  )
}

/** The food facts of what is chosen, which follow every choice; nothing for a brand that says nothing. */
export function SheetFood({ product, selection }: ChoiceProps) {
  const t = useT()
  const book = useFood()
  const choice = choiceOf(product, selection)
  const grade = useGrade(choice, book)
  if (book === undefined || !hasFood(book)) return null
  const facts = factsOf(choice, book)
  // no recipe, or a set without choices: the text about allergens says that not all is known
  const hasNoFigures = isUnknown(facts) && isUnknown(factsOf(firstChoice(product), book))
  return (
    <section className={css.food} aria-label={t('food.title')}>
      <div className="between">
        <h3 className="t16 b">{t('food.title')}</h3>
        {grade === null ? <span className="tag mute">{t('food.gradeUnknown')}</span> : null}
        {grade === null || grade === undefined ? null : <GradeMark grade={grade} />}
      </div>
      {hasNoFigures ? null : <Figures facts={facts} />}
      <AllergenText {...{ product, selection, book }} />
    </section>
  )
}
