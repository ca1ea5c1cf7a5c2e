import { calls } from '@tiffin/contract/calls'
import { discardDraft, publishDraft } from '@tiffin/contract/desk/draft'
import { logOutOfDesk } from '@tiffin/contract/desk/login'
import { createPreview, findPreview, listFallbacks } from '@tiffin/contract/desk/preview'
import { listProducts } from '@tiffin/contract/product'
import { faults, refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, headersOf, testApp } from '../../../test/app.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { created, drafting, named, price } from '../../../test/drafting.ts'
import { buildAtDesk } from '../../../test/team.ts'
import { replanning } from '../../db/replanning.ts'
import { layOverTables } from '../draft/index.ts'
import { withinTransaction } from './within-transaction.ts'

const hourMs = 3_600_000
const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ clock })
const { draft, save, openMenu } = drafting(app)

/** A preview of another price, and the way to look through it. */
async function openPreview() {
  const menu = await openMenu()
  const { corp, storeId, desk, skuId } = menu
  const body = await draft(desk, price(skuId, 500, 540))
  const wish = { draftId: body.draftId, storeId, at: clock.at + 24 * hourMs, language: 'en-US' }
  const { data } = await ask(app, createPreview, { ...desk, body: wish })
  const caller = { corp, headers: { preview: data.token } }
  const look = async () => {
    const answer = await ask(app, listProducts, { ...caller, body: { storeId, pageSize: 100 } })
    return answer.code === 200 ? answer.data.list.map((product) => product.skuList[0]?.price) : answer.code
  }
  return { ...menu, ...data, body, wish, caller, look }
}

describe('with a preview', () => {
  it('[draft-11] a call answers when it only reads what customers see, and any other refuses', async () => {
    const { caller } = await openPreview()
    await app.http.ready()
    const answers = Object.entries(calls).map(async ([name, call]) => {
      const { method, path, isPreviewed = false } = call
      const payload = method === 'POST' ? { payload: '{}' } : {}
      const answer = await app.http.inject({ method, url: path, headers: headersOf(caller), ...payload })
      return { name, isPreviewed, status: answer.statusCode, code: answer.json().code }
    })
    for (const { name, isPreviewed, status, code } of await Promise.all(answers)) {
      if (isPreviewed) expect([name, status < 500, code === refusals.previewOnly]).toEqual([name, true, false])
      else expect([name, code]).toEqual([name, refusals.previewOnly])
    }
  })

  it('[draft-11] no call for logged-in customers or staff is allowed', () => {
    const previewed = Object.entries(calls).filter(([, { isPreviewed }]) => isPreviewed)
    const closed = previewed.filter(([, { as }]) => as !== 'anyone' && as !== 'maybeCustomer')
    expect(closed.map(([name]) => name)).toEqual([])
    expect(previewed.length).toBeGreaterThan(20)
  })

  it('[draft-11] a log-in beside it does not count', async () => {
    const { caller, desk } = await openPreview()
    const { headers } = caller
    const answer = await ask(app, calls.listDrafts, { ...desk, headers, body: {} })
    expect(answer.code).toBe(refusals.previewOnly)
  })

  it('[draft-11] an answer is not to be stored and has the time of the preview; the next one without it is as it was', async () => {
    const { corp, storeId, caller, wish } = await openPreview()
    const address = await app.http.listen({ host: '127.0.0.1', port: 0 })
    const read = async (headers: Record<string, string>) => {
      const sent = { ...headersOf({ corp }), ...headers }
      const body = JSON.stringify({ storeId, pageSize: 500 })
      const answer = await fetch(address + listProducts.path, { method: 'POST', headers: sent, body })
      const { data } = (await answer.json()) as { data: { list: { skuList: { price: number }[] }[] } } // what a list answers
      return { answer, price: data.list[0]?.skuList[0]?.price }
    }
    expect((await read({})).price).toBe(500)
    expect((await read({})).price).toBe(500)
    const { answer, price: shown } = await read(caller.headers)
    expect(shown).toBe(540)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'") // ready answers have none
    expect(Date.parse(answer.headers.get('date') ?? '')).toBe(Math.floor(wish.at / 1000) * 1000)
    expect((await read({})).price).toBe(500)
  })

  it('[draft-11] the database refuses to write anything but the copies', async () => {
    const { corp, skuId } = await openMenu()
    const changes = [{ kind: 'sku', itemId: skuId, op: 'update', fields: { price: { from: 500, to: 540 } } }] as const
    const trial = (text: string) =>
      testDb.tx({ role: 'app', corp, isPreview: true }, async (tx) => {
        await layOverTables(replanning(tx), { corpId: corp, changes, now: clock.at })
        return withinTransaction(tx, testDb).tx({ role: 'app', corp }, (own) => own.query(text))
      })
    await expect(trial(`update product set sort = 9`)).rejects.toThrow(/read-only/)
    await expect(trial(`insert into tiffin.sku select * from sku`)).rejects.toThrow(/read-only/)
    expect((await trial('update sku set price = 1')).count).toBe(1)
    expect(await asCorp(corp, 'select price from sku')).toEqual([{ price: 500 }])
  })

  it('[draft-11] no transaction waits for it, and it waits for none', async () => {
    const { corp, skuId, look } = await openPreview()
    await testDb.tx({ role: 'app', corp }, async (tx) => {
      await tx.query('select corp_id from corp for update')
      await tx.query('update sku set sort = 1 where sku_id = $1', [skuId])
      expect(await look()).toEqual([540])
    })
  })

  it('more callers than it serves are asked to come back in a second', async () => {
    const { look, caller, storeId } = await openPreview()
    const answers = await Promise.all(Array.from({ length: 90 }, look))
    expect(answers.filter((answer) => answer === faults.tooManyRequests).length).toBeGreaterThan(0)
    expect(answers.slice(0, 40)).toEqual(Array(40).fill([540]))
    const message = { method: listProducts.method, url: listProducts.path, headers: headersOf(caller) }
    const request = () => app.http.inject({ ...message, payload: JSON.stringify({ storeId, pageSize: 100 }) })
    const refused = (await Promise.all(Array.from({ length: 90 }, request))).filter(({ json }) => json().code !== 200)
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['1']))
    expect(await look()).toEqual([540])
  })
})

