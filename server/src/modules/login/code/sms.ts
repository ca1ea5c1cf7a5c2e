/** Carries a text to a phone. In a demo there is none: the code is in the answer instead. */
export interface SmsGateway {
  /** Resolves once the provider has taken it. Throws `SmsNotSent` when it will not arrive, anything else when that is not known. */
  send(message: { phone: string; text: string }): Promise<void>
}

/** The provider did not take it. The message says why, without whom and what. */
export class SmsNotSent extends Error {}
