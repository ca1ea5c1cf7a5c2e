import { readToken } from '@tiffin/core/customer/token'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { openHintStream } from '@tiffin/kit/client/hint-stream.ts'
import { shareStream } from '@tiffin/kit/client/shared-stream.ts'
import { hearOfHelp } from '../../state/help.ts'
import { useSession } from '../../state/login/session.ts'
import { refreshOrders } from '../order/refresh-orders.ts'
import { boundClient, loseClient } from './push-client.ts'

function hear(topic: unknown): void {
  if (topic !== 'assist') refreshOrders()
  if (topic !== 'order') hearOfHelp()
}

const open = (onTopic: (topic: unknown) => void) => openHintStream({ bind: boundClient, lose: loseClient }, onTopic)

/** Listens for hints that an order moved or staff helps; what is new is read by the usual calls. Answers how to stop. */
export function followHints(): () => void {
  const { uid } = readToken(useSession.getState().token)
  return shareStream({ name: `tiffin.hints.${corpOfAddress()}.${uid}`, open, hear })
}
