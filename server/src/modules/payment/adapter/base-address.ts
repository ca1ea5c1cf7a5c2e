type Settings = Readonly<Record<string, string | undefined>>

/** Where a provider's API is: the provider's own address, or the one that a test names; `readConfig` refuses such a setting in production. */
export const baseAddress = (settings: Settings, name: `PAY_${string}_API`, own: string): string =>
  settings[name]?.trim().replace(/\/+$/, '') || own
