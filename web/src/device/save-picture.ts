const sidePixels = 1024
const marginPixels = 64

/** Saves a square drawing as a PNG on white, with a quiet zone around it, so that another app can read it from the gallery. */
export async function savePicture(drawing: SVGSVGElement, fileName: string): Promise<void> {
  const picture = new Image(sidePixels, sidePixels)
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = sidePixels
  canvas.height = sidePixels
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, sidePixels, sidePixels)
  const inner = sidePixels - 2 * marginPixels
  pen.drawImage(picture, marginPixels, marginPixels, inner, inner)
  canvas.toBlob((blob) => {
    if (!blob) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = fileName
    link.click()
    URL.revokeObjectURL(link.href)
  }, 'image/png')
}
