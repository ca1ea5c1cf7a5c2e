import { t } from './words.ts'

/** "Table 12"; empty for an order that goes to none, and for one that an app of before has kept without saying. */
export const tableText = (tableName: string | undefined): string =>
  tableName ? t('table.name', { name: `\u2068${tableName}\u2069` }) : ''
