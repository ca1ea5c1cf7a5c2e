import { getRouteApi } from '@tanstack/react-router'
import { type Language, languages } from '@tiffin/core/language/language'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect } from 'react'
import { useProgress, useTranslations } from '../../data/translations.ts'
import { DraftMenu } from '../../features/draft/draft-menu.tsx'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { ListState } from '../../features/load/list-state.tsx'
import { MenuTabs } from '../../features/menu/menu-tabs.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { ViewsMenu } from '../../features/views/views-menu.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Segments } from '../../ui/segments.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { FilledBar, PasteDialog, usePaste } from './paste-column.tsx'
import { RequiredLanguages, useRequired } from './required-languages.tsx'
import { TranslationRow } from './translation-row.tsx'
import { groups, readTranslationSearch, type TranslationSearch, views } from './translation-search.ts'
import { rowKey, useTexts } from './use-texts.ts'

const route = getRouteApi('/$corp/_in/menu/translations')

type Changed = { readonly [Name in keyof TranslationSearch]: TranslationSearch[Name] | '' | undefined }
type Progress = NonNullable<ReturnType<typeof useTranslations>['data']>['pages'][number]['progressList']

function useTranslationSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: Changed) =>
    void navigate({ search: (before) => readTranslationSearch({ ...before, ...part }), replace: true })
  return { search, change }
}

/** The language to begin with: the desk's own, unless that is what is translated from. */
const firstTarget = (from: Language | undefined): Language => {
  const own = currentLanguage()
  if (own !== from) return own
  return from === 'en-US' ? 'zh-CN' : 'en-US'
}

const percentOf = ({ done, missing, outdated }: Progress[number]): number => {
  const all = done + missing + outdated
  return all === 0 ? 100 : Math.floor((100 * done) / all)
}

interface LanguageListProps {
  readonly progress: Progress
  readonly required: readonly Language[]
  readonly from: Language
  readonly to: Language
}

function LanguageList({ progress, required, from, to }: LanguageListProps) {
  const t = useT()
  const { change } = useTranslationSearch()
  return (
    <nav className="cats" aria-label={t('desk.translate.languages')}>
      {progress
        .filter(({ language }) => language !== from)
        .map((each) => (
          <button
            key={each.language}
            type="button"
            className="between"
            aria-current={each.language === to ? 'true' : undefined}
            onClick={() => change({ to: each.language })}
          >
            <span>
              <span lang={each.language}>{t(`lang.${each.language}`)}</span>
              {required.includes(each.language) && <small className="required">{t('desk.translate.required')}</small>}
            </span>
            <span className="num">{t('desk.translate.percent', { percent: percentOf(each) })}</span>
          </button>
        ))}
    </nav>
  )
}

function Filters({ from, to }: { from: Language; to: Language }) {
  const t = useT()
  const { search, change } = useTranslationSearch()
  const options = languages.map((value) => ({ value, text: t(`lang.${value}`) }))
  // A language is not translated into itself: the two change places.
  const chooseFrom = (language: Language | '') => change({ from: language, ...(language === to ? { to: from } : {}) })
  const chooseTo = (language: Language | '') => change({ to: language, ...(language === from ? { from: to } : {}) })
  return (
    <div className="bar2 under">
      <SearchBox label={t('desk.translate.search')} value={search.text ?? ''} onSearch={(text) => change({ text })} />
      <ViewsMenu list="translation" />
      <Segments
        legend={t('desk.translate.view')}
        options={views.map((view) => ({ value: view, text: t(`desk.translate.views.${view}`) }))}
        chosen={search.view ?? 'open'}
        onChoose={(view) => change({ view })}
      />
      <FilterChip
        label={t('desk.translate.of')}
        value={search.of ?? ''}
        all={t('desk.translate.kinds.all')}
        options={groups
          .filter((group) => group !== 'all')
          .map((group) => ({ value: group, text: t(`desk.translate.kinds.${group}`) }))}
        onChoose={(group) => change({ of: group })}
      />
      <FilterChip label={t('desk.translate.from')} value={from} options={options} onChoose={chooseFrom} />
      <span className="catchip">
        <FilterChip label={t('desk.translate.to')} value={to} options={options} onChoose={chooseTo} />
      </span>
    </div>
  )
}

