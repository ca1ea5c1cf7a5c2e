import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode } from 'react'
import { LanguageSelect } from '../settings/language-select.tsx'

interface EntranceProps {
  readonly name: string
  readonly title: string
  readonly intro: ReactNode
  readonly children: ReactNode
}

/** The page in front of the desk: the brand beside what is asked. */
export function Entrance({ name, title, intro, children }: EntranceProps) {
  const t = useT()
  const settings = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting)
  const logo = settings?.logo ?? ''
  return (
    <div className="entrance" data-testid={`page-${name}`}>
      <main>
        <div className="ask">
          <p className="brandline">
            {logo === '' ? null : <img src={`${logo}-192.webp`} alt="" width="40" height="40" />}
            <span>
              <b>{settings?.brandName ?? 'Tiffin'}</b>
              <small>{t('desk.title')}</small>
            </span>
          </p>
          <div>
            <h1 className="t32 h">{title}</h1>
            <p className="lead">{intro}</p>
          </div>
          {children}
        </div>
        <div className="low">
          <LanguageSelect />
        </div>
      </main>
      <aside aria-hidden="true">
        {logo === '' ? null : <img className="big" src={`${logo}-640.webp`} alt="" />}
        <p>{settings?.slogan}</p>
      </aside>
    </div>
  )
}
