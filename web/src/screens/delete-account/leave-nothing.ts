import { forgetCustomer } from '../../data/customer.ts'
import { forgetDevice } from '../../device/forget-device.ts'
import { ask } from '../../state/overlays.ts'
import { t } from '../../state/words.ts'

/** After the account is gone: nothing of it on this device, then the app begins anew at Home. */
export async function leaveNothing(): Promise<void> {
  forgetCustomer()
  forgetDevice()
  await ask({
    title: t('account.deleted'),
    text: t('account.deletedText'),
    confirm: { label: t('action.backHome'), answer: 'home' },
  })
  forgetDevice() // what the app has written since
  history.replaceState(null, '', `${location.pathname}${location.search}#/`)
  location.reload()
}
