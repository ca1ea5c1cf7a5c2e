/** A server that takes mail, and who sends it. */
export interface MailAccess {
  /** `smtps:` from the first byte, `smtp:` with STARTTLS; plain to this machine only. */
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
}

type Env = Readonly<Record<string, string | undefined>>

const fromForm =
  /^(?:(?<name>[^<>"\p{Cc}]{1,100}?)\s*<(?<inner>[^\s@<>,;:"()]+@[^\s@<>,;:"()]+)>|(?<plain>[^\s@<>,;:"()]+@[^\s@<>,;:"()]+))$/u

/** Both settings or none. The address may hold a password: it is never shown. */
export function readMail(env: Env): MailAccess | undefined {
  const [text, from] = [env.SMTP_URL?.trim() ?? '', env.MAIL_FROM?.trim() ?? '']
  if (text === '' && from === '') return undefined
  if (text === '' || from === '') throw new Error(`Sending mail needs ${text === '' ? 'SMTP_URL' : 'MAIL_FROM'} too.`)
  const url = URL.parse(text)
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol))
    throw new Error('SMTP_URL is an address that begins with smtps:// or smtp://.')
  const sender = fromForm.exec(from)?.groups
  if (!sender) throw new Error(`MAIL_FROM is an address or a name with one, Tea <receipts@tea.example>, not "${from}".`)
  const { name = '', inner, plain = '' } = sender
  return { url: text, from: { name: name.trim(), address: inner ?? plain } }
}
