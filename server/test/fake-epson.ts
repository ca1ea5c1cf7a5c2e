import type { App } from '../src/http/app.ts'

interface Sheet {
  readonly jobId: string
  readonly width: number
  readonly height: number
  /** Rows of bits, black ones set. */
  readonly bits: Buffer
}

const between = (text: string, start: string, end: string): string => text.split(start)[1]?.split(end)[0] ?? ''

/** A printer that speaks Epson Server Direct Print as its manual says: it asks by a form, prints what it is answered, and says by another form how that went. */
export class FakeEpson {
  readonly papers: Sheet[] = []
  /** Why it prints nothing: EPTR_REC_EMPTY. */
  trouble = ''
  readonly #app: App
  readonly #path: string

  constructor({ app, address }: { app: App; address: string }) {
    this.#app = app
    this.#path = new URL(address).pathname
  }

  async send(form: Readonly<Record<string, string>>): Promise<{ status: number; body: string }> {
    const { statusCode, body } = await this.#app.http.inject({
      ...{ method: 'POST', url: this.#path, payload: new URLSearchParams(form).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return { status: statusCode, body }
  }

  /** Asks what to print. */
  async ask(): Promise<Sheet | undefined> {
    const { body } = await this.send({ ConnectionType: 'GetRequest', ID: 'bar', Name: 'TM-m30III' })
    if (body === '') return undefined
    const image = between(body, '<image ', '</image>')
    return {
      jobId: between(body, '<printjobid>', '</printjobid>'),
      width: Number(between(image, 'width="', '"')),
      height: Number(between(image, 'height="', '"')),
      bits: Buffer.from(image.split('>')[1] ?? '', 'base64'),
    }
  }

  async answer(jobId: string, code = '', status = '251658262'): Promise<number> {
    const file = `<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="2.00"><ePOSPrint>
      <Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter>
      <PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${code === ''}" code="${code}" status="${status}" battery="0"/></PrintResponse>
      </ePOSPrint></PrintResponseInfo>`
    return (await this.send({ ConnectionType: 'SetResponse', ID: 'bar', Name: 'TM-m30III', ResponseFile: file })).status
  }

  /** One round of its work; true when it printed something. */
  async turn(): Promise<boolean> {
    const sheet = await this.ask()
    if (sheet === undefined) return false
    if (this.trouble === '') this.papers.push(sheet)
    await this.answer(sheet.jobId, this.trouble)
    return this.trouble === ''
  }
}
