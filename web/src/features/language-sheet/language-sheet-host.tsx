import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'

const LanguageSheet = lazyPart(() => import('./language-sheet.tsx').then(({ LanguageSheet }) => LanguageSheet), {
  onFail: () => showToast(t('error.network')),
})

/** The sheet that offers the languages; its code comes when it is first opened. */
export function useLanguageSheet() {
  const [{ turn, isOpen }, setState] = useState({ turn: 0, isOpen: false })
  const close = () => setState({ turn, isOpen: false })
  const sheet = turn === 0 ? null : <LanguageSheet key={turn} isOpen={isOpen} onClose={close} />
  return { open: () => setState({ turn: turn + 1, isOpen: true }), sheet }
}
