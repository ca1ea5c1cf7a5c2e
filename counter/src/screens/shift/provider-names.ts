/** Names of payment providers are the same in every language. */
export const providerNames: Readonly<Record<string, string>> = {
  ...{ stripe: 'Stripe', xendit: 'Xendit', midtrans: 'Midtrans', sandbox: 'Sandbox' },
}
