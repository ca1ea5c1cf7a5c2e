import type { Permission } from '@tiffin/core/staff/permission'
import type { Place } from '@tiffin/core/staff/rights'
import { useT } from '@tiffin/kit/client/words.ts'
import { StateBox } from '../../ui/state-box.tsx'
import { Head } from '../page/head.tsx'
import { useRights } from './use-rights.ts'

interface NotAllowedProps {
  readonly title: string
  readonly needs: Permission
  /** One store, for a page of it; the brand, for a page of all stores. */
  readonly place?: Place
}

/** A page without the right to open it: says who may. */
export function NotAllowed({ title, needs, place }: NotAllowedProps) {
  const t = useT()
  const { reasonAgainst } = useRights()
  return (
    <>
      <Head title={title} />
      <div className="wrap">
        <section className="card">
          <StateBox icon="lock" title={t('desk.notAllowed')} text={reasonAgainst(needs, place)} />
        </section>
      </div>
    </>
  )
}
