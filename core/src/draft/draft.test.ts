import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Change, type FieldChange, type FindItem, type Item, isSame, itemKey, type Value } from './change.ts'
import { findConflicts } from './find-conflicts.ts'
import { joinChanges, joinTwo } from './join-changes.ts'
import { afterChange, layOver } from './lay-over.ts'
import { mergeEdit, settleWhole } from './merge-edit.ts'
import { undo } from './undo.ts'

const update = (fields: Record<string, [Value, Value]>, itemId = 'tea'): Change => ({
  ...{ kind: 'product', itemId, op: 'update' },
  fields: Object.fromEntries(Object.entries(fields).map(([name, [from, to]]) => [name, { from, to }])),
})
const tea: Item = { name: 'Tea', price: 500 }
const shelf =
  (items: Record<string, Item>): FindItem =>
  (_kind, itemId) =>
    items[itemId]

describe('joined changes', () => {
  it('go from what was before both to what is after both', () => {
    expect(
      joinChanges([update({ price: [500, 520] }), update({ price: [520, 540], name: ['Tea', 'Oolong'] })]),
    ).toEqual([update({ price: [500, 540], name: ['Tea', 'Oolong'] })])
  })

  it('are none where a field ends where it began', () => {
    expect(joinChanges([update({ price: [500, 520] }), update({ price: [520, 500] })])).toEqual([])
    expect(joinChanges([update({ price: [null, 520] }), update({ price: [520, null] })])).toEqual([])
  })

  it('are none for an item that is created and archived', () => {
    const made: Change = { ...update({ price: [null, 500] }), op: 'create' }
    expect(joinChanges([made, { ...update({}), op: 'archive' }])).toEqual([])
    expect(joinChanges([made, update({ price: [500, 520] })])).toEqual([
      { ...made, fields: { price: { from: null, to: 520 } } },
    ])
  })

  it('keep each item apart, in the order of their first change', () => {
    const [first, second] = [update({ price: [1, 2] }, 'b'), update({ price: [1, 2] }, 'a')]
    expect(joinChanges([first, second, update({ price: [2, 3] }, 'b')]).map(({ itemId }) => itemId)).toEqual(['b', 'a'])
  })
})

