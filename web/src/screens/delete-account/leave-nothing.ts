import { ask } from '@tiffin/kit/client/ask.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { forgetCustomer } from '../../data/login/end-session.ts'
import { forgetDevice } from '../../device/forget-device.ts'
import { navigator } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'

/** After the account is gone: Home, nothing of it on this device, and the app begins again. */
export async function leaveNothing(): Promise<void> {
  forgetCustomer()
  forgetDevice()
  await navigator().reLaunch(paths.home)
  await ask({
    title: t('account.deleted'),
    text: t('account.deletedText'),
    confirm: { label: t('action.backHome'), answer: 'home' },
  })
  forgetDevice() // what the app has written since
  location.reload() // nothing in memory either
}
