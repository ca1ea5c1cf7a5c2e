import { isSame, type Value } from '../draft/change.ts'
import { languages } from '../language/language.ts'
import { amount, reference, text, type Within, whole, yesNo } from './cell-types.ts'
import { type Editing, type Fields, readFields, writeField } from './fields.ts'
import { type Row, readRows } from './row-cells.ts'
import type { SheetItem, SheetTable } from './sheet-table.ts'
import { actionTitle, type Column } from './sheets.ts'

/** The choices of sets: a row for each size that can be chosen; what is the group's stands in its first row. */
export const setSheet = { name: 'sets', kind: 'package' } as const

const [productType, skuType] = [reference('product'), reference('sku')]
const groupColumns: readonly Column[] = [
  ...languages.map((language) => ({ title: `name.${language}`, field: 'name', type: text, language })),
  { title: 'fixed', field: 'isFixed', type: yesNo },
  { title: 'least', field: 'minNum', type: whole },
  { title: 'most', field: 'maxNum', type: whole },
]
const itemColumns: readonly Column[] = [
  { title: 'extraPrice', field: 'increasePrice', type: amount },
  { title: 'mostOfSize', field: 'maxNum', type: whole },
  { title: 'default', field: 'isDefault', type: yesNo },
]
const titles = [
  'product',
  'group',
  ...groupColumns.map(({ title }) => title),
  'size',
  ...itemColumns.map(({ title }) => title),
]

const listOf = (value: Value | undefined): readonly Fields[] => (Array.isArray(value) ? value : []) as readonly Fields[] // as: lists of sets hold records
const idIn = (fields: Fields, name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')

/** The rows of sets, with their titles. */
export function writeSets(items: readonly SheetItem[], within: Within): string[][] {
  const rows = items.flatMap(({ itemId, fields }) =>
    listOf(fields.groupList).flatMap((group) =>
      listOf(group.itemList).map((item, place) => [
        productType.write(itemId, within),
        idIn(group, 'productGroupId'),
        ...groupColumns.map((column) => (place === 0 ? writeField(group, column, within) : '')),
        skuType.write(idIn(item, 'skuId'), within),
        ...itemColumns.map((column) => writeField(item, column, within)),
        '',
      ]),
    ),
  )
  return [[...titles, actionTitle], ...rows]
}

interface Group {
  fields: Fields
  readonly items: Map<string, Fields>
}

/** A set while its rows are read: its groups in their order, and what it was. */
interface OpenSet {
  readonly before: SheetItem | undefined
  readonly firstRow: number
  readonly groups: Map<string, Group>
}

function openSet(before: SheetItem | undefined, firstRow: number): OpenSet {
  const groups = listOf(before?.fields.groupList).map((group): [string, Group] => {
    const items = listOf(group.itemList).map((item): [string, Fields] => [idIn(item, 'skuId'), item])
    return [idIn(group, 'productGroupId'), { fields: group, items: new Map(items) }]
  })
  return { before, firstRow, groups: new Map(groups) }
}

/** The thing that a cell names; undefined for none, which is a fault unless the cell may be empty. */
function readName(row: Row, title: 'product' | 'size', editing: Editing): string | undefined {
  const cell = row.cell(title) ?? ''
  if (cell === '' && title === 'size') return undefined
  const { read } = title === 'size' ? skuType : productType
  const named = cell === '' ? { ok: false as const, refusal: 'nameless' as const } : read(cell, editing.within)
  if (named.ok) return String(named.value)
  editing.reading.noteOf(setSheet.name)({ row: row.number, column: title, fault: named.refusal, text: cell })
  return undefined
}

const isNamed = (row: Row, title: 'size'): boolean => (row.cell(title) ?? '') !== ''

function archive(
  set: OpenSet,
  { row, groupId, skuId }: { row: Row; groupId: string; skuId: string | undefined },
  editing: Editing,
) {
  const isGone = skuId === undefined ? set.groups.delete(groupId) : set.groups.get(groupId)?.items.delete(skuId)
  const place = { row: row.number, column: skuId === undefined ? 'group' : 'size' }
  if (!isGone) editing.reading.noteOf(setSheet.name)({ ...place, fault: 'unknownItem', text: skuId ?? groupId })
  else editing.reading.cells.push({ sheet: setSheet.name, ...place, from: skuId ?? groupId, to: '' })
}

/** Puts one row into its set. */
function readRow(set: OpenSet, row: Row, editing: Editing): void {
  const groupId = row.cell('group')?.trim() ?? ''
  const skuId = readName(row, 'size', editing)
  if (skuId === undefined && isNamed(row, 'size')) return
  if (groupId === '') {
    editing.reading.noteOf(setSheet.name)({ row: row.number, column: 'group', fault: 'nameless', text: '' })
    return
  }
  if (row.action === 'archive') {
    archive(set, { row, groupId, skuId }, editing)
    return
  }
  const group = set.groups.get(groupId) ?? { fields: { productGroupId: groupId }, items: new Map<string, Fields>() }
  set.groups.set(groupId, group)
  const place = { sheet: setSheet.name, row }
  group.fields = readFields(group.fields, { ...place, columns: groupColumns }, editing)
  if (skuId !== undefined)
    group.items.set(skuId, readFields(group.items.get(skuId) ?? { skuId }, { ...place, columns: itemColumns }, editing))
}

/** Reads the sheet of sets: what its rows do not name stays [sheet-2]. */
export function readSets(table: SheetTable, editing: Editing): void {
  const { reading, find } = editing
  const note = reading.noteOf(setSheet.name)
  const { rows, hasTitle } = readRows(table, titles, note)
  const missing = ['product', 'group'].find((title) => !hasTitle(title))
  if (missing !== undefined) {
    note({ row: 1, column: missing, fault: 'noKey', text: '' })
    return
  }
  const sets = new Map<string, OpenSet>()
  for (const row of rows) {
    const productId = readName(row, 'product', editing)
    if (productId === undefined) continue
    const set = sets.get(productId) ?? openSet(find(setSheet.kind, productId), row.number)
    sets.set(productId, set)
    readRow(set, row, editing)
  }
  for (const [itemId, { before, firstRow, groups }] of sets) {
    const to = [...groups.values()].map(({ fields, items }) => ({ ...fields, itemList: [...items.values()] }))
    const from = before?.fields.groupList ?? null
    const item = { kind: setSheet.kind, itemId }
    if (isSame(from, to)) reading.add(setSheet.name, firstRow, { ...item, op: 'update', fields: {} })
    else if (to.length === 0 && before) reading.add(setSheet.name, firstRow, { ...item, op: 'archive', fields: {} })
    else
      reading.add(setSheet.name, firstRow, {
        ...item,
        op: before ? 'update' : 'create',
        fields: { groupList: { from, to } },
      })
  }
}
