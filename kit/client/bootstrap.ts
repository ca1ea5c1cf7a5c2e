import type { CallMap } from '@tiffin/contract/calls'
import { create } from 'zustand'

/** Everything the brand says of itself, in one answer. */
export type Bootstrap = CallMap['/api/app/common/bootstrap/detail']['output']
export type Settings = Bootstrap['corpSetting']

export const useBootstrap = create<{ readonly bootstrap: Bootstrap | undefined }>(() => ({ bootstrap: undefined }))

/** The brand's settings; only asked for below a page that comes up after they are there. */
export function useSettings(): Settings {
  const settings = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting)
  if (settings === undefined) throw new Error('no settings yet')
  return settings
}
