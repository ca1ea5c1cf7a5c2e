import type { Envelope } from '@tiffin/contract/call'
import { jsonText, type ReadyBytes, readyText } from './ready-bytes.ts'

/** What a call that went well answers. */
export const success = <Data>(data: Data): Envelope<Data> => ({ code: 200, message: 'success', data, successful: true })

/** The complete answer of a call, ready to be sent many times. */
export const readyEnvelope = (data: unknown): Promise<ReadyBytes> => readyText(jsonText(success(data)))
