import { create } from 'zustand'

const shownMs = 2500

/** One sentence for a moment; a newer one replaces it. */
export const useToast = create<{ text: string }>(() => ({ text: '' }))

let timer: ReturnType<typeof setTimeout> | undefined

export function showToast(text: string): void {
  clearTimeout(timer)
  useToast.setState({ text })
  timer = setTimeout(() => useToast.setState({ text: '' }), shownMs)
}
