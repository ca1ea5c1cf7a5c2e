import '../../styles/assist.css'
import { useT } from '@tiffin/kit/client/words.ts'
import { serveCustomer, useServing } from '../../state/serving.ts'
import { AskScan } from './ask-scan.tsx'
import { ServeCustomer } from './customer.tsx'

/** Helps a customer who shows the member code. */
export function Assist() {
  const t = useT()
  const assisted = useServing((serving) => serving.assisted)
  if (assisted !== undefined) return <ServeCustomer key={assisted.assistId} scanned={assisted} />
  return (
    <main className="work-page" data-testid="page-assist">
      <header className="top">
        <h1 className="t20 h">{t('counter.assist.title')}</h1>
      </header>
      <section className="scan">
        <h2 className="t20 h">{t('counter.assist.scanTitle')}</h2>
        <AskScan onScan={serveCustomer} />
      </section>
    </main>
  )
}
