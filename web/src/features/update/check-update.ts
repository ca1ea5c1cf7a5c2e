import { appVersion } from '@tiffin/kit/client/app-version.ts'
import { ask } from '@tiffin/kit/client/ask.ts'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { kept, text } from '@tiffin/kit/client/kept.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { answerHooks, call } from '../../data/call.ts'
import { reloadPage } from '../../device/leave-for.ts'
import { loadRestOfWords } from '../../state/language/words.ts'

type VersionInfo = Bootstrap['version']

/** `2.2.2` is 222 [call-10]. */
const codeOf = (version: string): number => Number(version.replaceAll('.', ''))

interface Newest {
  readonly version: string
  readonly isForced: boolean
  readonly notes: string
  readonly downloadUrl: string
}

/** An app that is too old does not even learn how new the new one is. */
const tooOld: Newest = { version: '', isForced: true, notes: '', downloadUrl: '' }

const ownCode = codeOf(appVersion)

/** What the server has that this app is not; undefined when this is the newest. */
const newerThanOwn = ({ version, code, minCode, force, notes, downloadUrl }: VersionInfo): Newest | undefined =>
  code > ownCode ? { version, notes, downloadUrl, isForced: force || minCode > ownCode } : undefined

/** The same, asked for now. */
async function findNewer(): Promise<Newest | undefined> {
  try {
    return newerThanOwn(await call('/api/app/common/version/version-info/v2', {}, { isSilent: true }))
  } catch (failure) {
    if (isRefusal(failure, 'versionTooOld')) return tooOld
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
  else reloadPage() // a page that is reloaded is the newest
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

/** The version that was offered before; an optional one is offered once. */
const keptOffer = kept({ key: 'tiffin.offeredVersion', codec: text, fallback: '' })

let isOffering = false

async function offerOnce(newer: Newest): Promise<void> {
  if (isOffering) return
  isOffering = true
  try {
    await loadRestOfWords()
    // What must be is asked until it is done; the page is reloaded then, or left for a store of apps.
    do await offer(newer)
    while (newer.isForced && newer.downloadUrl !== '')
  } finally {
    isOffering = false
  }
}

/** Offers what the brand's settings say is newer, and insists when a call is refused for the app's age. Answers how to stop. */
export function followVersion(): () => void {
  const { version } = useBootstrap.getState().bootstrap ?? {}
  const newer = version === undefined ? undefined : newerThanOwn(version)
  if (newer !== undefined && (newer.isForced || keptOffer.get() !== newer.version)) {
    keptOffer.set(newer.version)
    offerOnce(newer).catch(() => undefined)
  }
  answerHooks.onTooOld = () => void offerOnce(tooOld).catch(() => undefined)
  return () => {
    answerHooks.onTooOld = () => {}
  }
}
