import { CallFailure, call } from '../../data/call.ts'
import { isRefusal } from '../../data/is-refusal.ts'
import { appVersion } from '../../entry/app-version.ts'
import { ask, showToast, whileLoading } from '../../state/overlays.ts'
import { t } from '../../state/words.ts'

/** `2.2.2` is 222 (spec §1). */
const codeOf = (version: string): number => Number(version.replaceAll('.', ''))

interface Newest {
  readonly version: string
  readonly isForced: boolean
  readonly notes: string
  readonly downloadUrl: string
}

/** What the server has that this app is not; undefined when this is the newest. */
async function findNewer(): Promise<Newest | undefined> {
  try {
    const found = await call('/api/app/common/version/version-info/v2', {}, { isSilent: true })
    const { version, code, minCode, force, notes, downloadUrl } = found
    const own = codeOf(appVersion)
    return code > own ? { version, notes, downloadUrl, isForced: force || minCode > own } : undefined
  } catch (failure) {
    // An app that is too old is not even told how new the new one is.
    if (isRefusal(failure, 'versionTooOld')) return { version: '', isForced: true, notes: '', downloadUrl: '' }
    throw failure
  }
}

async function offer({ version, isForced, notes, downloadUrl }: Newest): Promise<void> {
  const fallback = t(isForced ? 'about.updateForced' : 'about.updateText')
  const answer = await ask({
    title: version === '' ? t('refusal.versionTooOld') : t('about.updateTitle', { version }),
    text: notes === '' ? fallback : notes,
    confirm: { label: t('about.update'), answer: 'update' },
    ...(isForced ? {} : { cancel: { label: t('action.later'), answer: 'later' } }),
  })
  if (answer !== 'update') return
  if (/^https:\/\//.test(downloadUrl)) location.assign(downloadUrl)
  else location.reload() // a page that is loaded anew is the newest
}

/** Asks the server for a newer version; says so when there is none. */
export async function checkUpdate(): Promise<void> {
  try {
    const newer = await whileLoading(findNewer())
    if (newer === undefined) showToast(t('about.newest'))
    else await offer(newer)
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    showToast(failure.kind === 'timeout' ? t('error.timeout') : failure.message)
  }
}