/** Why no text is listed: filters, or a language that is complete, with the languages that are not. */
function Nothing({ progress, from, to }: Omit<LanguageListProps, 'required'>) {
  const t = useT()
  const { search, change } = useTranslationSearch()
  const isFiltered = search.text !== undefined || search.view !== undefined || search.of !== undefined
  if (isFiltered) return <StateBox icon="search" title={t('desk.translate.none')} />
  const open = progress.filter((each) => each.language !== from && each.language !== to && percentOf(each) < 100)
  if (open.length === 0)
    return <StateBox icon="check" title={t('desk.translate.allDone')} text={t('desk.translate.allDoneText')} />
  return (
    <StateBox
      icon="check"
      title={t('desk.translate.allDoneIn', { language: t(`lang.${to}`) })}
      text={t('desk.translate.openIn')}
    >
      {open.map((each) => (
        <button key={each.language} type="button" className="btn line" onClick={() => change({ to: each.language })}>
          <bdi lang={each.language}>{t(`lang.${each.language}`)}</bdi>{' '}
          <bdi className="num">{t('desk.translate.percent', { percent: percentOf(each) })}</bdi>
        </button>
      ))}
    </StateBox>
  )
}

function Translations() {
  const t = useT()
  const { search, change } = useTranslationSearch()
  const { reasonAgainst } = useRights()
  const to = search.to ?? firstTarget(search.from)
  const filter = { to, state: search.view ?? 'open', of: search.of ?? 'all', text: search.text ?? '' } as const
  const query = useTranslations({ ...filter, from: search.from })
  const [first] = query.data?.pages ?? []
  const from = search.from ?? first?.from ?? 'zh-CN'
  const progress = useProgress({ from, to, readAt: query.dataUpdatedAt }) ?? first?.progressList ?? []
  const { required, ...requiring } = useRequired(first?.requiredList)
  // Which language is translated from is known only now.
  useEffect(() => {
    if (from === to && first) change({ to: firstTarget(from) })
  })
  const pages = query.data?.pages ?? []
  const rows = pages.flatMap(({ list }) => list)
  const book = useTexts({ pages, readAt: query.dataUpdatedAt }, JSON.stringify([filter, search.from]))
  const paste = usePaste(rows, to, book)
  return (
    <>
      <Head title={t('desk.translate.title')}>
        <SaveStatus />
        <DraftMenu />
        {required && <RequiredLanguages {...{ required, ...requiring }} />}
      </Head>
      <section className="sheet2 products" aria-label={t('desk.translate.title')} aria-busy={query.isFetching}>
        <MenuTabs />
        <Filters from={from} to={to} />
        <div className="two2">
          <LanguageList {...{ progress, from, to }} required={required ?? []} />
          <div className="listwrap">
            <FilledBar paste={paste} />
            <ListState query={query} isEmpty={rows.length === 0} empty={<Nothing {...{ progress, from, to }} />}>
              <ul className="translations">
                {rows.map((row) => (
                  <TranslationRow
                    key={`${rowKey(row)} ${to}`}
                    row={row}
                    from={from}
                    to={to}
                    book={book}
                    reason={reasonAgainst('menu:edit')}
                    onColumn={(cells) => paste.ask(row, cells)}
                  />
                ))}
              </ul>
            </ListState>
          </div>
        </div>
      </section>
      <PasteDialog {...{ paste, from, to, book }} />
    </>
  )
}

/** Every text of the menu in a language beside what it is translated from. */
export function TranslationsScreen() {
  const t = useT()
  const { may } = useRights()
  return may('menu:read') ? <Translations /> : <NotAllowed title={t('desk.translate.title')} needs="menu:read" />
}
