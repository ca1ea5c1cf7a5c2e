import { useQuery } from '@tanstack/react-query'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { findSetup } from '../../data/setup.ts'
import { Entrance } from '../../features/entrance/entrance.tsx'
import { useTitle } from '../../features/page/head.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { BrandForm } from './brand-form.tsx'

/** The code stands behind the `#`, so that no server and no log sees it on the way. */
const codeOfAddress = (): string => decodeURIComponent(location.hash.slice(1))

/** The page of the link that a server prints: makes a brand. */
export function SetupScreen() {
  const t = useT()
  const [code] = useState(codeOfAddress)
  const { error, isPending } = useQuery({
    queryKey: ['setup', code],
    queryFn: () => findSetup(code),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useTitle(t('desk.setup.title'))
  const intro = error ? t('desk.setup.overText') : t('desk.setup.intro')
  return (
    <Entrance name="setup" title={t('desk.setup.title')} intro={intro}>
      {isPending && <SkeletonRows label={t('desk.loading')} />}
      {error && (
        <p className="notice error" role="alert">
          <DeskIcon name="warning" size="s" />
          {error.message}
        </p>
      )}
      {!isPending && !error && <BrandForm code={code} />}
    </Entrance>
  )
}
