import { useQuery } from '@tanstack/react-query'
import { createElement, Fragment, type ReactNode } from 'react'
import { call } from '../../data/call.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { SkeletonLines } from '../../features/load-state/skeleton.tsx'
import { Page } from '../../features/page/page.tsx'
import { useLanguage } from '../../state/language.ts'
import { useT } from '../../state/words.ts'
import css from './agreement.module.css'
import { type Piece, readMarkup } from './read-markup.ts'

function write(pieces: readonly Piece[]): ReactNode {
  return pieces.map((piece, index) => {
    const key = `${index}`
    if (typeof piece === 'string') return <Fragment key={key}>{piece}</Fragment>
    const { tag, href, pieces: inner } = piece
    const link = href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer' }
    return createElement(tag, { key, ...link }, ...(tag === 'br' ? [] : [write(inner)]))
  })
}

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
  const html = data?.[part]
  return (
    <Page page={page} title={t(page === 'terms' ? 'title.terms' : 'title.privacy')}>
      {isError && html === undefined ? <LoadFault onRetry={refetch} /> : null}
      {html === undefined && !isError ? <SkeletonLines count={12} /> : null}
      {html === undefined ? null : (
        <article className={css.text}>{html === '' ? t('agreement.empty') : write(readMarkup(html))}</article>
      )}
    </Page>
  )
}
