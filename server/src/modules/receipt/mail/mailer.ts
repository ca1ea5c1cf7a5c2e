import type { MailAccess } from '../../../mail-config.ts'

/** What is sent to one address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly file: { readonly name: string; readonly bytes: Buffer }
}

/** The server of mail did not take it; `reason` has no address in it. */
export class MailFailure extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('mail not sent')
    this.reason = reason
  }
}

/** Within it mail must have been taken. */
const longestMs = 10_000

const isOwn = (host: string): boolean => /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(host)

/** How a server of mail is spoken to: over TLS only, unless it is this machine. */
export function connectionOf(url: string, withinMs: number) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const auth =
    username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
  return {
    ...{ host: hostname, port: Number(port) || (secure ? 465 : 587), secure, ...auth },
    ...(isOwn(hostname) ? { ignoreTLS: !secure } : { requireTLS: true }),
    ...{ connectionTimeout: withinMs, greetingTimeout: withinMs, socketTimeout: withinMs },
    // A mail is what it is given as: nothing of it may name a file or an address to fetch.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  }
}

/** Sends mail by SMTP, one connection for each. */
export class Mailer {
  readonly #access: MailAccess
  readonly #withinMs: number

  constructor(access: MailAccess, withinMs = longestMs) {
    this.#access = access
    this.#withinMs = withinMs
  }

  /** Throws `MailFailure` when it was refused, or not taken in time. */
  async send({ to, subject, text, html, file }: Mail): Promise<void> {
    const { createTransport } = await import('nodemailer') // by the first mail: 7 MB
    const transport = createTransport(connectionOf(this.#access.url, this.#withinMs))
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new MailFailure('too slow')), this.#withinMs)
    const { name, address } = this.#access.from
    const sent = transport.sendMail({
      ...{ from: { name, address }, to: { name: '', address: to }, subject, text, html },
      attachments: [{ filename: file.name, content: file.bytes }],
    })
    try {
      await Promise.race([sent, late.promise])
    } catch (failure) {
      throw failure instanceof MailFailure ? failure : new MailFailure(reasonOf(failure))
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The kind of a failure and the answer's number; its text has the address in it. */
function reasonOf(failure: unknown): string {
  const { code = 'unknown', responseCode = '' } = failure as { code?: unknown; responseCode?: unknown } // as: what nodemailer adds to errors
  return `${String(code)} ${String(responseCode)}`.trim()
}
