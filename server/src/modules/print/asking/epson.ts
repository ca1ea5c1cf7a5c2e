import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { type EpsonResult, epsonResultOf } from '@tiffin/core/print/epson-result'
import { asPrinter, drawFor, endFor, type PrinterAddress, type PrintParts, takeFor } from './as-printer.ts'
import { type Raster, rasterOf } from './raster.ts'

/** A job that was sent and not answered is not sent again for so long: its printer may print it still. */
const holdMs = 20_000

/** Epson takes thirty letters; the id of a job has 36, which are sixteen bytes. */
const shortOf = (jobId: string): string => Buffer.from(jobId.replaceAll('-', ''), 'hex').toString('base64url')

/** A text of another form is the id of no job. */
const jobIdOf = (short: string): string =>
  Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const pages = 'http://www.epson-pos.com/schemas/2011/03/epos-print'

/** Tells a printer to print a picture and to cut. */
const requestOf = (jobId: string, { width, height, bits }: Raster): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00"><ePOSPrint>
<Parameter><devid>local_printer</devid><timeout>60000</timeout><printjobid>${shortOf(jobId)}</printjobid></Parameter>
<PrintData><epos-print xmlns="${pages}"><image width="${width}" height="${height}" color="color_1" mode="mono">${bits.toString('base64')}</image><cut type="feed"/></epos-print></PrintData>
</ePOSPrint></PrintRequestInfo>`

function* elementsOf(element: XmlElement): Generator<XmlElement> {
  yield element
  for (const child of element.children) if (child instanceof XmlElement) yield* elementsOf(child)
}

/** What a printer says of the job that it was sent, `jobId` null: of the one that it took last; nothing when it says nothing that can be read. */
function readResult(file: string): { jobId: string | null; result: EpsonResult } | undefined {
  try {
    const { root } = parseXml(file)
    const elements = root ? [...elementsOf(root)] : []
    const answer = elements.find(({ name }) => name === 'response')
    const id = elements.find(({ name }) => name === 'printjobid')
    return answer && { jobId: id?.text ? jobIdOf(id.text) : null, result: epsonResultOf(answer.attributes) }
  } catch {
    return undefined
  }
}

/** Asks what it is to print: nothing is said with an empty answer. */
async function answerRequest(parts: PrintParts, address: PrinterAddress): Promise<string> {
  const taken = await asPrinter(parts, address, async (printer, tx) => {
    const { jobId } = printer
    if (jobId === null) return undefined
    const handed = await takeFor(printer, { jobId, holdMs }, tx)
    return handed && { ...handed, jobId }
  })
  if (taken === undefined) return ''
  return requestOf(taken.jobId, await rasterOf(await drawFor(parts, taken)))
}

/** Says what became of what it was to print. */
async function noteResult(parts: PrintParts, address: PrinterAddress, file: string): Promise<void> {
  const read = readResult(file)
  await asPrinter({ ...parts, code: read?.result.statusCode ?? null }, address, async (printer, tx) => {
    if (!read || read.result.end === 'later') return
    await endFor(printer, { jobId: read.jobId, end: read.result.end }, tx)
  })
}

/**
 * Epson Server Direct Print: a printer asks by a form and is answered with what it prints, as XML; what became of it comes as another form,
 * and one without a result only says that the printer is there [print-9]. A job stays taken until then, so that a printer that loses its power gets it again.
 */
export async function answerForm(parts: PrintParts, address: PrinterAddress, form: URLSearchParams): Promise<string> {
  if (form.get('ConnectionType') === 'GetRequest') return answerRequest(parts, address)
  await noteResult(parts, address, form.get('ResponseFile') ?? '')
  return ''
}
