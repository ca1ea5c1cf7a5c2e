import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'

type Nonces = Readonly<Record<string, string>>

const isNonces = (value: unknown): value is Nonces =>
  isRecord(value) && Object.values(value).every((nonce) => typeof nonce === 'string')

/** The nonce that came with each code on its way; it survives a reload of the tab and no longer. */
const held = kept<Nonces>({
  key: 'tiffin.codeNonces',
  codec: json(isNonces),
  fallback: {},
  storage: () => sessionStorage,
})

interface CodeTo {
  readonly areaCode: string
  readonly phone: string
}

const keyOf = ({ areaCode, phone }: CodeTo, scene: number) => `${scene} ${areaCode} ${phone}`

/** Shows that a code was sent to this device: the tries of others do not count against it. Empty when none was. */
export const codeNonce = (to: CodeTo, scene: number): string => held.get()[keyOf(to, scene)] ?? ''

export const noteCodeNonce = (to: CodeTo, scene: number, nonce: string): void =>
  held.set({ ...held.get(), [keyOf(to, scene)]: nonce })

/** After a code was right nothing of it is left here. */
export const forgetCodeNonces = (): void => held.clear()
