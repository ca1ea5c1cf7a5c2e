import { textIn as textInLanguage } from '@tiffin/core/language/language'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { itemOf, useAgreementVersion, useAgreementVersions } from '../../data/page-items.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { textIn } from '../../features/entry/entry-types.ts'
import { LanguageTabs } from '../../features/entry/language-tabs.tsx'
import { Failed } from '../../features/load/failed.tsx'
import { textsOf } from '../../features/menu/item-texts.ts'
import { momentOf } from '../../state/dates.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { PartProps } from './part-props.ts'

const longest = 15_000

/** Text without the tags of agreements, a paragraph a line. */
const plain = (html: string): string =>
  html
    .replace(/<\/(?:p|h2|h3|li)>|<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim()

function VersionDialog({ version, onClose }: { version: string; onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useAgreementVersion(version)
  const texts =
    data &&
    ([
      ['terms', data.serviceTerms],
      ['privacy', data.privacyPolicy],
    ] as const)
  return (
    <Dialog
      title={t('desk.pages.version', { version })}
      intro={data && momentOf(data.updatedAt)}
      closeLabel={t('action.close')}
      onClose={onClose}
    >
      {data === undefined && error === null && <SkeletonRows label={t('desk.loading')} />}
      {data === undefined && error !== null && <Failed failure={error} onRetry={() => void refetch()} />}
      {texts?.map(([name, text]) => (
        <section key={name} className="legaltext">
          <h3>{t(`desk.field.${name}`)}</h3>
          <p>{plain(textInLanguage(text, currentLanguage())) || t('desk.value.none')}</p>
        </section>
      ))}
    </Dialog>
  )
}

/** What was in force since when; customers keep the number of the version that they agreed to. */
function Versions() {
  const t = useT()
  const { data = [] } = useAgreementVersions()
  const [shown, setShown] = useState<string>()
  return (
    <aside className="versions" aria-labelledby="versions">
      <h2 id="versions">{t('desk.pages.versions')}</h2>
      <p className="ink2 t12">{t('desk.pages.versionsText')}</p>
      <ul>
        {data.map(({ version, updatedAt }, place) => (
          <li key={version}>
            <span className="grow versionname">
              <b>{t('desk.pages.version', { version })}</b>
              <small className="ink2">{momentOf(updatedAt)}</small>
            </span>
            {place === 0 && <span className="st">{t('desk.pages.inForce')}</span>}
            <button
              type="button"
              className="btn quiet s"
              aria-label={t('desk.pages.readVersion', { version })}
              onClick={() => setShown(version)}
            >
              {t('desk.pages.read')}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && <VersionDialog version={shown} onClose={() => setShown(undefined)} />}
    </aside>
  )
}

/** Terms and privacy policy, language by language, and the versions that there were. */
export function AgreementsPart({ items, reason }: PartProps) {
  const t = useT()
  const [language, setLanguage] = useState(currentLanguage)
  const agreement = itemOf(items, 'agreement')
  if (agreement === undefined) return null
  const fields = [
    ['serviceTerms', t('desk.field.terms')],
    ['privacyPolicy', t('desk.field.privacy')],
  ] as const
  return (
    <div className="pagegrid broad">
      <div className="blockform form2 legal">
        <p className="ink2">{t('desk.pages.agreementsText')}</p>
        <LanguageTabs texts={textsOf(agreement, 'serviceTerms')} chosen={language} onChoose={setLanguage} />
        {fields.map(([field, label]) => (
          <EntryField
            key={`${field} ${language}`}
            item={agreement}
            entry={textIn(field, language)}
            label={t('desk.change.fieldIn', { field: label, language: t(`lang.${language}`) })}
            hint={t('desk.pages.tags')}
            isLong
            {...{ language, reason, mostSigns: longest }}
          />
        ))}
      </div>
      <Versions />
    </div>
  )
}
