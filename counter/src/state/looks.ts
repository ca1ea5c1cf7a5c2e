import { create } from 'zustand'
import { kept } from './kept.ts'

/** Light or dark; `system` follows the machine. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const keptTheme = kept('tiffin.console.theme')
const keptSound = kept('tiffin.console.sound')

const readTheme = (): Theme => themes.find((theme) => theme === keptTheme.get()) ?? 'system'

/** How the counter looks and sounds. */
export const useLooks = create<{ theme: Theme; hasSound: boolean }>(() => ({
  theme: readTheme(),
  hasSound: keptSound.get() === 'on',
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
  keptSound.set(hasSound ? 'on' : '')
  useLooks.setState({ hasSound })
}
