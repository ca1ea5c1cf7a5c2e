import { isSame, type Value } from '../draft/change.ts'
import { latinDigits } from '../language/latin-digits.ts'
import { parseMoney } from '../money/parse-money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Names } from './names.ts'
import { type FileFault, fileKey, type SheetFiles } from './sheet-files.ts'

/** What is wrong with a row or a cell. */
export type CellFault =
  ReturnType<Names['idOf']> extends Result<string, infer Fault>
    ? Fault | FileFault | 'notNumber' | 'notAmount' | 'notYesNo' | 'notOneOf' | 'notList'
    : never

/** What a cell needs to be read and written. */
export interface Within {
  readonly currencyScale: number
  readonly names: Names
  /** Pictures beside the sheets; none unless given. */
  readonly files?: SheetFiles
}

/** How a value stands in a cell. An empty text is no value. */
export interface CellType {
  readonly write: (value: Value, within: Within) => string
  readonly read: (text: string, within: Within) => Result<Value, CellFault>
}

const isText = (value: Value): value is string => typeof value === 'string'
const isNumber = (value: Value): value is number => typeof value === 'number'

/** Any text, as it is. */
export const text: CellType = { write: (value) => (isText(value) ? value : ''), read: ok }

const isAddress = (typed: string): boolean => /^(?:\/|https?:\/\/)/.test(typed)

/** A picture: its address, or the name of a file beside the sheets [sheet-6]. */
export const picture: CellType = {
  write: text.write,
  read: (typed, { files }) => (isAddress(typed) ? ok(typed) : (files?.get(fileKey(typed)) ?? refuse('unknownFile'))),
}

/** A whole number. */
export const whole: CellType = {
  write: (value) => (isNumber(value) ? String(value) : ''),
  read: (typed) => {
    const digits = latinDigits(typed.trim())
    return /^-?\d{1,15}$/.test(digits) ? ok(Number(digits)) : refuse('notNumber')
  },
}

