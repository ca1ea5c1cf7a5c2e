/** Whether a text is a number that can be called, as people write it; empty is none [store-13]. */
export const isStorePhone = (text: string): boolean =>
  text === '' || (/\d/.test(text) && /^\+?[\d ().\-/]*( ?(ext\.?|x|#) ?\d+)?$/i.test(text))