describe('a preview', () => {
  it('shows what is in the draft now', async () => {
    const { desk, body, skuId, look } = await openPreview()
    await save(desk, body.draftId, price(skuId, 540, 560))
    expect(await look()).toEqual([560])
  })

  it('says what it shows', async () => {
    const { caller, wish, expiresAt } = await openPreview()
    expect((await ask(app, findPreview, caller)).data).toEqual({
      ...{ draftName: 'Autumn', storeName: 'Riverside', timeZone: 'Asia/Shanghai' },
      ...{ at: wish.at, isMember: false, language: 'en-US', expiresAt },
    })
    expect((await ask(app, findPreview, { corp: caller.corp })).code).toBe(refusals.previewOver)
  })

  it('[draft-14] says which texts its language does not have, in the words that are shown instead', async () => {
    const { caller, desk, body } = await openPreview()
    const both = { 'en-US': 'Winter', 'zh-CN': '冬' }
    const night = { name: { 'zh-CN': '夜', 'th-TH': 'คืน' }, description: both }
    await save(desk, body.draftId, created('category', 'winter', { name: both }))
    await save(desk, body.draftId, created('category', 'night', night))
    const { textList } = (await ask(app, listFallbacks, caller)).data
    expect(textList).toContain('夜')
    expect(textList).not.toContain('冬')
    expect(textList).not.toContain('Winter')
    expect((await ask(app, listFallbacks, { corp: caller.corp })).code).toBe(refusals.previewOver)
  })

  it.each([
    ['when its draft is published', ({ desk, body }: Opened) => ask(app, publishDraft, { ...desk, body })],
    ['when its draft is discarded', ({ desk, body }: Opened) => ask(app, discardDraft, { ...desk, body })],
    ['when its maker logs out', ({ desk }: Opened) => ask(app, logOutOfDesk, desk)],
    [
      'when its maker may no longer see drafts',
      ({ corp }: Opened) => asCorp(corp, `update staff_grant set role = 'employee'`),
    ],
    ['after two hours', async () => (clock.at += 2 * hourMs)],
  ] as const)('[draft-12] is over %s', async (_when, end) => {
    const opened = await openPreview()
    expect(await opened.look()).toEqual([540])
    await end(opened)
    expect(await opened.look()).toBe(refusals.previewOver)
  })

  it('[draft-12] lasts until just before its two hours have passed', async () => {
    const { look } = await openPreview()
    clock.at += 2 * hourMs - 1
    expect(await look()).toEqual([540])
  })

  it('[draft-12] is no preview of another brand, nor one that was written by hand', async () => {
    const { corp: own, token, storeId } = await openPreview()
    const other = await openMenu()
    const [payload = '', signature = ''] = token.split('.')
    const later = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), exp: clock.at + 1000 * hourMs }
    const forged = `${Buffer.from(JSON.stringify(later)).toString('base64url')}.${signature}`
    for (const [corp, preview] of [
      [other.corp, token],
      [own, forged],
      [own, `${payload}.`],
      [own, `${token}.x`],
      [own, 'x'],
      [own, 'x'.repeat(5000)],
    ] as const) {
      const answer = await ask(app, listProducts, { corp, headers: { preview }, body: { storeId } })
      expect(answer.code).toBe(refusals.previewOver)
    }
  })

  it('is not made of a draft that is not there, for no store of the brand, nor without the right to see the menu', async () => {
    const { corp, storeId, desk, wish } = await openPreview()
    const make = async (as: typeof desk, more: object) =>
      (await ask(app, createPreview, { ...as, body: { ...wish, ...more } })).code
    expect(await make(desk, { draftId: 'gone' })).toBe(refusals.draftUnknown)
    expect(await make(desk, { storeId: 'gone' })).toBe(refusals.storeUnknown)
    expect(await make(desk, { language: 'fr-FR' })).toBe(refusals.inputInvalid)
    const keeper = await buildAtDesk(app, corp, { role: 'storeManager', stores: [storeId] })
    expect(await make(keeper, {})).toBe(refusals.notAllowed)
  })

  it('[draft-10] is refused with the faults of publishing', async () => {
    const { desk, storeId } = await openMenu()
    const { draftId } = await draft(desk, created('product', 'oolong', { name: named('Oolong') }))
    const body = { draftId, storeId, at: clock.at, language: 'en-US' }
    const answer = await ask(app, createPreview, { ...desk, body })
    expect([answer.code, answer.data]).toEqual([
      refusals.publishFault,
      { faultList: [{ kind: 'product', itemId: 'oolong', field: 'categoryId', fault: 'required' }] },
    ])
  })
})

type Opened = Awaited<ReturnType<typeof openPreview>>
