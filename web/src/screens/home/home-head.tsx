import { greetingName } from '@tiffin/core/customer/nickname'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Awning, CorpMark } from '../../features/awning/awning.tsx'
import { useLanguageSheet } from '../../features/language-sheet/language-sheet-host.tsx'
import { openLogin } from '../../state/login/login-way.ts'
import { useHasLogin, useSession } from '../../state/login/session.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import css from './home.module.css'

function greeting(name: string): string {
  const hour = new Date().getHours()
  const part = hour < 4 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  return t(`home.${part}${name && 'Name'}`, { name })
}

export function HomeHead({ isClosed }: { readonly isClosed: boolean }) {
  const t = useT()
  const { brandName, logo, slogan } = useSettings()
  const hasLogin = useHasLogin()
  const customer = useSession((state) => state.customer)
  const { open, sheet } = useLanguageSheet()
  return (
    <Awning isClosed={isClosed}>
      <div className={css.top}>
        <CorpMark logo={logo} size={34} />
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
          <h1 className="t24 h">{greeting(hasLogin && customer ? greetingName(customer) : '')}</h1>
          {slogan === '' ? null : <p className="t14">{slogan}</p>}
        </div>
        {hasLogin ? null : (
          <button type="button" className={`btn ${css.login}`} onClick={() => openLogin()}>
            {t('home.logIn')}
          </button>
        )}
      </div>
      {sheet}
    </Awning>
  )
}
