/**
 * Goes through everything that is due, page by page: `list` answers what comes after the last row of the page before.
 * On past what cannot be handled now: it must not keep the rest waiting.
 */
export async function eachPage<Row>(
  list: (after: Row | undefined) => Promise<Row[]>,
  handle: (page: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  let last: Row | undefined
  do {
    const page = await list(last)
    await handle(page)
    last = page.at(-1)
  } while (last !== undefined)
}
