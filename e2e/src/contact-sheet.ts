import sharp from 'sharp'

/** One picture of a page and how it was taken. */
export interface Shot {
  readonly png: Buffer
  readonly isWide: boolean
}

const gap = 16
const phone = { width: 195, height: 422 }
const desk = { width: 390, height: 244 }
const perRow = { phone: 6, desk: 3 }

const resized = ({ png }: Shot, size: { width: number; height: number }) =>
  sharp(png).resize(size.width, size.height).png().toBuffer()

/** All pictures of a page on one sheet: phones in the first row, desks in two rows below. */
export async function contactSheet(shots: readonly Shot[]): Promise<Buffer> {
  const phones = shots.filter(({ isWide }) => !isWide)
  const desks = shots.filter(({ isWide }) => isWide)
  const placeOf = (index: number, columns: number, size: { width: number; height: number }) => ({
    left: gap + (index % columns) * (size.width + gap),
    top: gap + Math.floor(index / columns) * (size.height + gap),
  })
  const placed = await Promise.all([
    ...phones.map(async (shot, index) => ({
      input: await resized(shot, phone),
      ...placeOf(index, perRow.phone, phone),
    })),
    ...desks.map(async (shot, index) => {
      const { left, top } = placeOf(index, perRow.desk, desk)
      return { input: await resized(shot, desk), left, top: top + phone.height + gap }
    }),
  ])
  const width = gap + perRow.phone * (phone.width + gap)
  const height = gap + phone.height + gap + 2 * (desk.height + gap)
  const sheet = sharp({ create: { width, height, channels: 3, background: '#8a8380' } })
  return sheet.composite(placed).webp({ quality: 82 }).toBuffer()
}
