import { kept, text } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** Light or dark; `system` follows the machine. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const keptTheme = kept({ key: 'tiffin.desk.theme', codec: text, fallback: '' })

/** How the desk looks. */
export const useLooks = create<{ theme: Theme }>(() => ({
  theme: themes.find((theme) => theme === keptTheme.get()) ?? 'system',
}))

export function wearTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function chooseTheme(theme: Theme): void {
  keptTheme.set(theme)
  wearTheme(theme)
  useLooks.setState({ theme })
}
