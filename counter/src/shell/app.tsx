import { QueryClientProvider } from '@tanstack/react-query'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { keepApp } from '@tiffin/kit/client/keep-app.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { createQueryClient } from '@tiffin/kit/client/query-client.ts'
import { useCorpLoading } from '@tiffin/kit/client/use-corp-loading.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { wearCorp } from '@tiffin/kit/ui/corp-colors.ts'
import { Question } from '@tiffin/kit/ui/question.tsx'
import { Toast } from '@tiffin/kit/ui/toast.tsx'
import { useEffect } from 'react'
import { resumeHelp } from '../data/assist.ts'
import { findCorp } from '../data/corp.ts'
import { keepBoard } from '../data/kept-board.ts'
import { ChangeDialog } from '../features/cash/change-dialog.tsx'
import { endChange } from '../features/cash/say-change.ts'
import { ConnectionBand } from '../features/connection/connection-band.tsx'
import { Paper } from '../features/print/paper.tsx'
import { Assist } from '../screens/assist/assist.tsx'
import { Board } from '../screens/board/board.tsx'
import { LogIn } from '../screens/log-in/log-in.tsx'
import { Orders } from '../screens/orders/orders.tsx'
import { Shift } from '../screens/shift/shift.tsx'
import { SoldOut } from '../screens/sold-out/sold-out.tsx'
import { Stock } from '../screens/stock/stock.tsx'
import { Store } from '../screens/store/store.tsx'
import { dropDrafts } from '../state/answer-drafts.ts'
import { useStoreZone } from '../state/dates.ts'
import { endServing, openServing } from '../state/serving.ts'
import { useSession } from '../state/session.ts'
import { followLayers } from './layer-history.ts'
import { Rail } from './rail.tsx'
import { guardTaps } from './tap-guard.ts'
import { usePage } from './use-page.ts'

function ToastHost() {
  const toast = useOverlays((state) => state.toast)
  return toast === undefined ? null : <Toast key={toast.id} text={toast.text} />
}

/** What is asked before something is done. */
function QuestionHost() {
  const dialog = useOverlays((state) => state.dialogs[0])
  return dialog === undefined ? null : <Question key={dialog.id} {...dialog} />
}

function NoCorp() {
  const t = useT()
  return (
    <main className="log-in">
      <p className="t16">{t('counter.noCorp')}</p>
    </main>
  )
}

/** The board goes on beside every other page: it sounds when an order comes. */
function Pages() {
  const page = usePage()
  useStoreZone() // what is shown says its times by it
  return (
    <div className="counter-frame">
      <Rail page={page} />
      <div className="counter-content">
        <ConnectionBand isBoard={page === 'board'} />
        <div className="page" hidden={page !== 'board'}>
          <Board />
        </div>
        {page === 'assist' && <Assist />}
        {page === 'orders' && <Orders />}
        {page === 'soldOut' && <SoldOut />}
        {page === 'stock' && <Stock />}
        {page === 'store' && <Store />}
        {page === 'shift' && <Shift />}
      </div>
    </div>
  )
}

const client = createQueryClient()

/** A reload takes the newest release by itself. */
const startOffline = () => keepApp({ base: import.meta.env.BASE_URL, onNewRelease: () => {} })

/** The counter: log in, then its pages. */
export function App() {
  const isUnknown = useCorpLoading(findCorp)
  const isLoggedIn = useSession(({ token }) => token !== '')
  const { bootstrap } = useBootstrap()
  useEffect(() => {
    if (bootstrap !== undefined) wearCorp(bootstrap)
  }, [bootstrap])
  useEffect(() => {
    if (isLoggedIn) {
      openServing()
      void resumeHelp()
      return
    }
    client.clear()
    endServing()
    dropDrafts()
    endChange()
  }, [isLoggedIn])
  useEffect(followLayers, [])
  useEffect(guardTaps, [])
  useEffect(() => keepBoard(client), [])
  useEffect(startOffline, [])
  if (isUnknown) return <NoCorp />
  return (
    <QueryClientProvider client={client}>
      {isLoggedIn ? <Pages /> : <LogIn />}
      <ChangeDialog />
      <QuestionHost />
      <ToastHost />
      <Paper />
    </QueryClientProvider>
  )
}
