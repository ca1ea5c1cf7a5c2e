import { isSame, type Value } from '@tiffin/core/draft/change'
import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { useCallback, useMemo, useState } from 'react'

type Fields = Readonly<Record<string, Value>>

/** What was typed over a store and is not saved: from what to what each field goes. */
export interface StoreEdit {
  readonly from: Fields
  readonly to: Fields
}

const nothing: StoreEdit = { from: {}, to: {} }

const isEdit = (value: unknown): value is StoreEdit => isRecord(value) && isRecord(value.from) && isRecord(value.to)

const keptOf = (key: string) =>
  kept<StoreEdit>({ key: `tiffin.desk.store.${key}`, codec: json(isEdit), fallback: nothing })

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** A text in languages: what was typed stays, the other languages are as they are now. */
function rebased(to: Value, from: Value, now: Value): Value {
  if (![to, from, now].every(isRecord)) return to
  const [typed, seen, present] = [to, from, now] as [Fields, Fields, Fields] // as: they are records, of JSON
  const names = [...new Set([...Object.keys(typed), ...Object.keys(present)])]
  const values = names.map((name) => [name, isSame(typed[name], seen[name]) ? present[name] : typed[name]] as const)
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** What is typed over a store: it lies on the device until it is saved or discarded, and survives a reload. */
export function useStoreEdit(key: string) {
  const storage = useMemo(() => keptOf(key), [key])
  const [edit, setEdit] = useState(storage.get)
  const put = useCallback(
    (change: (before: StoreEdit) => StoreEdit) =>
      setEdit((before) => {
        const next = change(before)
        if (Object.keys(next.to).length === 0) storage.clear()
        else storage.set(next)
        return next
      }),
    [storage],
  )
  return useMemo(
    () => ({
      edit,
      isDirty: Object.keys(edit.to).length > 0,
      /** Notes a field as it was read and as it is typed; the same again is nothing to save. */
      change: (name: string, now: Value, value: Value) =>
        put(({ from, to }) => {
          const base = name in from ? (from[name] ?? null) : now
          return isSame(base, value)
            ? { from: without(from, [name]), to: without(to, [name]) }
            : { from: { ...from, [name]: base }, to: { ...to, [name]: value } }
        }),
      /** Lets go of fields: they were saved, or are not wanted. */
      drop: (names: readonly string[]) =>
        put(({ from, to }) => ({ from: without(from, names), to: without(to, names) })),
      /** Another person changed these: what was typed now lies over what they made of them. */
      rebase: (present: Fields) =>
        put(({ from, to }) => ({
          from: { ...from, ...present },
          to: {
            ...to,
            ...Object.fromEntries(
              Object.entries(present).map(([name, now]) => [name, rebased(to[name] ?? null, from[name] ?? null, now)]),
            ),
          },
        })),
    }),
    [edit, put],
  )
}

/** An edit over one store. */
export type OpenEdit = ReturnType<typeof useStoreEdit>
