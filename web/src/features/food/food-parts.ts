export { SheetFood, SheetWarning } from './sheet-food.tsx'
export { ValueSugar } from './value-sugar.tsx'
export { ItemFood, LineFood, RowFood, RowGrade } from './warned.tsx'
export { WarningLines } from './warning-lines.tsx'
