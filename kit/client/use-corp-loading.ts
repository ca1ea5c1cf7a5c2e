import { useEffect, useState } from 'react'
import { type Bootstrap, useBootstrap } from './bootstrap.ts'
import { corpOfAddress } from './corp.ts'
import { isRefusal } from './is-refusal.ts'
import { useLanguage } from './language.ts'

const retryMs = 4_000

/** Reads the brand's settings, again when the language changes, and until they come. Answers whether there is no such brand. */
export function useCorpLoading(findCorp: () => Promise<Bootstrap>): boolean {
  const language = useLanguage((state) => state.language)
  const [isUnknown, setUnknown] = useState(corpOfAddress() === '')
  useEffect(() => {
    if (corpOfAddress() === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (_language: string) =>
      findCorp()
        .then((bootstrap) => useBootstrap.setState({ bootstrap }))
        .catch((failure: unknown) => {
          if (isRefusal(failure, 'corpMissing', 'corpUnknown')) setUnknown(true)
          else timer = setTimeout(() => load(_language), retryMs)
        })
    load(language)
    return () => clearTimeout(timer)
  }, [language, findCorp])
  return isUnknown
}
