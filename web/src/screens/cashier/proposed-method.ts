interface Methods {
  /** What the customer ticked. */
  readonly chosen: string | undefined
  /** What the provider declined last. */
  readonly declined: string | undefined
}

/** The way to pay that is ticked: the customer's choice, else the one after a declined one, else the first. */
export function proposedMethod(methods: readonly { readonly code: string }[], preferred: Methods): string | undefined {
  const codes = methods.map(({ code }) => code)
  const { chosen, declined } = preferred
  if (chosen !== undefined && codes.includes(chosen)) return chosen
  return codes[(codes.indexOf(declined ?? '') + 1) % codes.length]
}
