import { lazy, Suspense, useState } from 'react'

const LanguageSheet = lazy(() =>
  import('./language-sheet.tsx').then(({ LanguageSheet }) => ({ default: LanguageSheet })),
)

/** The sheet that offers the languages; its code comes when it is first opened. */
export function useLanguageSheet() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const sheet =
    state === 'never' ? null : (
      <Suspense>
        <LanguageSheet isOpen={state === 'open'} onClose={() => setState('closed')} />
      </Suspense>
    )
  return { open: () => setState('open'), sheet }
}
