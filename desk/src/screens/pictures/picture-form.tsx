import type { Language } from '@tiffin/core/language/language'
import { pictureWidths } from '@tiffin/core/media/picture'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { PictureDetail } from '../../data/pictures.ts'
import { LanguageTabs } from '../../features/entry/language-tabs.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { listed } from '../../state/lists.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { UseList } from './use-list.tsx'
import { type PictureFormState, usePictureForm } from './use-picture-form.ts'

interface PictureFormProps {
  readonly picture: PictureDetail
  /** The language of the text that is written. */
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly onReplace: () => void
  readonly onCrop: () => void
  readonly onClose: () => void
}

const wordsOfTexts = { label: 'desk.picture.textLanguages', missing: 'desk.picture.missing' } as const
const [longestName, longestText] = [120, 300]

interface LargeProps extends Pick<PictureFormProps, 'picture' | 'onCrop'> {
  readonly isDisabled: boolean
}

function Large({ picture: { wholeAddress, altText, width, height }, isDisabled, onCrop }: LargeProps) {
  const t = useT()
  const sizes = listed(pictureWidths.map(String))
  return (
    <figure className="large">
      <img src={wholeAddress} alt={altText[currentLanguage()] ?? ''} width={width} height={height} />
      <figcaption className="ink2">
        {t('desk.picture.size', { width: String(width), height: String(height) })}
        {' · '}
        {t('desk.picture.squares', { sizes })}
      </figcaption>
      <button type="button" className="btn line s" disabled={isDisabled} onClick={onCrop}>
        {t('desk.picture.crop')}
      </button>
    </figure>
  )
}

interface TextFieldsProps extends Pick<PictureFormProps, 'language' | 'onLanguage'> {
  readonly form: PictureFormState
  readonly reason: string | undefined
}

function TextFields({ form, reason, language, onLanguage }: TextFieldsProps) {
  const t = useT()
  return (
    <>
      <TextField
        label={t('desk.field.name')}
        value={form.name}
        maxLength={longestName}
        disabled={reason !== undefined}
        hint={reason}
        onChange={({ target }) => form.setName(target.value)}
      />
      <LanguageTabs texts={form.texts} chosen={language} onChoose={onLanguage} words={wordsOfTexts} />
      <Field
        label={t('desk.picture.altIn', { language: t(`lang.${language}`) })}
        hint={reason ?? t('desk.picture.altHint')}
      >
        {(ties) => (
          <span className="in area" dir={language === 'ar-IQ' ? 'rtl' : 'ltr'}>
            <textarea
              {...ties}
              rows={3}
              lang={language}
              maxLength={longestText}
              disabled={reason !== undefined}
              value={form.texts[language] ?? ''}
              onChange={({ target }) => form.setText(language, target.value)}
            />
          </span>
        )}
      </Field>
    </>
  )
}

function UsedIn({ uses }: { uses: PictureDetail['useList'] }) {
  const t = useT()
  return (
    <section className="usedin">
      <h3>{t('desk.picture.usedIn')}</h3>
      {uses.length === 0 ? (
        <p className="ink2">{t('desk.picture.notUsed')}</p>
      ) : (
        <UseList uses={uses} label={t('desk.picture.usedIn')} />
      )}
    </section>
  )
}

interface FootProps extends Pick<PictureFormProps, 'picture' | 'onReplace'> {
  readonly form: PictureFormState
  readonly reason: string | undefined
}

function Foot({ picture: { useList }, form, reason, onReplace }: FootProps) {
  const t = useT()
  const isShown = useList.some(({ kind }) => kind !== 'release')
  const againstDelete = reason ?? (useList.length > 0 ? t('refusal.pictureUsed') : undefined)
  return (
    <>
      <button
        type="button"
        className="btn quiet"
        disabled={againstDelete !== undefined || form.isDeleting}
        title={againstDelete}
        onClick={form.remove}
      >
        {t('action.delete')}
      </button>
      <span className="grow" />
      {isShown && (
        <button
          type="button"
          className="btn line"
          disabled={reason !== undefined || form.isDirty}
          title={reason}
          onClick={onReplace}
        >
          {t('desk.picture.everywhere')}
        </button>
      )}
      <button
        type="button"
        className={form.isSaving ? 'btn primary loading' : 'btn primary'}
        aria-busy={form.isSaving}
        disabled={reason !== undefined || !form.isDirty}
        title={reason}
        onClick={form.save}
      >
        {t('action.save')}
      </button>
    </>
  )
}

/** A picture with its name, what it says in each language, and what shows it. */
export function PictureForm({ picture, language, onLanguage, onReplace, onCrop, onClose }: PictureFormProps) {
  const t = useT()
  const form = usePictureForm(picture, onClose)
  const { reasonAgainst } = useRights()
  const reason = reasonAgainst('menu:edit')
  return (
    <Dialog
      title={picture.pictureName === '' ? t('desk.picture.unnamed') : picture.pictureName}
      closeLabel={t('action.close')}
      onClose={form.close}
      isPage
      isWide
      foot={<Foot {...{ picture, form, reason, onReplace }} />}
    >
      <div className="pictureform">
        <Large {...{ picture, onCrop }} isDisabled={reason !== undefined || form.isDirty} />
        <div className="fields">
          <TextFields {...{ form, reason, language, onLanguage }} />
          <UsedIn uses={picture.useList} />
        </div>
      </div>
    </Dialog>
  )
}
