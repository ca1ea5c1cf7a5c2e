import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { json, kept } from '@tiffin/kit/client/kept.ts'
import { useState } from 'react'
import { useMe } from '../../data/me.ts'

interface Step<Entries> {
  /** Its name, which its place on the device has too. */
  readonly step: string
  readonly isEntries: (value: unknown) => value is Entries
  /** What the step begins with. */
  readonly empty: () => Entries
}

/** What this person typed into a step for this brand: it stays on the device until the step is done [brand-10]. */
export function useStepEntries<Entries>({ step, isEntries, empty }: Step<Entries>) {
  const { staffId } = useMe()
  const [entries] = useState(() => {
    const key = `tiffin.desk.start.${corpOfAddress()}.${staffId}.${step}`
    const storage = kept<Entries>({ key, codec: json(isEntries), fallback: empty() })
    return { initial: storage.get(), keep: storage.set, forget: storage.clear }
  })
  return entries
}
