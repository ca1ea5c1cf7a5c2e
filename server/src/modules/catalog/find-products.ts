import { fold } from '@tiffin/core/catalog/fold'
import type { Product, ProductsById } from '@tiffin/core/catalog/product'
import { LRUCache } from 'lru-cache'
import { type Corp, menuVersionOf } from '../../base/corp.ts'
import type { Database } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { named, statement } from '../../db/statement.ts'

/** How well a product answers what was typed, best first. */
const grade = {
  name: 0,
  beginning: 1,
  word: 2,
  part: 3,
  allWords: 4,
  heading: 5,
  option: 6,
  alike: 7,
  description: 8,
} as const

interface Found {
  readonly productId: string
  readonly grade: number
}

/** As many letters as a customer can type: one typed sign may fold into eighteen. */
const mostLetters = 50
/** Each word is looked for in every name. */
const mostWords = 10

/** What is looked for: what was typed, folded, and no longer than it could have been typed. */
const keywordOf = (typed: string): string => [...fold(typed)].slice(0, mostLetters).join('').trim()

const wordsOf = (keyword: string): string[] => [...new Set(keyword.split(' '))].slice(0, mostWords)

/**
 * A control sign before each Latin letter that begins a word: "oat" is found in "oat milk" and not in "coat". Other scripts
 * write without blanks, or join words, and are found anywhere. `fold` leaves no such sign in what is typed.
 */
const beginnings = (text: Sql) => sql`regexp_replace(${text}, '(^|[^a-z0-9])([a-z])', E'\\\\1\\x01\\\\2', 'g')`

/** Whether a text of the database holds a word at the beginning of one of its own; the cheap question comes first. */
const holds = (words: Sql, word: Sql) =>
  sql`(strpos(${words}, ${word}) > 0 and strpos(${beginnings(words)}, ${beginnings(word)}) > 0)`

/** Least trigram similarity at which a name counts as meant. */
const enoughAlike = 0.45
/** Shorter words resemble too many names. */
const fewestLetters = 4
/** Most results of a search. */
const mostFound = 500

/**
 * Products whose names, in any language, headings, options or descriptions hold the words. `strpos` knows no wildcards. The rows are one
 * brand's only, found by its key: no trigram index can be asked behind the fence (docs/decisions/0030).
 */
export const listCalled = named(
  'catalog_search',
  sql<Found>`with recursive heading as (
       select category_id from category where corp_id = :corpId and ${holds(sql`name_words`, sql`:keyword`)}
       union
       select c.category_id from category c join heading h on c.parent_id = h.category_id where c.corp_id = :corpId
     ), optioned as (
       select l.product_id from property_value v join product_property l using (corp_id, property_id)
       where v.corp_id = :corpId and ${holds(sql`folded_lines(v.name)`, sql`:keyword`)}
     ), graded as (
       select p.product_id, p.sort, case
         when ${holds(sql`p.name_words`, sql`:keyword`)} then case
           when strpos(p.name_words, :wholeLine) > 0 then ${grade.name}
           when strpos(p.name_words, :lineBeginning) > 0 then ${grade.beginning}
           when strpos(p.name_words, :wordBeginning) > 0 then ${grade.word}
           else ${grade.part} end
         when not exists (select from unnest(:words::text[]) word where not ${holds(sql`p.name_words`, sql`word`)}) then ${grade.allWords}
         when p.category_id in (select category_id from heading) then ${grade.heading}
         when p.product_id in (select product_id from optioned) then ${grade.option}
         when not exists (
           select from unnest(:words::text[]) word
           where not ${holds(sql`p.name_words || c.name_words || p.description_words`, sql`word`)}) then ${grade.description}
         end as grade
       from product p join category c using (corp_id, category_id) where p.corp_id = :corpId
     )
     select product_id as "productId", grade as "grade!" from graded where grade is not null
     order by grade, sort, product_id limit ${mostFound}`,
  (corpId: string, keyword: string) => ({
    corpId,
    keyword,
    words: wordsOf(keyword),
    wholeLine: `\n${keyword}\n`,
    lineBeginning: `\n${keyword}`,
    wordBeginning: ` ${keyword}`,
  }),
)

/** What was meant where two neighbouring letters were typed the wrong way round: `mlik` gives `milk` among others. */
export function swapped(typed: string): string[] {
  const letters = [...typed]
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? ''
    if (letter === before || letter === ' ' || before === ' ') return []
    return [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')]
  })
}

/** Products with a name that is nearly what was typed, the likest first; two letters swapped are as good as none wrong. */
export const listAlike = named(
  'catalog_search_alike',
  sql<Found>`with compared as materialized (
       select product_id, sort, case
         when exists (select from unnest(:meant::text[]) meant where strpos(name_words, meant) > 0) then 1
         else likeness(:keyword, name_words) end as alike
       from product where corp_id = :corpId
     )
     select product_id as "productId", ${grade.alike} as "grade!" from compared where alike >= :enoughAlike
     order by alike desc, sort, product_id limit ${mostFound}`,
  (corpId: string, keyword: string) => ({ corpId, keyword, enoughAlike, meant: swapped(keyword) }),
)

/** A search that takes longer is given up, since others wait for its place. */
const patience = statement(sql`select set_config('statement_timeout', '1s', true)`)

/** What is nearly so counts when nothing is called or headed so. */
async function findIds(db: Database, corpId: string, keyword: string): Promise<Found[]> {
  return db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [, { rows: called }] = await tx.batch(patience, listCalled(corpId, keyword))
    const isCalledSo = called.some((each) => each.grade < grade.alike)
    if (isCalledSo || keyword.length < fewestLetters) return called
    const [{ rows: alike }] = await tx.finish(listAlike(corpId, keyword))
    const known = new Set(alike.map(({ productId }) => productId))
    return [...alike, ...called.filter(({ productId }) => !known.has(productId))]
  })
}

interface Menu {
  readonly byId: ProductsById
}

/** The menu's products that answer what a customer typed, best match first; of two as good the one whose shown name holds it. */
export type FindProducts = (corp: Corp, menu: Menu, keyword: string) => Promise<Product[]>

export function productFinder(db: Database): FindProducts {
  /** Searches of late: many look for the same, and a catalogue changes seldom. */
  const held = new LRUCache<string, Found[], { corpId: string; keyword: string }>({
    max: 500,
    fetchMethod: (_key, _old, { context: { corpId, keyword } }) => findIds(db, corpId, keyword),
  })
  return async (corp, { byId }, typed) => {
    const { corpId } = corp
    const keyword = keywordOf(typed)
    if (keyword === '') return []
    const key = `${corpId} ${menuVersionOf(corp)} ${keyword}`
    const found = (await held.fetch(key, { context: { corpId, keyword } })) ?? []
    const isSeen = (product: Product) => fold(product.productName).includes(keyword)
    return found
      .flatMap((each) => {
        const product = byId.get(each.productId)
        return product ? [{ product, rank: each.grade * 2 + (isSeen(product) ? 0 : 1) }] : []
      })
      .sort((a, b) => a.rank - b.rank)
      .map(({ product }) => product)
  }
}
