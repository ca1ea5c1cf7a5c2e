import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import type { Framing } from '@tiffin/core/media/picture'
import type { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { call } from './call.ts'
import { sendFile } from './send-file.ts'

/** A picture of the library. */
export type LibraryPicture = CallMap['/api/app/desk/picture/upload']['output']

/** A picture with what shows it. */
export type PictureDetail = CallMap['/api/app/desk/picture/detail']['output']

/** Something that shows a picture. */
export type PictureUse = PictureDetail['useList'][number]

/** What is asked of the library. */
export type PictureFilter = Pick<CallMap['/api/app/desk/picture/list']['input'], 'text' | 'show'>

export const picturesKey = ['pictures']

const pageSize = 60
/** Pictures are added, and what shows them is changed, on other pages. */
const changesElsewhere = 0

/** The library, newest first, a page at a time; the pictures of before stay while others are looked for. */
export const usePictures = (filter: PictureFilter) =>
  useInfiniteQuery({
    queryKey: [...picturesKey, 'list', filter],
    queryFn: ({ pageParam }) => call('/api/app/desk/picture/list', { ...filter, after: pageParam, pageSize }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    staleTime: changesElsewhere,
  })

/** So long it is believed that the library holds something or nothing. */
const knownMs = 60_000

/** Whether the library holds nothing yet; false until it is known. */
export function useIsLibraryEmpty(): boolean {
  const { data } = useQuery({
    queryKey: [...picturesKey, 'any'],
    queryFn: () => call('/api/app/desk/picture/list', { text: '', show: 'all', pageSize: 1 }),
    staleTime: knownMs,
  })
  return data?.total === 0
}

/** One picture with everything that shows it. */
export function usePicture(pictureId: string) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: [...picturesKey, 'one', pictureId, language],
    queryFn: () => call('/api/app/desk/picture/detail', { pictureId }),
    placeholderData: (before) => (before?.pictureId === pictureId ? before : undefined),
    staleTime: changesElsewhere,
  })
}

/** What another picture in place of one would change in the draft, and what would keep the one it has. */
export const useReplaceTrial = (wish: { pictureId: string; byPictureId: string; draftId: string }) =>
  useQuery({
    queryKey: ['picture-trial', wish],
    queryFn: () => call('/api/app/desk/picture/replace', { ...replaceWish(wish), name: '-', isTrial: true }),
    enabled: wish.byPictureId !== '',
    staleTime: changesElsewhere,
  })

/** Another picture in place of one, in the draft that one works in or a new one. */
export const replaceWish = ({ draftId, ...wish }: { pictureId: string; byPictureId: string; draftId: string }) =>
  draftId === '' ? wish : { ...wish, draftId }

/** The library is read again. */
export const rereadPictures = (client: QueryClient) => client.invalidateQueries({ queryKey: picturesKey })

/**
 * Shows another square of a picture from now on; what shows the picture already keeps the one it has [media-4]. Its name and texts stay
 * as they are now: they may have been changed since it was chosen.
 */
export async function framePicture(client: QueryClient, pictureId: string, framing: Framing): Promise<LibraryPicture> {
  const { version, pictureName, altText } = await call('/api/app/desk/picture/detail', { pictureId })
  const wish = { pictureId, version, pictureName, altText, ...framing }
  const framed = await call('/api/app/desk/picture/update', wish)
  await rereadPictures(client)
  return framed
}

const nameOf = (file: File): string => file.name.replace(/\.[^.]*$/, '').slice(0, 120)

/** Why a picture was not taken, in words. */
export const uploadFault = (failure: CallFailure): string =>
  isRefusal(failure, 'fileTypeWrong') ? t('desk.picture.kindWrong') : failure.message

/** Sends a picture to the library. Throws a CallFailure with words for the sender. */
export const uploadPicture = (file: File, onSent?: (share: number) => void): Promise<LibraryPicture> =>
  sendFile('/api/app/desk/picture/upload', {
    ...{ fields: { pictureName: nameOf(file) }, file },
    ...(onSent ? { onSent } : {}),
  })
