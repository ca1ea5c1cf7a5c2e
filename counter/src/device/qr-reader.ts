/** Answers the text of the QR code that a film shows now, or nothing. */
export type ReadQr = (video: HTMLVideoElement) => Promise<string | undefined>

/** What the browsers that read codes themselves and the package `qr` have in common. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own, where it has one that knows QR codes. */
async function ownDetector(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass } // as: no library of types has it yet
  const formats = await own?.getSupportedFormats().catch((): string[] => [])
  return formats?.includes('qr_code') ? own : undefined
}

/** Reads with the browser's own means, or with a package that is fetched only then. */
export async function openQrReader(): Promise<ReadQr> {
  const Own = await ownDetector()
  const options = { formats: ['qr_code' as const] }
  const detector: Detector = Own ? new Own(options) : new (await import('qr/decode.js')).BarcodeDetector(options)
  return async (video) => (await detector.detect(video))[0]?.rawValue
}
