import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { call } from './call.ts'

/** What is to be looked at: which draft, where, when, and as whom. */
export type PreviewWish = CallMap['/api/app/desk/draft/preview']['input']

const menuPage = '#/pages/home/menu/menu'

/** Where a preview is seen, on this device and on others. */
export function previewAddress(token: string): string {
  return `${location.origin}/?${new URLSearchParams({ corp: corpOfAddress(), preview: token })}${menuPage}`
}

/** A preview, made again when something else is to be looked at, and when the draft has moved. */
export const usePreview = (wish: PreviewWish | undefined, version: number) =>
  useQuery({
    queryKey: ['preview', wish, version],
    // as: not asked without a wish
    queryFn: () => call('/api/app/desk/draft/preview', wish as PreviewWish),
    enabled: wish !== undefined,
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
  })
