import { ask } from '@tiffin/kit/client/ask.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useEffect } from 'react'
import { goBack, navigator } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'

/** Asks before a page with changes that are not saved is left, or its tab is closed. */
export function useAskBeforeLeaving(isChanged: boolean): void {
  const { id } = usePage()
  useEffect(() => {
    if (!isChanged) return
    let mayLeave = false
    const release = navigator().onBackPress(id, () => {
      if (mayLeave) return true
      ask({
        title: t('profile.leave.title'),
        text: t('profile.leave.text'),
        confirm: { label: t('profile.leave.stay'), answer: 'stay' },
        cancel: { label: t('profile.leave.go'), answer: 'go' },
        closing: 'stay',
      }).then((answer) => {
        mayLeave = answer === 'go'
        if (mayLeave) goBack()
      })
      return false
    })
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => {
      release()
      removeEventListener('beforeunload', hold)
    }
  }, [id, isChanged])
}
