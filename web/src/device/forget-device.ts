/** What says nothing of a person: the brand of this address, the language of the app, its version. */
const keptKeys: readonly string[] = ['icc_corp_id', 'useLanguage', 'icc_app_version']

/** Leaves nothing of previous customers on this device, names of statistics and searches included. */
export function forgetDevice(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!keptKeys.includes(key)) storage.removeItem(key)
}
