/** A window of ours, as far as messages need it. */
interface AppWindow {
  readonly url: string
  readonly focused: boolean
  readonly visibilityState: string
  focus(): Promise<unknown>
  postMessage(word: unknown): void
}

interface Notice {
  readonly body: string
  readonly tag: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly icon: string
  readonly data: Target
}

/** Where a message leads. */
interface Target {
  readonly corp: string
  readonly path: string
}

export interface PushMessagesOf {
  readonly origin: string
  readonly windows: () => Promise<readonly AppWindow[]>
  readonly openWindow: (address: string) => Promise<unknown>
  readonly show: (title: string, notice: Notice) => Promise<void>
}

interface Message extends Target {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly lang: string
}

const isCorp = (corp: string) => /^[a-z0-9][a-z0-9-]{0,31}$/.test(corp)
/** A page of the app, not an address elsewhere. */
const isPath = (path: string) => /^\/[A-Za-z0-9]/.test(path)

function readMessage(text: string): Message | undefined {
  try {
    const { corp, path, title, body, tag, lang } = JSON.parse(text)
    const isWhole = [corp, path, title, body, tag, lang].every((part) => typeof part === 'string')
    return isWhole && isCorp(corp) && isPath(path) ? { corp, path, title, body, tag, lang } : undefined
  } catch {
    return undefined
  }
}

/** Shows messages that come while no page of the brand is looked at, and opens the page that they are about. */
export function createPushMessages({ origin, windows, openWindow, show }: PushMessagesOf) {
  const corpOf = ({ url }: AppWindow) => new URL(url).searchParams.get('corp')
  const isApp = ({ url }: AppWindow) => new URL(url).pathname === '/'
  const windowsOf = async (corp: string) => (await windows()).filter((one) => isApp(one) && corpOf(one) === corp)

  return {
    /** The page that is looked at shows the order itself. */
    async hear(text: string): Promise<void> {
      const message = readMessage(text)
      if (message === undefined) return
      const { corp, path, title, body, tag, lang } = message
      const isLookedAt = (await windowsOf(corp)).some((one) => one.visibilityState === 'visible' && one.focused)
      if (isLookedAt) return
      await show(title, {
        ...{ body, tag, lang, dir: lang.startsWith('ar') ? 'rtl' : 'ltr' },
        icon: `${origin}/app-icon/192.png?corp=${corp}`,
        data: { corp, path },
      })
    },

    /** A window of the brand that is open goes to the page; without one a new one opens there. */
    async open({ corp, path }: Target): Promise<void> {
      if (!isCorp(corp) || !isPath(path)) return
      const [open] = await windowsOf(corp)
      if (open === undefined) {
        await openWindow(`${origin}/?corp=${corp}#${path}`)
        return
      }
      await open.focus().catch(() => undefined)
      open.postMessage({ type: 'open', path })
    },
  }
}
