/** What was typed on our own keys as a number is written: `.5` is `0.5`, `5.` is `5`. */
export const figuresOf = (typed: string): string => typed.replace(/^\./, '0.').replace(/\.$/, '')
