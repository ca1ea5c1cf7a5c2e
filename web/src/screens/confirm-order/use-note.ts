import { useState } from 'react'
import type { Remark } from './remark-sheet.tsx'

/** What the store reads beside the order. */
export function useNote() {
  const [tissueNeed, setTissue] = useState(false)
  const [remark, setRemark] = useState<Remark>({ text: '', isSpecial: false })
  return { tissueNeed, setTissue, remark, setRemark }
}

export type Note = ReturnType<typeof useNote>
