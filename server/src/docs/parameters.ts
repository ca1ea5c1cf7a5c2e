import { locales } from '@tiffin/phrases/locales'
import type { Schema } from './schema.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'header' | 'query' | 'path'
  readonly required: boolean
  readonly description?: string
  readonly schema: Schema
}

/** The headers that the app sends with every call. */
export const headers: Readonly<Record<string, Parameter>> = {
  corpId: {
    name: 'Corp-Id',
    in: 'header',
    required: true,
    description: 'Which brand. Missing or ill-formed: 10001; unknown: 10002.',
    schema: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,31}$' },
  },
  language: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'In which language names and messages are.',
    schema: { type: 'string', enum: locales, default: 'zh-CN' },
  },
  appOs: {
    name: 'App-Os',
    in: 'header',
    required: false,
    description: '2 on iOS, else 1.',
    schema: { type: 'string', enum: ['1', '2'], default: '1' },
  },
  appVersion: {
    name: 'App-Version',
    in: 'header',
    required: false,
    description: 'Below the oldest version that is served: 10003.',
    schema: { type: 'string', pattern: '^\\d{1,3}\\.\\d\\.\\d$' },
  },
  requestId: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'Comes back in the answer and stands in the log; made when missing.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' },
  },
}

export const headerRefs = Object.keys(headers).map((name) => ({ $ref: `#/components/parameters/${name}` }))

/** The fields of an object, each a parameter of the address. */
export const queryOf = ({ properties = {}, required = [] }: Schema): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
