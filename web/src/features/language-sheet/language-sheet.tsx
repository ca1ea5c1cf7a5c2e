import '@tiffin/kit/ui/choices.css'
import type { Language } from '@tiffin/core/language/language'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { reloadBootstrap } from '../../data/bootstrap.ts'
import { switchLanguage } from '../../state/language/words.ts'
import css from './language-sheet.module.css'
import { useLanguageList } from './use-language-list.ts'

/** As long as a page may take [page-6]. */
const mostMs = 20_000

const tooLong = () => new Promise<never>((_done, fail) => setTimeout(fail, mostMs))

async function choose(language: Language): Promise<void> {
  try {
    await whileLoading(Promise.race([switchLanguage(language), tooLong()]))
  } catch {
    showToast(t('error.network'))
    return
  }
  await reloadBootstrap()
}

interface LanguageSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function LanguageSheet({ isOpen, onClose }: LanguageSheetProps) {
  const t = useT()
  const { language } = useLanguage()
  const list = useLanguageList()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={t('frame.language')}
      head={<h2 className={`t20 h ${css.title}`}>{t('frame.language')}</h2>}
    >
      {list.map(({ text, code }) => (
        <button
          key={code}
          type="button"
          className="row"
          aria-current={code === language || undefined}
          onClick={() => {
            onClose()
            choose(code)
          }}
        >
          <span className={code === language ? 'grow b' : 'grow'}>{text}</span>
          {code === language ? (
            <span className="pri">
              <Icon name="check" />
            </span>
          ) : null}
        </button>
      ))}
    </Sheet>
  )
}
