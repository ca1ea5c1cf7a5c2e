/** The zeros of the digits that our customers' keyboards write: Arabic, Persian, Devanagari, Thai, Lao, and wide ones. */
const zeros = ['\u0660', '\u06f0', '\u0966', '\u0e50', '\u0ed0', '\uff10'].map((zero) => zero.charCodeAt(0))

/** A text with its digits, of whatever script, as 0 to 9: `٥٠` is `50`. Everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = zeros.find((each) => code >= each && code < each + 10)
    return zero === undefined ? digit : String(code - zero)
  })
