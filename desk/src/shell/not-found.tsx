import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Head } from '../features/page/head.tsx'
import { StateBox } from '../ui/state-box.tsx'

/** An address of the desk where nothing is. */
export function NotFound() {
  const t = useT()
  return (
    <>
      <Head title={t('desk.notFound.title')} />
      <div className="wrap">
        <section className="card">
          <StateBox icon="search" title={t('desk.notFound.heading')} text={t('desk.notFound.text')}>
            <Link className="btn line" to="/$corp" params={{ corp: corpOfAddress() }}>
              {t('desk.notFound.back')}
            </Link>
          </StateBox>
        </section>
      </div>
    </>
  )
}
