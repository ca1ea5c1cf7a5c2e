import type { Change, Value } from '@tiffin/core/draft/change'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** What a release made of a field with texts. */
export interface FieldChangeRow {
  readonly releaseNo: number
  readonly kind: string
  readonly itemId: string
  readonly field: string
  readonly from: Value
  readonly to: Value
}

const moved = sql`release_no as "releaseNo", change.kind, change.item_id as "itemId", field as "field!",
       fields -> field -> 'from' as "from", fields -> field -> 'to' as "to"`

/** What releases changed of texts, the newest first. */
export const listTextChanges = named(
  'translation_changes',
  sql<FieldChangeRow>`select ${moved} from release_change change, unnest(:textFields::text[]) as field
     where corp_id = :corpId and kind = any (:kinds) and fields ? field order by release_no desc limit :limit`,
  (
    corpId: string,
    { kinds, fields }: { readonly kinds: readonly string[]; readonly fields: readonly string[] },
    limit: number,
  ) => ({ ...{ corpId, kinds, limit }, textFields: fields }),
)

/** The same of some items. */
export const listTextChangesOf = named(
  'translation_changes_of',
  sql<FieldChangeRow>`select ${moved} from jsonb_to_recordset(:items) as wish (kind text, "itemId" text)
       join release_change change on change.corp_id = :corpId and change.kind = wish.kind and change.item_id = "itemId",
       unnest(:textFields::text[]) as field
     where fields ? field order by release_no desc limit :limit`,
  (
    corpId: string,
    {
      items,
      fields,
    }: { readonly items: readonly Pick<Change, 'kind' | 'itemId'>[]; readonly fields: readonly string[] },
    limit: number,
  ) => ({
    ...{ corpId, limit, textFields: fields },
    items: JSON.stringify(items.map(({ kind, itemId }) => ({ kind, itemId }))),
  }),
)

export interface RequiredLanguages {
  /** Null: the brand has chosen none. */
  readonly required: string[] | null
  /** The first language that the brand lists; null when it lists none. */
  readonly own: string | null
}

export const findRequiredLanguages = named(
  'translation_required',
  sql<RequiredLanguages>`select required_languages as "required",
       (select code from corp_language where corp_language.corp_id = corp.corp_id order by sort, code limit 1) as "own"
     from corp where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

export const putRequiredLanguages = named(
  'translation_require',
  sql`update corp set required_languages = :codes where corp_id = :corpId`,
  (corpId: string, codes: readonly string[]) => ({ corpId, codes }),
)

/** That a text was said to fit. */
export interface FitRow {
  readonly kind: string
  readonly itemId: string
  readonly field: string
  readonly part: string
  readonly language: string
  readonly digest: string
}

export const listFits = named(
  'translation_fits',
  sql<FitRow>`select kind, item_id as "itemId", field, part, language, digest from translation_fit where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

export const putFit = named(
  'translation_fit_put',
  sql`insert into translation_fit (corp_id, kind, item_id, field, part, language, digest)
     values (:corpId, :kind, :itemId, :field, :part, :language, :digest)
     on conflict (corp_id, kind, item_id, field, part, language) do update set digest = excluded.digest`,
  (corpId: string, fit: FitRow) => ({ ...fit, corpId }),
)
