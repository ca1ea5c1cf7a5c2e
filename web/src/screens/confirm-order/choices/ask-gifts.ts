import { ask } from '@tiffin/kit/client/ask.ts'
import { t } from '@tiffin/kit/client/words.ts'

/** Free items that were not chosen are lost with the order: asked once before it is placed. */
export async function askAboutGifts(
  count: number,
  pictures: readonly string[],
): Promise<'choose' | 'without' | 'close'> {
  const answer = await ask({
    title: t('gift.leftTitle', { count }),
    pictures,
    confirm: { label: t('gift.chooseNow'), answer: 'choose' },
    cancel: { label: t('gift.orderWithout'), answer: 'without' },
    closing: 'close',
  })
  return answer as 'choose' | 'without' | 'close' // the three answers above
}
