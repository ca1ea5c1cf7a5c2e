import { useQueryClient } from '@tanstack/react-query'
import { type Language, languages, type Texts } from '@tiffin/core/language/language'
import { ask } from '@tiffin/kit/client/ask.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type PictureDetail, picturesKey, rereadPictures } from '../../data/pictures.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { showToast } from '../../state/toast.ts'

const trimmed = (text: string | undefined): string => text?.trim() ?? ''

/** What is typed of a picture: kept until it is saved, and asked about before it is lost. */
export function usePictureForm(picture: PictureDetail, onClose: () => void) {
  const t = useT()
  const client = useQueryClient()
  const saving = useDeskCall('/api/app/desk/picture/update', picturesKey)
  const deleting = useDeskCall('/api/app/desk/picture/delete')
  const { pictureId, version, focusX, focusY, zoom } = picture
  const [name, setName] = useState(picture.pictureName)
  const [texts, setTexts] = useState<Texts>(picture.altText)
  const isTyped = (language: Language) => trimmed(texts[language]) !== trimmed(picture.altText[language])
  const isDirty = name.trim() !== picture.pictureName || languages.some(isTyped)

  async function save() {
    await saving.mutateAsync({
      ...{ pictureId, version, focusX, focusY, zoom, pictureName: name },
      altText: Object.fromEntries(languages.map((language) => [language, trimmed(texts[language])])),
    })
    showToast(t('desk.picture.saved'))
  }

  async function close() {
    const discard = { label: t('desk.publish.discard'), answer: 'yes' }
    const question = { title: t('desk.picture.discardTitle'), confirm: discard }
    const isLeft = !isDirty || (await ask({ ...question, cancel: { label: t('action.cancel'), answer: '' } })) === 'yes'
    if (isLeft) onClose()
  }

  async function remove() {
    const answer = await ask({
      ...{ title: t('desk.picture.deleteTitle'), text: t('desk.picture.deleteText') },
      confirm: { label: t('action.delete'), answer: 'yes' },
      cancel: { label: t('action.cancel'), answer: '' },
    })
    if (answer !== 'yes') return
    await deleting.mutateAsync({ pictureId, version })
    showToast(t('desk.picture.deleted'))
    onClose()
    await rereadPictures(client)
  }

  return {
    ...{ name, setName, texts, isDirty, isSaving: saving.isPending, isDeleting: deleting.isPending },
    setText: (language: Language, text: string) => setTexts((before) => ({ ...before, [language]: text })),
    save: () => void save().catch(() => undefined), // what failed was shown
    remove: () => void remove().catch(() => undefined),
    close: () => void close(),
  }
}

export type PictureFormState = ReturnType<typeof usePictureForm>
