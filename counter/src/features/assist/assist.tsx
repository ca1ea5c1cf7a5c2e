import '../../styles/assist.css'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useCallback, useState } from 'react'
import { type Assisted, endAssist } from '../../data/assist.ts'
import { useSession } from '../../state/session.ts'
import { AskScan } from './ask-scan.tsx'
import { Helped } from './helped.tsx'

interface AssistDialogProps {
  readonly assisted: Assisted | undefined
  readonly onScan: (assisted: Assisted) => void
  readonly onClose: () => void
}

function AssistDialog({ assisted, onScan, onClose }: AssistDialogProps) {
  const t = useT()
  if (assisted === undefined) {
    return (
      <Dialog isForm title={t('counter.assist.scanTitle')} onClose={onClose}>
        <AskScan onScan={onScan} onClose={onClose} />
      </Dialog>
    )
  }
  const done = () => {
    endAssist(assisted.assistId)
    onClose()
  }
  return (
    <Dialog isForm title={t('counter.assist.helping', { name: assisted.customer.nickName })} onClose={done}>
      <Helped scanned={assisted} onEnd={onClose} />
      <div className="buttons">
        <button type="button" className="btn primary" onClick={done}>
          {t('counter.assist.done')}
        </button>
      </div>
    </Dialog>
  )
}

/** Scans a member's code and helps with the order; for those who may. */
export function AssistButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [assisted, setAssisted] = useState<Assisted | undefined>(undefined)
  const mayAssist = useSession(({ employee }) => employee?.permission?.includes('order:assist') ?? false)
  const close = useCallback(() => {
    setOpen(false)
    setAssisted(undefined)
  }, [])
  if (!mayAssist) return null
  return (
    <>
      <button type="button" className="btn soft" onClick={() => setOpen(true)}>
        <Icon name="scan" size="s" />
        <span className="assist-words">{t('counter.assist.button')}</span>
      </button>
      {isOpen && <AssistDialog assisted={assisted} onScan={setAssisted} onClose={close} />}
    </>
  )
}
