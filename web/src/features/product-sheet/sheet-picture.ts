/** How large the sheet of a product shows its picture, CSS px: by it the browser picks the file. */
export const sheetPicturePx = 268
