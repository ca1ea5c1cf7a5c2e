/** Whether a word of a text begins with what was typed, in small letters. */
export const hasWord = (text: string, typed: string): boolean => ` ${text.toLowerCase()}`.includes(` ${typed}`)
