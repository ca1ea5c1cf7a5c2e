import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { showToast } from '../../state/toast.ts'

/** How long it says that it has copied. */
const copiedMs = 2000

/** Copies a text and says so. */
export function CopyButton({ text, className = 'btn line' }: { text: string; className?: string }) {
  const t = useT()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast(t('desk.copyFailed'))
    }
  }

  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} size="s" />
      <span role="status">{isCopied ? t('desk.copied') : t('desk.copy')}</span>
    </button>
  )
}
