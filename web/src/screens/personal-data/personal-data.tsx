import '../../styles/narrow-page.css'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { Profile } from '../../data/customer/profile.ts'
import { useProfile } from '../../data/customer/profile.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { Page } from '../../features/page/page.tsx'
import { AvatarChoice } from './avatar-choice.tsx'
import css from './personal-data.module.css'
import { ProfileForm } from './profile-form.tsx'

function Waiting() {
  const t = useT()
  return (
    <div className={`narrow-page ${css.waiting}`} role="status" aria-label={t('frame.loading')}>
      <Skeleton block={96} inline={96} radius={48} />
      <Skeleton block={44} inline={168} radius={22} />
      <div className={`card ${css.waitingFields}`}>
        {['24%', '16%', '20%', '22%'].map((inline) => (
          <div key={inline}>
            <Skeleton block={14} inline={inline} />
            <Skeleton block={52} radius={12} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** What is typed stays while the profile is read again; the form begins again with what was saved. */
function Own({ profile }: { readonly profile: Profile }) {
  const [saved, setSaved] = useState({ profile, count: 0 })
  return (
    <>
      <div className={`narrow-page ${css.top}`}>
        <AvatarChoice profile={profile} />
      </div>
      <ProfileForm
        key={saved.count}
        saved={saved.profile}
        onSaved={(next) => setSaved(({ count }) => ({ profile: next, count: count + 1 }))}
      />
    </>
  )
}

/** The customer's own data. */
export function PersonalDataScreen() {
  const t = useT()
  const { data: profile, isError, refetch } = useProfile()
  return (
    <Page page="personalData" title={t('title.personalData')}>
      {profile === undefined && isError ? <LoadFault onRetry={refetch} /> : null}
      {profile === undefined && !isError ? <Waiting /> : null}
      {profile === undefined ? null : <Own profile={profile} />}
    </Page>
  )
}