describe('values', () => {
  it('are the same whatever the order of their names, and null is the same as absent', () => {
    expect(isSame({ a: 1, b: [1, { c: 2, d: null }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true)
    expect(isSame(null, undefined)).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
    expect(isSame(0, null)).toBe(false)
    expect(isSame('1', 1)).toBe(false)
    expect(isSame([null], [])).toBe(false)
  })
})

describe('[DK-01] conflicts', () => {
  const now = (fields: Record<string, Value>) => shelf({ tea: { ...tea, ...fields } })

  it('[draft-4] of a text are languages that both wrote; others are kept as they were written since', () => {
    const before = { 'en-US': 'Tea', 'ar-IQ': 'شاي' }
    const green = update({ name: [before, { ...before, 'en-US': 'Green tea' }] })
    const live = now({ name: { 'en-US': 'Tea', 'ar-IQ': 'شاي أسود', 'th-TH': 'ชา' } })
    expect(findConflicts([green], live)).toEqual([])
    expect(layOver(live, [green])('product', 'tea')?.name).toEqual({
      ...{ 'en-US': 'Green tea', 'ar-IQ': 'شاي أسود', 'th-TH': 'ชา' },
    })
    const both = now({ name: { ...before, 'en-US': 'Black tea' } })
    expect(findConflicts([green], both)).toMatchObject([{ field: 'name', now: { 'en-US': 'Black tea' } }])
  })

  it('name both sides and what there is now', () => {
    expect(findConflicts([update({ price: [500, 540], name: ['Tea', 'Oolong'] })], now({ price: 520 }))).toEqual([
      { kind: 'product', itemId: 'tea', field: 'price', from: 500, to: 540, now: 520 },
    ])
  })

  it('are none where a field already is what the change makes it', () => {
    expect(findConflicts([update({ price: [500, 540] })], now({ price: 540 }))).toEqual([])
  })

  it('are an item that is there already, or is gone', () => {
    const made: Change = { ...update({ price: [null, 500] }), op: 'create' }
    expect(findConflicts([made], now({}))).toMatchObject([{ field: '', now: true }])
    expect(findConflicts([made], shelf({}))).toEqual([])
    expect(findConflicts([update({ price: [500, 540] })], shelf({}))).toMatchObject([{ field: '', now: null }])
    expect(findConflicts([{ ...update({}), op: 'archive' }], shelf({}))).toEqual([])
    expect(findConflicts([{ ...update({ price: [1, null] }), op: 'archive' }], now({}))).toEqual([])
  })
})

describe('two editors of one draft', () => {
  it('are merged by field', () => {
    const merged = mergeEdit(update({ price: [500, 520] }), update({ name: ['Tea', 'Oolong'] }))
    expect(merged).toEqual({ ok: true, change: update({ price: [500, 520], name: ['Tea', 'Oolong'] }) })
  })

  it('are asked about a field that both changed, and not where both made it the same', () => {
    expect(mergeEdit(update({ price: [500, 520] }), update({ price: [500, 540] }))).toEqual({
      ok: false,
      clashes: [{ field: 'price', from: 500, theirs: 520, own: 540 }],
    })
    expect(mergeEdit(update({ price: [500, 520] }), update({ price: [500, 520] }))).toEqual({
      ok: true,
      change: update({ price: [500, 520] }),
    })
  })

  it('who saw the other’s value may change it', () => {
    expect(mergeEdit(update({ price: [500, 520] }), update({ price: [520, 540] }))).toEqual({
      ok: true,
      change: update({ price: [500, 540] }),
    })
    expect(mergeEdit(update({ price: [500, 520] }), update({ price: [520, 500] }))).toEqual({
      ok: true,
      change: undefined,
    })
  })

  it('[draft-3] what the draft archives is edited from what it was, which is what is shown of it', () => {
    const archived: Change = { ...update({ price: [500, 520] }), op: 'archive' }
    const back: Change = { ...update({ price: [500, 540] }), op: 'create' }
    expect(mergeEdit(archived, back)).toEqual({ ok: true, change: update({ price: [500, 540] }) })
    const stale: Change = { ...update({ price: [510, 540] }), op: 'create' }
    expect(mergeEdit(archived, stale)).toMatchObject({ ok: false })
  })

  it('[draft-3] are asked when one archives what the other edits, whoever is first, with both sides', () => {
    const archive = (fields: Record<string, [Value, Value]> = {}): Change => ({ ...update(fields), op: 'archive' })
    const edit = update({ price: [500, 540] })
    const late = mergeEdit(archive(), edit)
    expect(late).toEqual({
      ok: false,
      clashes: [{ field: '', from: { price: 500 }, theirs: null, own: { price: 540 } }],
    })
    const early = mergeEdit(edit, archive())
    expect(early).toEqual({
      ok: false,
      clashes: [{ field: '', from: { price: 500 }, theirs: { price: 540 }, own: null }],
    })
    expect(mergeEdit(edit, archive({ price: [520, 520] }))).toMatchObject({ ok: false })
    for (const [drafted, own, merged, answer] of [
      [archive(), edit, late, edit],
      [edit, archive(), early, archive({ price: [500, 540] })],
    ] as const) {
      const [clash] = merged.ok ? [] : merged.clashes
      if (!clash) throw new Error('no clash')
      expect(settleWhole(own, clash, false)).toBeUndefined()
      expect(mergeEdit(drafted, settleWhole(own, clash, true) ?? own)).toEqual({ ok: true, change: answer })
    }
  })

  it('[draft-3] who saw what the other did archives it, or brings it back, without a question', () => {
    const seen: Change = { ...update({ price: [540, 540] }), op: 'archive' }
    const archived: Change = { ...update({ price: [500, 540] }), op: 'archive' }
    expect(mergeEdit(update({ price: [500, 540] }), seen)).toEqual({ ok: true, change: archived })
    expect(mergeEdit(undefined, seen)).toEqual({ ok: true, change: { ...update({}), op: 'archive' } })
    expect(mergeEdit({ ...update({}), op: 'archive' }, seen)).toMatchObject({ ok: true })
    const made: Change = { ...update({ price: [null, 540] }), op: 'create' }
    expect(mergeEdit(made, { ...update({}), op: 'archive' })).toEqual({ ok: true, change: undefined })
    const back: Change = { ...update({ price: [500, 560] }), op: 'create' }
    expect(mergeEdit({ ...update({}), op: 'archive' }, back)).toEqual({
      ok: true,
      change: update({ price: [500, 560] }),
    })
  })

  it('a first edit that changes nothing is none', () => {
    expect(mergeEdit(undefined, update({ price: [500, 500] }))).toEqual({ ok: true, change: undefined })
    const made: Change = { ...update({}), op: 'create' }
    expect(mergeEdit(undefined, made)).toEqual({ ok: true, change: made })
  })
})

describe('[DK-01] undoing', () => {
  it('leaves alone what was changed since, and lists it', () => {
    const released = [update({ price: [500, 540], name: ['Tea', 'Oolong'] })]
    expect(undo(released, shelf({ tea: { name: 'Oolong', price: 560 } }))).toEqual({
      changes: [update({ name: ['Oolong', 'Tea'] })],
      kept: [{ kind: 'product', itemId: 'tea', field: 'price', from: 540, to: 500, now: 560 }],
    })
  })

  it('archives what was created and brings back what was archived', () => {
    const made: Change = { ...update({ price: [null, 500] }), op: 'create' }
    const gone: Change = { ...update({ price: [700, null] }, 'cake'), op: 'archive' }
    expect(undo([made, gone], shelf({ tea })).changes).toEqual([
      { ...update({ price: [null, 700] }, 'cake'), op: 'create' },
      { ...update({ price: [500, null] }), op: 'archive' },
    ])
  })

  it('lists what is gone already, or there again', () => {
    const made: Change = { ...update({ price: [null, 500] }), op: 'create' }
    expect(undo([made], shelf({}))).toMatchObject({ changes: [], kept: [{ field: '', now: null }] })
    const gone: Change = { ...update({}), op: 'archive' }
    expect(undo([gone], shelf({ tea }))).toMatchObject({ changes: [], kept: [{ field: '', now: true }] })
    expect(undo([update({ price: [1, 2] })], shelf({}))).toMatchObject({ changes: [], kept: [{ now: null }] })
  })
})

const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(null), fc.constantFrom('a', 'b'))
const names = ['name', 'price', 'sort'] as const
const ids = ['tea', 'cake'] as const
const item = fc.option(fc.record({ name: value, price: value, sort: value }), { nil: undefined })
const state = fc.record({ tea: item, cake: item })
type State = Record<(typeof ids)[number], Item>

/** Changes that lead from one state to the other. */
const between = (before: State, after: State): Change[] =>
  ids.flatMap((itemId): Change[] => {
    const [from, to] = [before[itemId], after[itemId]]
    if (!from && !to) return []
    const pairs = names.map((name): [string, FieldChange] => [
      name,
      { from: from?.[name] ?? null, to: to?.[name] ?? null },
    ])
    const moved = pairs.filter(([, change]) => !isSame(change.from, change.to))
    const op = !from ? 'create' : to ? 'update' : 'archive'
    if (op === 'update' && moved.length === 0) return []
    return [{ kind: 'product', itemId, op, fields: Object.fromEntries(op === 'update' ? moved : pairs) }]
  })
const apply = (before: State, changes: readonly Change[]): State => {
  const find = layOver(shelf(before), changes)
  return { tea: find('product', 'tea'), cake: find('product', 'cake') }
}
const isEqual = (a: State, b: State) =>
  ids.every((id) => !a[id] === !b[id] && names.every((name) => isSame(a[id]?.[name], b[id]?.[name])))

describe('whatever happens', () => {
  it('changes lead where they say, one after the other or joined', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 5 }), ([first, ...rest]) => {
        if (!first) return
        const steps = rest.map((after, index) => between(index === 0 ? first : (rest[index - 1] ?? first), after))
        const joined = joinChanges(steps.flat())
        expect(isEqual(apply(first, steps.flat()), rest.at(-1) ?? first)).toBe(true)
        expect(isEqual(apply(first, joined), rest.at(-1) ?? first)).toBe(true)
        expect(findConflicts(joined, shelf(first))).toEqual([])
        expect(new Set(joined.map(itemKey)).size).toBe(joined.length)
      }),
    )
  })

  it('undoing at once leads back to where it began, with nothing kept', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 5 }), ([first, ...rest]) => {
        if (!first) return
        const steps = rest.flatMap((after, index) => between(index === 0 ? first : (rest[index - 1] ?? first), after))
        const last = rest.at(-1) ?? first
        const { changes, kept } = undo(steps, shelf(last))
        expect(kept).toEqual([])
        expect(isEqual(apply(last, changes), first)).toBe(true)
      }),
    )
  })

  it('undoing later touches no field that was changed since', () => {
    fc.assert(
      fc.property(state, state, state, (before, released, now) => {
        const { changes } = undo(between(before, released), shelf(now))
        const fieldOf = (items: State, { itemId }: Change, name: string) => shelf(items)('product', itemId)?.[name]
        for (const change of changes.filter(({ op }) => op === 'update'))
          for (const name of Object.keys(change.fields))
            expect(isSame(fieldOf(now, change, name), fieldOf(released, change, name))).toBe(true)
        expect(findConflicts(changes, shelf(now))).toEqual([])
      }),
    )
  })

  it('an archived item is no item', () => {
    expect(afterChange(tea, { ...update({}), op: 'archive' })).toBeUndefined()
  })
})

