import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

const rarely = 5 * 60_000

/** The page that leads to the brand's own app. */
export function useDownloadPage() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['downloadPage', language],
    queryFn: ({ signal }) =>
      call('/api/app/customer/general-config/download-page/list', {}, { signal, isSilent: true }),
    staleTime: rarely,
  })
}

/** What lies behind the member code. */
export function useQrBackground() {
  return useQuery({
    queryKey: ['qrBackground'],
    queryFn: ({ signal }) =>
      call('/api/app/customer/general-config/customer-qr-background/list', {}, { signal, isSilent: true }),
    staleTime: rarely,
  })
}

/** The brand's hints for those who use the app in a browser. */
export function useGuideMarkers() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['guideMarkers', language],
    queryFn: ({ signal }) =>
      call('/api/app/customer/general-config/web-guide-marker/list', {}, { signal, isSilent: true }),
    staleTime: rarely,
    select: ({ list }) => list,
  })
}
