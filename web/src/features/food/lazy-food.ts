import { withWords } from '../../state/language/words.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const load = withWords(() => import('./food-parts.ts'))

/** What is in the food comes after what there is to choose: nothing waits for it. */
export const RowFood = lazyPart(() => load().then((it) => it.RowFood))
export const RowGrade = lazyPart(() => load().then((it) => it.RowGrade))
export const SheetFood = lazyPart(() => load().then((it) => it.SheetFood))
export const SheetWarning = lazyPart(() => load().then((it) => it.SheetWarning))
export const LineFood = lazyPart(() => load().then((it) => it.LineFood))
export const ItemFood = lazyPart(() => load().then((it) => it.ItemFood))
export const ValueSugar = lazyPart(() => load().then((it) => it.ValueSugar))
export const WarningLines = lazyPart(() => load().then((it) => it.WarningLines))