describe('[draft-2] two changes to one item', () => {
  const nothing = { kind: 'product', itemId: 'tea', fields: {} }
  const empty = { price: { from: null, to: null } }

  it('that say nothing are none, also one alone; an item that comes with an empty field comes', () => {
    expect(joinChanges([{ ...nothing, op: 'update' }])).toEqual([])
    expect(joinTwo({ ...nothing, op: 'create' }, { ...nothing, op: 'update', fields: empty })).toEqual({
      ...nothing,
      ...{ op: 'create', fields: empty },
    })
  })

  it('that both take it away take it away', () =>
    expect(joinTwo({ ...nothing, op: 'archive' }, { ...nothing, op: 'archive' })?.op).toBe('archive'))
})

describe('[draft-4] a change to what is gone', () => {
  const gone = { kind: 'product', itemId: 'tea', fields: {} }

  it('is in conflict with it, and taking it away once more is not', () => {
    expect(findConflicts([{ ...gone, op: 'update' }], () => undefined)).toEqual([
      { kind: 'product', itemId: 'tea', field: '', from: true, to: true, now: null },
    ])
    expect(findConflicts([{ ...gone, op: 'archive' }], () => undefined)).toEqual([])
  })
})

it('[draft-5] where everything was changed since, nothing is taken back and all of it is kept', () => {
  const found = undo([update({ price: [500, 520] })], () => ({ price: 540 }))
  expect(found).toEqual({
    ...{ changes: [], kept: [{ kind: 'product', itemId: 'tea', field: 'price', from: 520, to: 500, now: 540 }] },
  })
})
