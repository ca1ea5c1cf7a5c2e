import { useT } from '@tiffin/kit/client/words.ts'

/** The foot of a dialog in which nothing is left to confirm. */
export function DoneFoot({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  return (
    <div className="buttons">
      <button type="button" className="btn primary" onClick={onClose}>
        {t('action.done')}
      </button>
    </div>
  )
}