function writeDecimal(minor: number, scale: number): string {
  const digits = String(minor).padStart(scale + 1, '0')
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** An amount of money in the brand's currency: `25.00` is 2500 at scale 2. */
export const amount: CellType = {
  write: (value, { currencyScale }) => (isNumber(value) ? writeDecimal(value, currencyScale) : ''),
  read: (typed, { currencyScale }) => {
    const minor = parseMoney(typed, currencyScale)
    return minor === undefined ? refuse('notAmount') : ok(minor)
  },
}

const choiceOf = (words: Readonly<Record<string, Value>>, fault: CellFault): CellType => ({
  write: (value) => Object.keys(words).find((word) => words[word] === value) ?? '',
  read: (typed) => {
    const value = words[typed.trim().toLowerCase()]
    return value === undefined ? refuse(fault) : ok(value)
  },
})

/** Yes or no. */
export const yesNo = choiceOf({ yes: true, no: false, true: true, false: false }, 'notYesNo')

/** Yes or no, kept as 1 or 0. */
export const onOff = choiceOf({ yes: 1, no: 0, true: 1, false: 0 }, 'notYesNo')

/** One of these words. */
export const oneOf = (words: Readonly<Record<string, Value>>): CellType => choiceOf(words, 'notOneOf')

/** Another item, named by its code or its id. */
export const reference = (kind: string): CellType => ({
  write: (value, { names }) => (isText(value) ? names.wordOf(kind, value) : ''),
  read: (typed, { names }) => names.idOf(kind, typed.trim()),
})

type Each = { write: (each: Value, within: Within) => string; read: CellType['read'] }

function readJson(typed: string): Result<Value, CellFault> {
  try {
    return ok(JSON.parse(typed) as Value) // as: JSON is a value
  } catch {
    return refuse('notList')
  }
}

/** Values with semicolons between them; what cannot be written so is written as JSON. */
function listOf({ write, read }: Each): CellType {
  const readList: CellType['read'] = (typed, within) => {
    if (typed.trimStart().startsWith('[')) return readJson(typed)
    const list: Value[] = []
    for (const part of typed.split(';').filter((each) => each.trim() !== '')) {
      const each = read(part.trim(), within)
      if (!each.ok) return each
      list.push(each.value)
    }
    return ok(list)
  }
  return {
    write: (value, within) => {
      if (!Array.isArray(value)) return ''
      const written = value.map((each) => write(each, within)).join('; ')
      const back = readList(written, within)
      return back.ok && isSame(back.value, value) ? written : JSON.stringify(value)
    },
    read: readList,
  }
}

/** `a; b` */
export const textList = listOf(text)

/** `/media/a; window.jpg` */
export const pictures: CellType = {
  write: textList.write,
  read: (typed, within) => {
    const list = textList.read(typed, within)
    if (!list.ok) return list
    const addresses: Value[] = []
    // as: what a list reads is a list
    for (const each of list.value as readonly Value[]) {
      const address = picture.read(isText(each) ? each : '', within)
      if (!address.ok) return address
      addresses.push(address.value)
    }
    return ok(addresses)
  },
}

/** `1; 2` */
export const wholeList = listOf(whole)

/** `ice; sugar`: items named by code or id. */
export const references = (kind: string): CellType => listOf(reference(kind))

const record = (value: Value) => value as Readonly<Record<string, Value>> // as: what is read of it is looked at below

/** Weights of materials and what is in them are kept in thousandths. */
const thousandths = 3

const writeThousandths = (value: Value): string =>
  isNumber(value) ? writeDecimal(value, thousandths).replace(/\.?0+$/, '') : ''

/** A decimal number of at most three decimals, kept in thousandths. */
export const decimal: CellType = {
  write: writeThousandths,
  read: (typed) => {
    const value = parseMoney(typed, thousandths)
    return value === undefined ? refuse('notNumber') : ok(value)
  },
}

type Of = { field: string; write: (value: Value) => string; read: (typed: string) => number | undefined }

/** `milk=200; tea=5.5`: materials, each with a figure. */
const materialsWith = ({ field, write, read }: Of): CellType =>
  listOf({
    write: (each, { names }) => {
      const { materialId = '', [field]: value = null } = record(each)
      return `${isText(materialId) ? names.wordOf('material', materialId) : ''}=${write(value)}`
    },
    read: (typed, { names }) => {
      const [word = '', figure = ''] = typed.split('=')
      const materialId = names.idOf('material', word.trim())
      const value = read(figure)
      if (!materialId.ok) return materialId
      return value === undefined ? refuse('notList') : ok({ materialId: materialId.value, [field]: value })
    },
  })

/** Materials with how much of each one unit uses. */
export const recipe = materialsWith({
  field: 'weight',
  write: writeThousandths,
  read: (typed) => parseMoney(typed, thousandths),
})

/** Materials of a recipe with the per cent that an option takes them to. */
export const shares = materialsWith({
  field: 'percent',
  write: (value) => (isNumber(value) ? String(value) : ''),
  read: (typed) => parseMoney(typed, 0),
})

const times = /^(?:([\d,\s]+)\s)?(\d\d:\d\d)\s*-\s*(\d\d:\d\d)$/

/** `1,2,3 08:00-11:00; 06:00-09:00`: weekdays, Monday is 1, and hours. */
export const saleTimes = listOf({
  write: (each) => {
    const { weekdays, start, end } = record(each)
    const days = Array.isArray(weekdays) && weekdays.length > 0 ? `${weekdays.join(',')} ` : ''
    return `${days}${start}-${end}`
  },
  read: (typed) => {
    const [match, days = '', start = '', end = ''] = times.exec(latinDigits(typed)) ?? []
    if (match === undefined) return refuse('notList')
    return ok({
      start,
      end,
      weekdays: days
        .split(',')
        .filter((day) => day.trim() !== '')
        .map(Number),
    })
  },
})
