import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { call } from '../../data/call.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Markup } from '../../features/markup/markup.tsx'
import { MarkupWaiting } from '../../features/markup/markup-waiting.tsx'
import { Page } from '../../features/page/page.tsx'
import { useDates } from '../../state/language/dates.ts'

interface AgreementProps {
  readonly page: 'terms' | 'privacy'
  readonly part: 'serviceTerms' | 'privacyPolicy'
}

/** One of the two agreements, in the customer's language. */
export function Agreement({ page, part }: AgreementProps) {
  const t = useT()
  const { language } = useLanguage()
  const { data, isError, refetch } = useQuery({
    queryKey: ['agreement', language],
    queryFn: ({ signal }) =>
      call('/api/app/customer/general-config/mobile-agreement/list', {}, { signal, isSilent: true }),
    staleTime: 10 * 60_000,
  })
  const dates = useDates()
  const html = data?.[part]
  const foot =
    data === undefined || data.updateTime === 0 ? '' : t('agreement.updated', { date: dates.day(data.updateTime) })
  return (
    <Page page={page} title={t(page === 'terms' ? 'title.terms' : 'title.privacy')}>
      {isError && html === undefined ? <LoadFault onRetry={refetch} /> : null}
      {html === undefined && !isError ? <MarkupWaiting /> : null}
      {html === undefined ? null : <Markup html={html} isLong foot={foot} />}
    </Page>
  )
}
