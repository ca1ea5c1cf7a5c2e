import { deleteAccount, exportMyData, findAllergens, saveAllergens } from '@tiffin/contract/profile'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask, saidInLog } from '../../../test/app.ts'
import { asCorp, insertRow } from '../../../test/build-shop.ts'
import { openAccount, ownCode } from '../../../test/having-everything.ts'
import { app, nonceFor } from '../../../test/logging-in.ts'

const nothing = { allergenList: [], isTold: false }

describe('what a customer avoids', () => {
  test('[food-8] is nothing at first, kept as it is said, each allergen once, and taken back', async () => {
    const account = await openAccount()
    const read = async () => (await ask(app, findAllergens, account)).data
    const save = (body: Record<string, unknown>) => ask(app, saveAllergens, { ...account, body })
    expect(await read()).toEqual(nothing)
    const { data } = await save({ allergenList: ['milk', 'nuts', 'milk'], isTold: true })
    expect(data).toEqual({ allergenList: ['milk', 'nuts'], isTold: true })
    expect(await read()).toEqual(data)
    expect((await save(nothing)).data).toEqual(nothing)
    expect(await read()).toEqual(nothing)
  })

  test('[food-8] is one of the fourteen', async () => {
    const account = await openAccount()
    for (const allergenList of [['dust'], 'milk', [7], null]) {
      const { code } = await ask(app, saveAllergens, { ...account, body: { allergenList, isTold: false } })
      expect(code).toBe(refusals.inputInvalid)
    }
  })

  test('[food-8] is in the export and in no log', async () => {
    const account = await openAccount()
    const body = { allergenList: ['crustaceans'], isTold: true }
    await ask(app, saveAllergens, { ...account, body })
    await ask(app, saveAllergens, { ...account, body: { ...body, isTold: 'crustaceans' } })
    expect((await ask(app, exportMyData, account)).data.avoidedAllergens).toEqual(body)
    expect(saidInLog()).not.toContain('crustaceans')
  })

  test('[food-8][PV-01] goes with the account, from the orders too', async () => {
    const account = await openAccount()
    const { corp, token, buy } = account
    await insertRow(corp, 'material', { material_id: 'shrimp', name: '{}', contains: ['crustaceans'] })
    await insertRow(corp, 'sku_material', { sku_id: account.skuId, material_id: 'shrimp', weight: 1000 })
    await asCorp(corp, 'update corp set catalog_version = catalog_version + 1')
    await ask(app, saveAllergens, { ...account, body: { allergenList: ['crustaceans'], isTold: true } })
    const { data } = await buy(500)
    expect(data.productList[0]?.warning).toMatchObject({ containsList: ['crustaceans'] })
    const kept = async () => [
      ...(await asCorp(corp, `select 1 from order_line where warning::text like '%crustaceans%'`)),
      ...(await asCorp(corp, 'select 1 from customer where cardinality(avoided_allergens) > 0 or tells_allergens')),
    ]
    expect(await kept()).toHaveLength(2)
    const code = await ownCode(corp, token)
    const removed = await ask(app, deleteAccount, {
      ...{ corp, token, body: { confirm: true, code, nonce: nonceFor(corp, { code }) } },
    })
    expect(removed.code).toBe(200)
    expect(await kept()).toEqual([])
  })
})
