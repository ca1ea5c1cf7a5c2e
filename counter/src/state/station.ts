import { json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')

const keptStation = kept<readonly string[]>({ key: 'tiffin.counter.station', codec: json(isIds), fallback: [] })

/** The categories that are made at this tablet, kept on it; none: all [kitchen-7]. */
export const useStation = create<{ categories: readonly string[] }>(() => ({ categories: keptStation.get() }))

export function chooseStation(categories: readonly string[]): void {
  keptStation.set(categories)
  useStation.setState({ categories })
}
