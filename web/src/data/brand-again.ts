import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

/** What else the brand says on its pages, by the keys under which it is held. */
export const brandKeys = ['agreement', 'downloadPage', 'qrBackground', 'guideMarkers', 'point-description'] as const

/** The brand's pages, tabs and colours once more; where nothing of them has changed, nothing is drawn again. */
export async function readBrandAgain(): Promise<void> {
  const language = currentLanguage()
  const bootstrap = await call('/api/app/common/bootstrap/detail', {}, { isSilent: true })
  const shown = useBootstrap.getState().bootstrap
  if (language !== currentLanguage() || JSON.stringify(bootstrap) === JSON.stringify(shown)) return
  useBootstrap.setState({ bootstrap })
}
