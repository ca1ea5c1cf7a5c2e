import { kept, text } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** Light or dark; `system` follows the machine. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const keptTheme = kept({ key: 'tiffin.console.theme', codec: text, fallback: '' })
const keptSound = kept({ key: 'tiffin.console.sound', codec: text, fallback: '' })

const readTheme = (): Theme => themes.find((theme) => theme === keptTheme.get()) ?? 'system'

/** How the counter looks and sounds. */
export const useLooks = create<{ theme: Theme; hasSound: boolean }>(() => ({
  theme: readTheme(),
  hasSound: keptSound.get() !== 'off',
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

export function setSound(hasSound: boolean): void {
  keptSound.set(hasSound ? 'on' : 'off')
  useLooks.setState({ hasSound })
}
