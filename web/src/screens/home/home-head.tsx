import { Awning, BrandMark } from '../../features/awning/awning.tsx'
import { useLanguageSheet } from '../../features/language-sheet/language-sheet-host.tsx'
import { openPage } from '../../state/navigation.ts'
import { paths } from '../../state/paths.ts'
import { useHasLogin, useSession } from '../../state/session.ts'
import { useSettings } from '../../state/settings.ts'
import { t, useT } from '../../state/words.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './home.module.css'

function greeting(hour: number, name: string): string {
  const isMorning = hour >= 4 && hour < 12
  const isAfternoon = hour >= 12 && hour < 18
  if (name === '') return t(isMorning ? 'home.morning' : isAfternoon ? 'home.afternoon' : 'home.evening')
  const key = isMorning ? 'home.morningName' : isAfternoon ? 'home.afternoonName' : 'home.eveningName'
  return t(key, { name })
}

/** The name people are called by: the first word. */
const callName = (nickName: string): string => nickName.trim().split(/\s+/)[0] ?? ''

export function HomeHead({ isClosed }: { readonly isClosed: boolean }) {
  const t = useT()
  const { brandName, logo, slogan } = useSettings()
  const hasLogin = useHasLogin()
  const nickName = useSession(({ customer }) => customer?.nickName ?? '')
  const { open, sheet } = useLanguageSheet()
  return (
    <Awning isClosed={isClosed}>
      <div className={css.top}>
        <BrandMark logo={logo} size={34} />
        <span className={`grow one ${css.word}`}>{brandName}</span>
        <button
          type="button"
          className="iconbtn"
          aria-label={t('home.search')}
          onClick={() => openPage(paths.searchGoods)}
        >
          <Icon name="search" />
        </button>
        <button type="button" className="iconbtn" aria-label={t('frame.language')} onClick={open}>
          <Icon name="globe" />
        </button>
      </div>
      <div className={css.bottom}>
        <div>
          <h1 className="t24 h">{greeting(new Date().getHours(), hasLogin ? callName(nickName) : '')}</h1>
          {slogan === '' ? null : <p className="t14">{slogan}</p>}
        </div>
        {hasLogin ? null : (
          <button type="button" className={`btn ${css.login}`} onClick={() => openPage(paths.login)}>
            {t('home.logIn')}
          </button>
        )}
      </div>
      {sheet}
    </Awning>
  )
}
