import sharp from 'sharp'

/** A printer of a store that speaks Star CloudPRNT: it asks at its address, prints what it gets, and confirms it. */
export class CloudPrinter {
  /** The pictures that came out of it. */
  readonly papers: Buffer[] = []
  statusCode = '200%20OK'
  readonly #address: string

  constructor(address: string) {
    this.#address = address
  }

  async poll(): Promise<{ jobReady: boolean; jobToken?: string }> {
    const body = JSON.stringify({ statusCode: this.statusCode, printerMAC: '00:11:62:0c:35:41', clientAction: null })
    const answer = await fetch(this.#address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!answer.ok) throw new Error(`The printer was answered ${answer.status}.`)
    return answer.json()
  }

  /** One round of its work; true when it printed something. */
  async turn(): Promise<boolean> {
    const { jobReady, jobToken = '' } = await this.poll()
    if (!jobReady) return false
    const answer = await fetch(`${this.#address}?mac=00:11:62:0c:35:41&type=image/png&token=${jobToken}`)
    if (answer.ok) this.papers.push(Buffer.from(await answer.arrayBuffer()))
    await fetch(`${this.#address}?mac=00:11:62:0c:35:41&code=${answer.ok ? 'OK' : '520'}&token=${jobToken}`, {
      method: 'DELETE',
    })
    return answer.ok
  }

  /** Whether a strip begins with a mark: a band as wide as the roll, white on black, of which some letters are left. */
  async isMarked(paper: Buffer): Promise<boolean> {
    const { data, info } = await sharp(paper).greyscale().raw().toBuffer({ resolveWithObject: true })
    const isBlack = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 128
    const rows = Array.from({ length: 80 }, (_, index) => 15 + index)
    const isBand = rows.every((y) => isBlack(1, y) && isBlack(info.width - 2, y))
    const hasLetters = rows.some((y) => Array.from({ length: info.width }, (_, x) => x).some((x) => !isBlack(x, y)))
    return isBand && hasLetters
  }

  /** How long each strip is, in dots. */
  get lengths(): number[] {
    return this.papers.map((png) => png.readUInt32BE(20))
  }
}
