import type { App } from '../src/http/app.ts'

/** Where it asks; a restart of the server is another app on the same database. */
interface Printing {
  app: App
  readonly address: string
}

/**
 * A printer that speaks Star CloudPRNT as its protocol guide says: it asks by POST, fetches by GET, prints, and clears by DELETE; what was
 * not 200 it clears with 520. It keeps what it asked for over a restart of the server, and forgets it when it is restarted itself.
 */
export class FakePrinter {
  /** What has come out of it. */
  readonly papers: Buffer[] = []
  statusCode = '200%20OK'
  app: App
  readonly #path: string

  constructor({ app, address }: Printing) {
    this.app = app
    this.#path = new URL(address).pathname
  }

  async poll(): Promise<{ status: number; jobReady?: boolean; jobToken?: string; mediaTypes?: string[] }> {
    const payload = {
      status: '23 6 0 0 0 0 0 0 0',
      printerMAC: '00:11:62:00:00:01',
      statusCode: this.statusCode,
      clientAction: null,
    }
    const answer = await this.app.http.inject({ method: 'POST', url: this.#path, payload })
    return { status: answer.statusCode, ...answer.json() }
  }

  /** Answers the job; undefined when it could not be downloaded. */
  async fetch(token?: string): Promise<Buffer | undefined> {
    const query = { mac: '00:11:62:00:00:01', type: 'image/png', ...(token === undefined ? {} : { token }) }
    const answer = await this.app.http.inject({ method: 'GET', url: this.#path, query })
    return answer.statusCode === 200 ? answer.rawPayload : undefined
  }

  async clear(code: string, token?: string): Promise<number> {
    const query = { mac: '00:11:62:00:00:01', code, ...(token === undefined ? {} : { token }) }
    return (await this.app.http.inject({ method: 'DELETE', url: this.#path, query })).statusCode
  }

  /** One round of its work; true when it printed something. */
  async turn({ isOld = false } = {}): Promise<boolean> {
    const { jobReady, jobToken } = await this.poll()
    if (jobReady !== true || !this.statusCode.startsWith('2')) return false
    const token = isOld ? undefined : jobToken
    const picture = await this.fetch(token)
    if (picture) this.papers.push(picture)
    await this.clear(picture ? 'OK' : '520', token)
    return picture !== undefined
  }

  /** Works until nothing is left. */
  async work(): Promise<number> {
    let printed = 0
    while (await this.turn()) printed++
    return printed
  }
}

/** How wide and how long a PNG is, and the bits of a dot. */
export const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), length: png.readUInt32BE(20), bits: png[24] })
