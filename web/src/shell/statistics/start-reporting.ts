import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useSession } from '../../state/login/session.ts'
import { navigator as pageNavigator } from '../../state/navigation/navigation.ts'
import { usePushClient } from '../../state/push-client.ts'
import { takeReports } from '../../state/report.ts'
import { pageOf } from '../pages/routes.ts'
import { Reporter, type ShownPage } from './reporter.ts'

function shownPage(): ShownPage {
  const { url = '/' } = pageNavigator().pages().stack.at(-1) ?? {}
  const rule = pageOf(url)
  return { url, title: rule === undefined ? '' : t(rule.title) }
}

const messageOf = (fault: unknown): string =>
  fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)

/** Watches the page and feeds the reporter. */
function watch(reporter: Reporter): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const seen = () => (document.visibilityState === 'hidden' ? reporter.hide() : reporter.reveal())
  document.addEventListener('visibilitychange', seen, { signal })
  addEventListener('error', ({ message }) => reporter.error(message), { signal })
  addEventListener('unhandledrejection', ({ reason }) => reporter.error(messageOf(reason)), { signal })
  const stops = [
    pageNavigator().subscribe(() => reporter.show(shownPage())),
    useSession.subscribe(({ loginProvider }, before) => {
      if (loginProvider !== '' && loginProvider !== before.loginProvider) reporter.event('login', loginProvider)
    }),
    usePushClient.subscribe(({ cid }, before) => {
      if (cid !== '' && cid !== before.cid) reporter.client(cid)
    }),
  ]
  return () => {
    stop.abort()
    for (const each of stops) each()
  }
}

/** Statistics of this visit, for a brand that is known. Answers how to stop. */
export function startReporting(): () => void {
  const corp = corpOfAddress()
  const appId = useBootstrap.getState().bootstrap?.corpSetting.appId
  if (appId === undefined) return () => undefined
  const reporter = new Reporter({ corp, appId }, shownPage())
  const stopWatching = watch(reporter)
  reporter.start()
  const { cid } = usePushClient.getState()
  if (cid !== '') reporter.client(cid)
  takeReports(reporter.event)
  return () => {
    stopWatching()
    reporter.stop()
  }
}
