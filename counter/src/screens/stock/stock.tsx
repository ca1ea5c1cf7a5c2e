import { amountText } from '@tiffin/kit/client/plan-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useMemo, useState } from 'react'
import { useProducts } from '../../data/menu.ts'
import { useStock } from '../../data/stock.ts'
import { Loading } from '../../features/load/loading.tsx'
import { Missing } from '../../features/load/missing.tsx'
import { useCovering } from '../../features/pane/use-covering.ts'
import { FindField } from '../../ui/find-field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { CountPane } from './count-pane.tsx'
import { progressOf, type StockItem, stocksOf, type Tab, tabs } from './stocks.ts'

interface RowProps {
  readonly item: StockItem
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Row({ item, isChosen, onChoose }: RowProps) {
  const t = useT()
  const { name, picture, tint, available, unit, few, isCountedToday } = item
  return (
    <button type="button" className="stock-row" aria-pressed={isChosen} onClick={onChoose}>
      {picture !== '' && (
        <span className="row-picture" style={tint === '' ? undefined : { background: `var(--tint-${tint})` }}>
          <img src={`${picture}-192.webp`} alt="" loading="lazy" width="44" height="44" />
        </span>
      )}
      <b className="grow">{name}</b>
      {isCountedToday && (
        <span className="counted">
          <Icon name="check" size="s" />
          <span className="sr">{t('counter.stock.countedToday')}</span>
        </span>
      )}
      {few !== undefined && <b className="few">{t('menu.fewLeft', { count: few })}</b>}
      {few === undefined && (
        <span className={available === null ? 'ink2' : 'num b'} data-none={available === 0 || undefined}>
          {available === null ? t('counter.stock.notCounted') : amountText(available, unit)}
        </span>
      )}
    </button>
  )
}

interface RowsProps {
  readonly items: readonly StockItem[]
  readonly chosenKey: string
  readonly onChoose: (key: string) => void
}

function Rows({ items, chosenKey, onChoose }: RowsProps) {
  return (
    <ul className="stock-rows">
      {items.map((item) => (
        <li key={item.key}>
          <Row item={item} isChosen={item.key === chosenKey} onChoose={() => onChoose(item.key)} />
        </li>
      ))}
    </ul>
  )
}

/** Everything that can be counted, when menu and stock are there. */
function useStocks() {
  const stock = useStock()
  const { data: products, isError: areProductsMissing, refetch } = useProducts()
  const list = stock.data
  const all = useMemo(() => (products && list ? stocksOf(products, list) : undefined), [products, list])
  const isMissing = all === undefined && (stock.isError || areProductsMissing)
  return { all, isMissing, retry: () => void Promise.all([stock.refetch(), refetch()]) }
}

/** How many items are counted. */
const countOf = (all: ReturnType<typeof stocksOf>): number =>
  [...all.products, ...all.materials].filter(({ available }) => available !== null).length

/** How much is counted at all, and how far today's count of a tab is. */
function Progress({ all, tab }: { readonly all: ReturnType<typeof stocksOf>; readonly tab: Tab }) {
  const t = useT()
  const progress = progressOf(all[tab])
  const parts = [
    t('counter.stock.now', { count: countOf(all) }),
    ...(progress.count > 0 ? [t('counter.stock.progress', progress)] : []),
  ]
  return <p className="t14 ink2 num">{parts.join(' · ')}</p>
}

/** What the store has: counted, delivered, thrown away [stock-7]. */
export function Stock() {
  const t = useT()
  const [tab, setTab] = useState<Tab>('products')
  const [typed, setTyped] = useState('')
  const [chosenKey, choose] = useState('')
  const { all, isMissing, retry } = useStocks()
  const word = typed.trim().toLowerCase()
  const shown = (all?.[tab] ?? []).filter(({ name }) => name.toLowerCase().includes(word))
  const place = shown.findIndex(({ key }) => key === chosenKey)
  const chosen = shown[place]
  const next = chosen && shown[place + 1]
  useCovering(chosen !== undefined, () => choose(''))

  return (
    <main className="work-page" data-testid="page-stock">
      <header className="top">
        <div className="grow">
          <h1 className="t20 h">{t('counter.stock.title')}</h1>
          {all && <Progress all={all} tab={tab} />}
        </div>
        <Segments
          label={t('counter.stock.title')}
          options={tabs.map((value) => ({ value, text: t(`counter.soldOut.tab.${value}`) }))}
          chosen={tab}
          onChoose={(next) => {
            setTab(next)
            choose('')
          }}
        />
        <FindField label={t('counter.soldOut.find')} value={typed} onChange={setTyped} />
      </header>
      <div className="work" data-chosen={chosen ? true : undefined}>
        <section
          className="work-list"
          aria-busy={all === undefined && !isMissing}
          aria-label={t('counter.stock.title')}
        >
          {isMissing && <Missing text={t('counter.stock.failed')} onRetry={retry} />}
          {all && shown.length === 0 && <p className="nothing">{t('counter.nothingFound')}</p>}
          {all === undefined && !isMissing && <Loading kind="row" count={9} />}
          <Rows items={shown} chosenKey={chosenKey} onChoose={choose} />
        </section>
        <aside className="pane" aria-label={chosen?.name ?? t('counter.stock.title')}>
          {chosen ? (
            <CountPane
              key={chosenKey}
              item={chosen}
              next={next}
              onDone={() => choose(next?.key ?? '')}
              onClose={() => choose('')}
            />
          ) : (
            <p className="ink2">{t('counter.stock.choose')}</p>
          )}
        </aside>
      </div>
    </main>
  )
}
