/** The part of a picture that was chosen, in its own pixels. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** As large as the server keeps it. */
const side = 512

/** Draws the chosen part as a JPEG of its own, so that nothing else of the file leaves the device. */
export async function drawCrop(address: string, { x, y, width, height }: Part): Promise<Blob> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(1, Math.min(side, Math.round(width)))
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('this browser draws no pictures')
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('this picture cannot be drawn')) : resolve(blob)),
      'image/jpeg',
      0.92,
    ),
  )
}
