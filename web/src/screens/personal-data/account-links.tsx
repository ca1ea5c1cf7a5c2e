import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { saveFile } from '@tiffin/kit/client/save-file.ts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { exportMyData } from '../../data/customer/profile.ts'
import { PasswordRow } from '../../features/login/fields/password-row.tsx'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import css from './personal-data.module.css'

/** Password, one's own data to take along, and the end of the account. */
export function AccountLinks() {
  const t = useT()

  async function takeAlong(): Promise<void> {
    try {
      const all = await whileLoading(exportMyData())
      const day = new Date(all.exportTime).toISOString().slice(0, 10)
      saveFile(`tiffin-${day}.json`, 'application/json', JSON.stringify(all, null, 2))
      showToast(t('profile.exportDone'))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure // the failure of a call has been shown
    }
  }

  return (
    <nav className={`card ${css.links}`} aria-label={t('title.personalData')}>
      <PasswordRow />
      <LinkRow icon="document" label={t('profile.export')} onClick={() => takeAlong()} />
      <LinkRow icon="bin" label={t('title.deleteAccount')} onClick={() => openPage(paths.deleteAccount)} />
    </nav>
  )
}
