import { ask } from '@tiffin/kit/client/ask.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { create } from 'zustand'
import { obtainClient, wantsWebPush, wishWebPush } from '../../data/push/push-client.ts'
import { agreeToWebPush, type NotifyPermission, notifyPermission } from '../../device/notifications.ts'
import { usePushClient } from '../../state/push-client.ts'

interface Notify {
  readonly permission: NotifyPermission
  readonly isOn: boolean
}

function look(): Notify {
  const permission = notifyPermission()
  return { permission, isOn: permission === 'granted' && wantsWebPush() }
}

/** Whether this browser announces orders while the page is closed. */
export const useNotify = create<Notify>(look)

/** The customer may have changed it in the browser's own settings. */
export const lookAgain = (): void => useNotify.setState(look())

const inform = (text: string) =>
  ask({ title: t('notify.title'), text, confirm: { label: t('action.ok'), answer: 'ok' } })

async function turnOn(): Promise<void> {
  await obtainClient()
  const webPush = await agreeToWebPush(usePushClient.getState().webPushKey)
  if (webPush === undefined) return
  await whileLoading(wishWebPush(webPush))
  showToast(t('notify.onDone'))
}

async function turnOff(): Promise<void> {
  await whileLoading(wishWebPush(null))
  showToast(t('notify.offDone'))
}

/** Explains first; only then the browser asks. */
async function offer(): Promise<void> {
  const answer = await ask({
    title: t('notify.title'),
    text: t('notify.text'),
    confirm: { label: t('notify.turnOn'), answer: 'on' },
    cancel: { label: t('action.later'), answer: 'later' },
  })
  if (answer === 'on') await turnOn()
}

async function offerToStop(): Promise<void> {
  const answer = await ask({
    title: t('notify.title'),
    text: t('notify.offText'),
    confirm: { label: t('notify.turnOff'), answer: 'off' },
    cancel: { label: t('action.cancel'), answer: 'stay' },
  })
  if (answer === 'off') await turnOff()
}

/** What a tap on the offer does, as things stand. */
export async function changeNotify(): Promise<void> {
  lookAgain()
  const { permission, isOn } = useNotify.getState()
  try {
    if (permission === 'unsupported') await inform(t('notify.unsupported'))
    else if (permission === 'denied') await inform(t('notify.blocked'))
    else await (isOn ? offerToStop() : offer())
  } catch {
    showToast(t('notify.failed'))
  }
  lookAgain()
  if (useNotify.getState().permission === 'denied' && permission === 'default') await inform(t('notify.blocked'))
}
