import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { paletteKeys } from './keys.ts'
import { useSections } from './sections.ts'

/** Every key of the desk, and what it does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const sections = useSections()
  const keys: readonly (readonly [keys: string, text: string])[] = [
    [paletteKeys(), t('desk.palette.title')],
    ...sections.map(({ letter, name }) => [`G ${letter.toUpperCase()}`, t('desk.keys.go', { page: t(name) })] as const),
    ['/', t('desk.keys.search')],
    ['J', t('desk.keys.next')],
    ['K', t('desk.keys.previous')],
    ['Enter', t('desk.keys.open')],
    ['Esc', t('desk.keys.back')],
    ['?', t('desk.keys.title')],
  ]
  return (
    <Dialog title={t('desk.keys.title')} closeLabel={t('action.close')} onClose={onClose}>
      <dl className="keys">
        {keys.map(([combination, text]) => (
          <div key={combination}>
            <dt>{text}</dt>
            <dd dir="ltr">
              {[...combination.split(' ').entries()].map(([place, key]) => (
                <kbd key={place}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
