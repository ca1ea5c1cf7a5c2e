import { useT } from '@tiffin/kit/client/words.ts'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { useStore } from '../../data/store/store.ts'
import { closeGroupSheet, useGroup } from '../../state/group/group.ts'
import { methodAt, usePickup } from '../../state/store/pickup.ts'
import css from './group.module.css'
import { beginGroup } from './group-actions.ts'
import { NameForm } from './name-form.tsx'

/** Begins an order of several at the store whose menu is open [share-5]. */
export function BeginSheet() {
  const t = useT()
  const isOpen = useGroup(({ sheet }) => sheet?.kind === 'begin')
  const { data: store } = useStore()
  const wished = usePickup(({ method }) => method)
  const begin = async (name: string) => {
    if (store === undefined) return
    const { storeId, pickupMethodList } = store
    await beginGroup({ storeId, pickupMethod: methodAt(wished, pickupMethodList), name })
  }
  const head = <h2 className={`t20 h ${css.title}`}>{t('group.begin')}</h2>
  return (
    <Sheet isOpen={isOpen} onClose={closeGroupSheet} label={t('group.begin')} head={head}>
      <p className={`ink2 ${css.about}`}>{t('group.beginText')}</p>
      <NameForm label={t('group.start')} onSend={begin} />
    </Sheet>
  )
}
